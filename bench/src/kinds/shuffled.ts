import type { SeededRandom } from '../seeded-random.ts';

/** The same values in another order. */
export function shuffled<Value>(values: readonly Value[], random: SeededRandom): Value[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
