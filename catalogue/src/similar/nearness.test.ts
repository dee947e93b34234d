import { describe, expect, it } from 'vitest';
import { areForTheSame, areOneDesign } from './nearness.ts';

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

  it.each([
    ['alder linda dress', 'alder linda dress xl', true],
    ['alder linda dress s', 'alder linda dress m', true],
    ['levis 501 jeans', 'levis 505 jeans', false],
  ])('called %j and %j are one product: %s', (one, other, isSo) => {
    expect(areOneDesign({ design: one }, { design: other })).toBe(isSo);
  });
});
