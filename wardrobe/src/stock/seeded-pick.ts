import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';

/** The same number for the same words on every machine and run. */
export function seedOf(text: string): number {
  const hash = Math.imul(mixedFnv1a(text), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One entry, chosen by the words of the seed. */
export function pick<Entry>(list: readonly Entry[], seed: string): Entry {
  const entry = list[seedOf(seed) % list.length];
  if (entry === undefined) throw new Error(`Nothing to pick from for ${seed}`);
  return entry;
}
