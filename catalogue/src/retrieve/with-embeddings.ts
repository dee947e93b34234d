import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { RowSet } from '../memory-index/rows/row-set.ts';
import type { Fused } from '../rank/fuse.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type Found, fromIds } from './sources.ts';

/** What lies near for an embedding model among some rows, list by list. */
export const fromEmbeddings = (
  shop: CatalogueSnapshot,
  among: RowSet,
  embedded: EmbeddedQuery | null,
): Found[][] => (embedded?.nearest ?? []).map((ids) => fromIds(shop, among, ids));

/** Candidates with what a model says of each, whatever source found them. */
export async function withEmbeddings(
  fused: readonly Fused[],
  embedded: EmbeddedQuery,
): Promise<Fused[]> {
  const { words, picture } = await embedded.scores(fused.map(({ candidate }) => candidate.id));
  return fused.map((one) => ({
    ...one,
    embedding: words.get(one.candidate.id) ?? 0,
    pictureEmbedding: picture.get(one.candidate.id) ?? 0,
  }));
}
