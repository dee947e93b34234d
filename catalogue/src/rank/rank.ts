import type { Fused } from './fuse.ts';
import { featuresOfAll, type RankingInputs } from './rank-features.ts';
import {
  type FeatureName,
  type Features,
  MATCH_FEATURES,
  NUDGE_FEATURES,
  RANK_WEIGHTS,
} from './rank-weights.ts';

export interface Ranked extends Fused {
  features: Features;
  /** How well it answers, from 0 up; comparable within one search only. */
  match: number;
  /** What orders the answers: the match, and what speaks for an item beside it. */
  relevance: number;
}

export const weigh = (
  features: Features,
  names: readonly FeatureName[],
  weights: Features = RANK_WEIGHTS,
): number => names.reduce((sum, name) => sum + weights[name] * features[name], 0);

/** Orders candidates, best first, by a weighted sum of features that each have a name. */
export function rank(fused: readonly Fused[], by: RankingInputs): Ranked[] {
  const features = featuresOfAll(fused, by);
  return fused
    .flatMap((one, at): Ranked[] => {
      const own = features[at];
      if (own === undefined) return [];
      const match = weigh(own, MATCH_FEATURES);
      return [{ ...one, features: own, match, relevance: match + weigh(own, NUDGE_FEATURES) }];
    })
    .sort((a, b) => b.relevance - a.relevance || (a.item.id < b.item.id ? -1 : 1));
}
