import type { LastShape } from '../lasts/last.ts';

/** Half the width of a toe 5, 3, 1.4 and 0.3 cm before its end. */
const TOE_HALVES = {
  pointed: [3.1, 2.1, 1.2, 0.45],
  round: [3.4, 2.75, 2, 1],
  square: [3.5, 3, 2.45, 1.55],
} as const;

/** By length: half the width toward the outer and the inner side, up to the ball. */
const HALVES = [
  [0.3, 1.2, 1.2],
  [1.1, 2.05, 2.05],
  [3, 2.65, 2.6],
  [6, 2.55, 2.3],
  [9, 2.35, 1.9],
  [12, 2.8, 2.3],
  [15.5, 3.65, 3.35],
  [17.6, 3.75, 3.5],
] as const;

const CROWN = {
  length: 25,
  ridge: [
    [0, 7.2],
    [4, 8],
    [8, 8],
    [11, 7.2],
    [14, 5.8],
    [16.5, 4.5],
    [18.5, 3.55],
    [20.5, 2.75],
    [22.5, 2.05],
    [24, 1.45],
    [24.7, 1],
    [25, 0.5],
  ],
  sidePower: [
    [0, 0.62],
    [8, 0.75],
    [15, 0.9],
    [25, 0.95],
  ],
  crownPower: [
    [0, 0.8],
    [12, 0.8],
    [18, 0.74],
    [25, 0.72],
  ],
  bulge: 0.05,
  heelCurve: [
    [0, 0.45],
    [1.8, 0],
    [3.6, 0.2],
    [5.6, 0.7],
    [7, 0.9],
  ],
  taper: [
    [0, 0.95],
    [2.5, 1],
    [5, 0.9],
    [8, 0.75],
  ],
} as const;

/** A pitched last: the heel `heel` centimeters up, the ball near the floor. */
export function heeledLast(heel: number, toe: keyof typeof TOE_HALVES): LastShape {
  const tip = TOE_HALVES[toe];
  const ends = [20, 22, 23.6, 24.7].map((x, i) => [x, tip[i] ?? 0] as const);
  return {
    ...CROWN,
    lateral: [[0, 0], ...HALVES.map(([x, outer]) => [x, outer] as const), ...ends, [25, 0]],
    medial: [
      [0, 0],
      ...HALVES.map(([x, , inner]) => [x, -inner] as const),
      ...ends.map(([x, half]) => [x, -half * 0.97] as const),
      [25, 0],
    ],
    feather: [
      [0, heel + 0.15],
      [1.5, heel * 0.98],
      [4, heel * 0.87],
      [7, heel * 0.62 + 0.1],
      [10.5, heel * 0.33 + 0.15],
      [14, heel * 0.1 + 0.25],
      [16.2, 0.42],
      [18, 0.32],
      [20.5, 0.36],
      [22.5, 0.52],
      [25, 0.85],
    ],
  };
}
