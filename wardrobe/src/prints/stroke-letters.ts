type Stroke = readonly (readonly [x: number, y: number])[];

/** Points of an ellipse from one angle to another, in quarter turns counterclockwise from the right. */
function arc(
  [x, y, across, up]: readonly [number, number, number, number],
  [from, to]: readonly [number, number],
): Stroke {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * (Math.PI / 2);
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)] as const;
  });
}

/** Capitals of one stroke width, a unit tall and 0.62 wide; the I is as wide as its stroke. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 0],
      [0.31, 1],
      [0.62, 0],
    ],
    [
      [0.12, 0.32],
      [0.5, 0.32],
    ],
  ],
  D: [
    [
      [0.24, 0],
      [0, 0],
      [0, 1],
      [0.24, 1],
    ],
    arc([0.24, 0.5, 0.38, 0.5], [-1, 1]),
  ],
  I: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  L: [
    [
      [0, 1],
      [0, 0],
      [0.52, 0],
    ],
  ],
  N: [
    [
      [0, 0],
      [0, 1],
      [0.6, 0],
      [0.6, 1],
    ],
  ],
  O: [arc([0.34, 0.5, 0.34, 0.5], [0, 4])],
  S: [arc([0.3, 0.74, 0.28, 0.26], [0.35, 3]), arc([0.3, 0.24, 0.3, 0.24], [1, -1.7])],
  U: [
    [
      [0, 1],
      [0, 0.3],
    ],
    arc([0.3, 0.3, 0.3, 0.3], [2, 4]),
    [
      [0.6, 0.3],
      [0.6, 1],
    ],
  ],
};

const GAP = 0.26;

const widthOf = (strokes: readonly Stroke[]): number => Math.max(...strokes.flat().map(([x]) => x));

function distanceToPiece(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/**
 * How far a place is from the middle line of a word's letters, which are a unit tall, stand on y = 0
 * and have x = 0 in their middle.
 *
 * @throws Error for a letter that is not drawn
 */
export function wordDistance(word: string): (x: number, y: number) => number {
  let end = 0;
  const letters = [...word].map((letter) => {
    const strokes = STROKES[letter];
    if (!strokes) throw new Error(`The letter "${letter}" is not drawn`);
    const left = end;
    end += widthOf(strokes) + GAP;
    return { left, right: end - GAP, strokes };
  });
  const half = (end - GAP) / 2;
  return (x, y) => {
    let nearest = Infinity;
    for (const { left, right, strokes } of letters) {
      if (x + half < left - GAP || x + half > right + GAP) continue;
      const place = [x + half - left, y] as const;
      for (const stroke of strokes)
        stroke.forEach((point, at) => {
          const next = stroke[at + 1];
          if (next) nearest = Math.min(nearest, distanceToPiece(place, point, next));
        });
    }
    return nearest;
  };
}
