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

/** Looks a key up in a table of the stock; a wrong key is a mistake in the stock's own data. */
export function known<Entry>(
  table: Readonly<Record<string, Entry>>,
  key: string,
  what: string,
): Entry {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  if (entry === undefined) throw new Error(`The wardrobe knows no ${what} called "${key}"`);
  return entry;
}
