const DEPTH = 10;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Normalized discounted cumulative gain of the first ten, with gains 2^grade - 1 (Järvelin and
 * Kekäläinen, TOIS 2002; gains after Burges et al., ICML 2005).
 * @param grades Of the answers, best first.
 * @param all Of everything that could have been answered, in any order.
 * @returns from 0 to 1.
 */
export function ndcgAt10(grades: readonly number[], all: readonly number[]): number {
  const ideal = gainOf(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gainOf(grades) / ideal;
}

/** The share of the first ten places that an answer of at least this grade stands on. */
export const precisionAt10 = (grades: readonly number[], least: number): number =>
  grades.slice(0, DEPTH).filter((grade) => grade >= least).length / DEPTH;
