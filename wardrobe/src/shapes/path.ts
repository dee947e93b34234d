const PAIR = /(-?[\d.]+),(-?[\d.]+)/g;

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** Writes SVG path data with numbers rounded: p`M${0},${y} L${x},${y}`. Absolute commands only. */
export function p(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.reduce((path, text, index) => `${path}${rounded(values[index - 1] ?? 0)}${text}`);
}

interface Point {
  x: number;
  y: number;
}

function pointsOf(path: string): Point[] {
  return [...path.matchAll(PAIR)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** The same path on the other side of the line x = 0. */
export function mirrored(path: string): string {
  return path.replace(PAIR, (_, x: string, y: string) => `${rounded(-Number(x))},${y}`);
}

export const bothSides = (path: string): string[] => [path, mirrored(path)];

export function shifted(path: string, dx: number, dy: number): string {
  return path.replace(
    PAIR,
    (_, x: string, y: string) => `${rounded(Number(x) + dx)},${rounded(Number(y) + dy)}`,
  );
}

/** Turns a path around a point, in degrees, clockwise on the page. */
export function turned(path: string, degrees: number, around: Point): string {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return path.replace(PAIR, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - around.x, Number(y) - around.y];
    const turnedX = around.x + dx * cos - dy * sin;
    return `${rounded(turnedX)},${rounded(around.y + dx * sin + dy * cos)}`;
  });
}

/** The box around every point and control point, which is close enough to place a drawing. */
export function boundsOf(paths: readonly string[]) {
  const points = paths.flatMap(pointsOf);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/**
 * Completes the right half of an outline, drawn from its top on the line x = 0 to its bottom
 * there, with the mirrored left half. Understands M, L, Q and C.
 */
export function symmetric(half: string): string {
  const steps = half
    .split(/(?=[MLQC])/)
    .filter((step) => step.trim() !== '')
    .map((step) => ({ command: step.charAt(0), points: pointsOf(step) }));
  const back: string[] = [];
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const step = steps[index];
    const from = steps[index - 1]?.points.at(-1);
    if (!step || !from) continue;
    const controls = step.points.slice(0, -1).reverse();
    const targets = [...controls, from].map(({ x, y }) => `${rounded(-x)},${rounded(y)}`);
    back.push(`${step.command}${targets.join(' ')}`);
  }
  return `${half} ${back.join(' ')} Z`;
}

/** A crease of cloth from one point to another: a thin lens, `bend` to one side at its middle. */
export function crease(from: Point, to: Point, shape: { width: number; bend?: number }): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const middle = { x: from.x + dx / 2, y: from.y + dy / 2 };
  const reach = (shape.bend ?? 0) * 2;
  const near = {
    x: middle.x + nx * (reach - shape.width),
    y: middle.y + ny * (reach - shape.width),
  };
  const far = {
    x: middle.x + nx * (reach + shape.width),
    y: middle.y + ny * (reach + shape.width),
  };
  return p`M${from.x},${from.y} Q${near.x},${near.y} ${to.x},${to.y} Q${far.x},${far.y} ${from.x},${from.y} Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse({ x, y }, radius, radius);
}

export function ellipse(center: Point, rx: number, ry: number): string {
  const { x, y } = center;
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    p`M${x},${y - ry} C${x + kx},${y - ry} ${x + rx},${y - ky} ${x + rx},${y} ` +
    p`C${x + rx},${y + ky} ${x + kx},${y + ry} ${x},${y + ry} ` +
    p`C${x - kx},${y + ry} ${x - rx},${y + ky} ${x - rx},${y} ` +
    p`C${x - rx},${y - ky} ${x - kx},${y - ry} ${x},${y - ry} Z`
  );
}

export function box(
  left: number,
  top: number,
  size: { width: number; height: number; round?: number },
): string {
  const r = size.round ?? 0;
  const [right, bottom] = [left + size.width, top + size.height];
  return (
    p`M${left + r},${top} L${right - r},${top} Q${right},${top} ${right},${top + r} ` +
    p`L${right},${bottom - r} Q${right},${bottom} ${right - r},${bottom} ` +
    p`L${left + r},${bottom} Q${left},${bottom} ${left},${bottom - r} L${left},${top + r} ` +
    p`Q${left},${top} ${left + r},${top} Z`
  );
}
