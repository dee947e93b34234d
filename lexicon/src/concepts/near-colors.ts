/** Colors that shoppers take for one another or wear alike, by closeness from 0 to 1. */
const PAIRS: readonly [string, string, number][] = [
  ['red', 'pink', 0.3],
  ['red', 'orange', 0.25],
  ['orange', 'yellow', 0.25],
  ['orange', 'brown', 0.2],
  ['yellow', 'gold', 0.4],
  ['beige', 'white', 0.35],
  ['beige', 'brown', 0.4],
  ['beige', 'gold', 0.15],
  ['gray', 'silver', 0.45],
  ['gray', 'black', 0.25],
  ['gray', 'white', 0.15],
  ['blue', 'purple', 0.2],
  ['blue', 'green', 0.15],
  ['pink', 'purple', 0.3],
];

const colors = new Set(PAIRS.flatMap(([one, other]) => `${one} ${other}`.split(' ')));

/** Each color with its neighbors. */
export const NEAR_COLORS: ReadonlyMap<string, readonly (readonly [string, number])[]> = new Map(
  [...colors].map((color) => [
    color,
    PAIRS.flatMap(([one, other, closeness]) => {
      if (one === color) return [[other, closeness] as const];
      return other === color ? [[one, closeness] as const] : [];
    }),
  ]),
);
