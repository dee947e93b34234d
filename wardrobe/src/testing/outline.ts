interface Point {
  x: number;
  y: number;
}

const STEPS = 12;

function bezier(controls: readonly Point[], share: number): Point {
  const [first, ...rest] = controls;
  if (!first || rest.length === 0) return first ?? { x: 0, y: 0 };
  const closer = rest.map((next, at) => {
    const from = controls[at] ?? next;
    return { x: from.x + (next.x - from.x) * share, y: from.y + (next.y - from.y) * share };
  });
  return bezier(closer, share);
}

/** The lines of a path, with its curves cut into short straight pieces; one list for each "M". */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const points = [...numbers.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    if (command === 'M') outlines.push(points);
    const outline = outlines.at(-1) ?? [];
    const from = outline.at(-1);
    if (command === 'M' || !from) continue;
    for (let step = 1; step <= STEPS; step += 1)
      outline.push(bezier([from, ...points], step / STEPS));
  }
  return outlines;
}

const KNOWN = new Map<string, Point[][]>();

function linesOf(path: string): Point[][] {
  const known = KNOWN.get(path) ?? outlinesOf(path);
  KNOWN.set(path, known);
  return known;
}

/** Where the closed outlines cross the height `y`, from left to right. */
function crossingsAt(path: string, y: number): number[] {
  const crossings = linesOf(path).flatMap((outline) =>
    outline.flatMap((to, at) => {
      const from = outline.at(at - 1) ?? to;
      if (from.y > y === to.y > y) return [];
      return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
    }),
  );
  return crossings.toSorted((a, b) => a - b);
}

/** From the left edge to the right edge at a height, in centimeters, gaps included. */
export function widthAt(path: string, y: number): number {
  const crossings = crossingsAt(path, y);
  return (crossings.at(-1) ?? 0) - (crossings[0] ?? 0);
}

/** The pieces of cloth that lie beside each other at a height, each as its left and right edge. */
export function spansAt(path: string, y: number): [left: number, right: number][] {
  const crossings = crossingsAt(path, y);
  return crossings.flatMap((left, at): [number, number][] =>
    at % 2 === 0 ? [[left, crossings[at + 1] ?? left]] : [],
  );
}

export function covers(path: string, { x, y }: Point): boolean {
  return spansAt(path, y).some(([left, right]) => left <= x && x <= right);
}

/** Whether a line drawn `width` wide along the path covers a point. */
export function strokeCovers(path: string, width: number, { x, y }: Point): boolean {
  return linesOf(path).some((outline) =>
    outline.some((to, at) => {
      const from = outline[at - 1] ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(Math.max(along, 0), 1);
      return Math.hypot(x - from.x - share * dx, y - from.y - share * dy) <= width / 2;
    }),
  );
}

/** The box around what is drawn of a path, without control points that lie outside. */
export function extentOf(path: string) {
  const points = linesOf(path).flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
