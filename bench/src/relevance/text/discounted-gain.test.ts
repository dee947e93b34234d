import { describe, expect, it } from 'vitest';
import { ndcgAt10, precisionAt10 } from './discounted-gain.ts';

describe('discounted gain', () => {
  it('is 1 when the best come first and 0 when nothing is relevant', () => {
    expect(ndcgAt10([3, 2, 0], [0, 2, 3])).toBe(1);
    expect(ndcgAt10([0, 0], [0, 3])).toBe(0);
    expect(ndcgAt10([], [0])).toBe(0);
  });

  it('takes what comes later for less', () => {
    expect(ndcgAt10([0, 3], [3, 0])).toBeCloseTo(1 / Math.log2(3));
  });

  it('holds too few answers against a search', () => {
    expect(ndcgAt10([3], [3, 3])).toBeCloseTo(1 / (1 + 1 / Math.log2(3)));
    expect(precisionAt10([3, 2, 1], 2)).toBe(0.2);
  });
});
