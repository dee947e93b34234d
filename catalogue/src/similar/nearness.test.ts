import { describe, expect, it } from 'vitest';
import { areForTheSame } from './nearness.ts';

describe('two garments', () => {
  const wearer = (gender: string, ...facets: string[]) => ({ gender, facets });

  it.each([
    ['Women', 'Women', true],
    ['Women', 'Unisex', true],
    ['Unisex', 'Men', true],
    ['Women', 'Men', false],
  ])('for %s and for %s can be worn by one person: %s', (one, other, isSo) => {
    expect(areForTheSame(wearer(one), wearer(other))).toBe(isSo);
    expect(areForTheSame(wearer(other), wearer(one))).toBe(isSo);
  });

  it("cannot be worn by one person where only one is a child's", () => {
    expect(areForTheSame(wearer('Women', 'a:kids'), wearer('Women'))).toBe(false);
    expect(areForTheSame(wearer('Women', 'a:kids'), wearer('Unisex', 'a:kids'))).toBe(true);
  });
});
