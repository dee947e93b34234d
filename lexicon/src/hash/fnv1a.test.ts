import { describe, expect, it } from 'vitest';
import { fnv1a, mixedFnv1a } from './fnv1a.ts';

describe('the hash of a text', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is that of the reference for "%s"', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  it('is another one from another start', () => {
    expect(fnv1a('foobar', 0x9747b28c)).not.toBe(fnv1a('foobar'));
  });

  it('spreads texts that are nearly the same evenly once its bits are mixed', () => {
    const counts = new Map<number, number>();
    for (let at = 0; at < 4_000; at += 1) {
      const part = mixedFnv1a(`shop_${at}`) % 4;
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(900);
  });
});
