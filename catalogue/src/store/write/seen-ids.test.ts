import { describe, expect, it } from 'vitest';
import { createSeenIds } from './seen-ids.ts';

describe('the memory of seen ids', () => {
  it('never forgets one and hardly ever claims another', () => {
    const seen = createSeenIds();
    const id = (number: number) => `shop_${number}`;
    for (let number = 0; number < 50_000; number++) seen.add(id(number));
    const numbers = Array.from({ length: 50_000 }, (_, number) => number);
    expect(numbers.every((number) => seen.has(id(number)))).toBe(true);
    expect(numbers.filter((number) => seen.has(id(number + 50_000))).length).toBeLessThan(5);
  });
});
