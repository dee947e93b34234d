import { describe, expect, it } from 'vitest';
import { occasionAffinity } from './occasion-affinity.ts';

const garment = (type: string, facts: readonly string[] = [], colors: readonly string[] = []) => ({
  type,
  facts,
  colors,
});

describe('what an occasion calls for', () => {
  it('is called for by its type, by the types above it, its cloth and its color', () => {
    const suits = occasionAffinity(['evening']);
    expect(suits(garment('evening-gown'))).toBe(1);
    expect(suits(garment('pumps'))).toBeCloseTo(0.7);
    expect(suits(garment('midi-dress', ['velvet']))).toBeCloseTo(0.4);
    expect(occasionAffinity(['funeral'])(garment('cap', [], ['Black']))).toBeCloseTo(0.8);
  });

  it('is called for the more, the more speaks for it, and never beyond 1', () => {
    const suits = occasionAffinity(['summer']);
    const linen = suits(garment('shirt-dress', ['linen']));
    const more = suits(garment('shirt-dress', ['linen', 'short-sleeve']));
    expect(more).toBeGreaterThan(linen);
    expect(suits(garment('sundress', ['linen', 'short-sleeve', 'floral']))).toBeLessThan(1);
  });

  it('is the mean of several occasions', () => {
    expect(occasionAffinity(['evening', 'hiking'])(garment('evening-gown'))).toBeCloseTo(0.5);
  });

  it('is nothing for what calls for nothing', () => {
    expect(occasionAffinity(['v-neck'])(garment('dress', ['v-neck']))).toBe(0);
    expect(occasionAffinity([])(garment('dress'))).toBe(0);
  });
});
