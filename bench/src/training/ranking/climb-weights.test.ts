import {
  FEATURES,
  type FeatureName,
  type Features,
  RANK_WEIGHTS,
} from '@modiste/catalogue/rank/rank-weights';
import { describe, expect, it } from 'vitest';
import { climbWeights, scoreWeights } from './climb-weights.ts';

const only = (name: FeatureName, value: number): Features => {
  const none = FEATURES.map((feature) => [feature, 0] as const);
  return { ...RANK_WEIGHTS, ...Object.fromEntries(none), [name]: value };
};
const found = (name: FeatureName, grade: number) => ({ features: only(name, 1), grade });

describe('a climb over the weights', () => {
  const judged = [{ found: [found('color', 0), found('material', 3)], all: [0, 3] }];

  it('finds what orders the good answers first', () => {
    expect(scoreWeights(judged, RANK_WEIGHTS)).toBeLessThan(1);
    const { weights, score } = climbWeights(judged, RANK_WEIGHTS, ['color', 'material']);
    expect(score).toBe(1);
    expect(weights.material).toBeGreaterThan(weights.color);
  });

  it('leaves alone what it may not change or what does not help', () => {
    expect(climbWeights(judged, RANK_WEIGHTS, ['imageSimilarity']).weights).toEqual(RANK_WEIGHTS);
  });
});
