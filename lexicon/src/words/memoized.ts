import { LRUCache } from 'lru-cache';

const WORDS_REMEMBERED = 20_000;

interface Remembering<Given> {
  /** Tells what is given from all else. */
  keyOf: (given: Given) => string;
  max: number;
}

/** Keeps what a slow function made of what was given to it last. */
export function memoizedBy<Given, Value>(
  make: (given: Given) => Value,
  { keyOf, max }: Remembering<Given>,
): (given: Given) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max });
  return (given) => {
    const key = keyOf(given);
    const known = cache.get(key);
    if (known !== undefined) return known.value;
    const value = make(given);
    cache.set(key, { value });
    return value;
  };
}

/** Keeps what a slow function made of the texts that were asked for last. */
export const memoized = <Value>(make: (text: string) => Value, max = WORDS_REMEMBERED) =>
  memoizedBy(make, { keyOf: (text) => text, max });
