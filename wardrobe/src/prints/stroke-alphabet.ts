export type Stroke = readonly (readonly [x: number, y: number])[];

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

/** A line through points: x and y in turn. */
const line = (...numbers: readonly number[]): Stroke =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);

const BOWL = [line(0.26, 0.46, 0, 0.46, 0, 1, 0.26, 1), arc([0.26, 0.73, 0.27, 0.27], [-1, 1])];
const STEM = line(0, 0, 0, 1);

/** Capitals of one stroke width, a unit tall and some 0.6 wide; the I is as wide as its stroke. */
export const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line(0, 0, 0.31, 1, 0.62, 0), line(0.12, 0.32, 0.5, 0.32)],
  B: [...BOWL, line(0.3, 0.46, 0, 0.46, 0, 0, 0.3, 0), arc([0.3, 0.23, 0.27, 0.23], [-1, 1])],
  C: [arc([0.36, 0.5, 0.36, 0.5], [0.55, 3.45])],
  D: [line(0.24, 0, 0, 0, 0, 1, 0.24, 1), arc([0.24, 0.5, 0.38, 0.5], [-1, 1])],
  E: [line(0.5, 0, 0, 0, 0, 1, 0.5, 1), line(0, 0.52, 0.42, 0.52)],
  F: [line(0, 0, 0, 1, 0.5, 1), line(0, 0.5, 0.42, 0.5)],
  G: [arc([0.36, 0.5, 0.36, 0.5], [0.55, 4]), line(0.72, 0.5, 0.42, 0.5)],
  H: [STEM, line(0.58, 0, 0.58, 1), line(0, 0.5, 0.58, 0.5)],
  I: [STEM],
  J: [line(0.42, 1, 0.42, 0.25), arc([0.21, 0.25, 0.21, 0.25], [-2, 0])],
  K: [STEM, line(0.54, 1, 0, 0.4), line(0.2, 0.6, 0.58, 0)],
  L: [line(0, 1, 0, 0, 0.52, 0)],
  M: [line(0, 0, 0, 1, 0.36, 0.3, 0.72, 1, 0.72, 0)],
  N: [line(0, 0, 0, 1, 0.6, 0, 0.6, 1)],
  O: [arc([0.34, 0.5, 0.34, 0.5], [0, 4])],
  P: [STEM, ...BOWL],
  Q: [arc([0.34, 0.5, 0.34, 0.5], [0, 4]), line(0.42, 0.24, 0.68, -0.04)],
  R: [STEM, ...BOWL, line(0.26, 0.46, 0.56, 0)],
  S: [arc([0.3, 0.74, 0.28, 0.26], [0.35, 3]), arc([0.3, 0.24, 0.3, 0.24], [1, -1.7])],
  T: [line(0.3, 0, 0.3, 1), line(0, 1, 0.6, 1)],
  U: [line(0, 1, 0, 0.3), arc([0.3, 0.3, 0.3, 0.3], [2, 4]), line(0.6, 0.3, 0.6, 1)],
  V: [line(0, 1, 0.31, 0, 0.62, 1)],
  W: [line(0, 1, 0.22, 0, 0.45, 0.8, 0.68, 0, 0.9, 1)],
  X: [line(0, 0, 0.58, 1), line(0, 1, 0.58, 0)],
  Y: [line(0, 1, 0.3, 0.46, 0.6, 1), line(0.3, 0.46, 0.3, 0)],
  Z: [line(0, 1, 0.54, 1, 0, 0, 0.54, 0)],
  '&': [
    arc([0.28, 0.78, 0.19, 0.22], [-0.6, 2.6]),
    line(0.13, 0.63, 0.66, 0),
    line(0.4, 0.59, 0.16, 0.45),
    arc([0.27, 0.24, 0.27, 0.24], [1.35, 3.6]),
    line(0.38, 0.03, 0.62, 0.38),
  ],
};
