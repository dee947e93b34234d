/** By item id. */
export type Scores = ReadonlyMap<string, number>;

/**
 * Scores stretched from 0 for the lowest to 1 for the highest. What a cosine is worth differs from
 * model to model: texts of one may lie between 0.7 and 0.9 of each other, and its pictures of texts
 * between 0.15 and 0.3.
 */
export function rescaleScores(scores: Scores): Map<string, number> {
  const all = [...scores.values()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const stretch = (score: number) => (most > least ? (score - least) / (most - least) : 1);
  return new Map([...scores].map(([id, score]) => [id, stretch(score)]));
}

/** The mean of what the lists say of each item, of those that know it. */
export function meanScores(lists: readonly Scores[]): Map<string, number> {
  const said = Map.groupBy(
    lists.flatMap((list) => [...list]),
    ([id]) => id,
  );
  const mean = (scores: readonly (readonly [string, number])[]) =>
    scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  return new Map([...said].map(([id, scores]) => [id, mean(scores)]));
}
