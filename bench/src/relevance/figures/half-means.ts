import type { Half } from './measure.ts';

export interface JudgedCase {
  half: Half;
  /** From 0 to 1. */
  score: number;
}

/** The mean score of each half; null where a half has no cases. */
export function halfMeans(cases: readonly JudgedCase[]): Record<Half, number | null> {
  const meanOf = (half: Half): number | null => {
    const scores = cases.filter((each) => each.half === half).map(({ score }) => score);
    return scores.length === 0
      ? null
      : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  return { tuned: meanOf('tuned'), heldOut: meanOf('heldOut') };
}
