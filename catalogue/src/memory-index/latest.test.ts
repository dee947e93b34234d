import { describe, expect, it } from 'vitest';
import { Latest } from './latest.ts';

describe('what was worked out last', () => {
  it('is worked out once', () => {
    const latest = new Latest<string, number[]>(2);
    const first = latest.of('a', () => [1]);
    expect(latest.of('a', () => [2])).toBe(first);
  });

  it('is forgotten when it was not asked for the longest', () => {
    const latest = new Latest<string, number>(2);
    latest.of('a', () => 1);
    latest.of('b', () => 1);
    latest.of('a', () => 2);
    latest.of('c', () => 1);
    expect(latest.of('a', () => 2)).toBe(1);
    expect(latest.of('b', () => 2)).toBe(2);
  });
});
