import { LRUCache } from 'lru-cache';

const WORDS_REMEMBERED = 20_000;

/** Keeps what a slow function made of the texts that were asked for last. */
export function memoized<Value>(
  make: (text: string) => Value,
  max = WORDS_REMEMBERED,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max });
  return (text) => {
    const known = cache.get(text);
    if (known !== undefined) return known.value;
    const value = make(text);
    cache.set(text, { value });
    return value;
  };
}
