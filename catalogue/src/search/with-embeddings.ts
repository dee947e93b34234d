import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { Fused } from './fuse.ts';

/** Candidates with what a model says of each, whatever source found them. */
export async function withEmbeddings(
  fused: readonly Fused[],
  embedded: EmbeddedQuery,
): Promise<Fused[]> {
  const scores = await embedded.scores(fused.map(({ candidate }) => candidate.id));
  const best = Math.max(...scores.values(), Number.MIN_VALUE);
  return fused.map((one) => {
    const score = scores.get(one.candidate.id) ?? 0;
    return { ...one, embedding: Math.max(0, score / best) };
  });
}
