import { weigh } from '@modiste/catalogue/rank/rank';
import {
  type FeatureName,
  type Features,
  MATCH_FEATURES,
} from '@modiste/catalogue/rank/rank-weights';
import { ndcgAt10 } from '../../relevance/text/discounted-gain.ts';
import type { JudgedQuery } from '../../relevance/text/judged-queries.ts';

const FACTORS = [0, 0.5, 0.75, 0.9, 1.1, 1.33, 2];
/** A weight that is 0 cannot be multiplied. */
const WEIGHT_LEAST = 0.1;
/** Less is noise, not worth another weight. */
const GAIN_LEAST = 0.0005;
const ROUNDS_MAX = 8;

/** The mean NDCG@10 of the queries when their answers are ordered by these weights. */
export function scoreWeights(judged: readonly JudgedQuery[], weights: Features): number {
  const sum = judged.reduce((total, { found, all }) => {
    const ordered = found
      .map(({ features, grade }) => ({ grade, score: weigh(features, MATCH_FEATURES, weights) }))
      .toSorted((a, b) => b.score - a.score);
    return (
      total +
      ndcgAt10(
        ordered.map(({ grade }) => grade),
        all,
      )
    );
  }, 0);
  return sum / Math.max(judged.length, 1);
}

interface Climb {
  weights: Features;
  score: number;
}

/** The best of some changes of one weight; what was before where none is better by enough. */
function improve(judged: readonly JudgedQuery[], from: Climb, name: FeatureName): Climb {
  const now = Math.max(from.weights[name], WEIGHT_LEAST);
  const tried = FACTORS.map((factor): Climb => {
    const weights = { ...from.weights, [name]: Number((now * factor).toFixed(3)) };
    return { weights, score: scoreWeights(judged, weights) };
  });
  return tried.reduce((best, one) => (one.score > best.score + GAIN_LEAST ? one : best), from);
}

/**
 * Looks for weights that order the judged answers better, one weight at a time until none helps: a
 * coordinate ascent as for linear rankers by Metzler and Croft ("Linear feature-based models for
 * information retrieval", Information Retrieval 10, 2007).
 * @param names The features that the queries speak of; the others keep their weights.
 */
export function climbWeights(
  judged: readonly JudgedQuery[],
  start: Features,
  names: readonly FeatureName[],
): Climb {
  let best: Climb = { weights: start, score: scoreWeights(judged, start) };
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const before = best.score;
    for (const name of names) best = improve(judged, best, name);
    if (best.score === before) break;
  }
  return best;
}
