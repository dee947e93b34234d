import { fnv1a } from '@modiste/lexicon/hash/fnv1a';

/** A whole number from a text, the same for the same text. */
export const numberOfText = (text: string): number => Math.abs(fnv1a(text));

/** A list begun elsewhere: another order for another seed, the same for the same one. */
export function turnedBy<Value>(values: readonly Value[], seed: string): readonly Value[] {
  const at = values.length === 0 ? 0 : numberOfText(seed) % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}

/** A list in an order that the seed shuffles, the same for the same seed. */
export function shuffledBy<Value>(
  values: readonly Value[],
  seed: string,
  keyOf: (value: Value) => string,
): readonly Value[] {
  const placed = values.map((value) => ({ value, at: numberOfText(`${seed} ${keyOf(value)}`) }));
  return placed.toSorted((one, other) => one.at - other.at).map(({ value }) => value);
}
