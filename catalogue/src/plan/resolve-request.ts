import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { SearchRequest } from '../request/search-request.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { applyComparisons } from '../understand/apply-comparisons.ts';

/** A request of which everything is known but what its words ask. */
export interface ResolvedRequest extends SearchRequest {
  /** The item that its words compare with; null where none is attached. */
  anchor: IndexedItem | null;
  /** What an embedding model says of the words and the picture; null without one. */
  embedded: EmbeddedQuery | null;
}

export async function resolveRequest(
  { index }: CatalogueSnapshot,
  request: SearchRequest,
  embedded: EmbeddedQuery | null = null,
): Promise<ResolvedRequest> {
  const { comparedTo } = request;
  const anchor = comparedTo === undefined ? null : await index.readAnchor(comparedTo);
  return { ...request, anchor: anchor?.item ?? null, embedded };
}

/** What the words of a request ask of this catalogue. */
export async function understandRequest(
  snapshot: CatalogueSnapshot,
  { query, anchor }: ResolvedRequest,
): Promise<UnderstoodQuery> {
  return applyComparisons(await snapshot.understand(query), anchor);
}
