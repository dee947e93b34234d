import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../catalogue.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { Latest } from '../memory-index/latest.ts';
import { readAnchor } from '../memory-index/read-indexed-item.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { applyComparisons } from './apply-comparisons.ts';
import { nameMissingSizes } from './name-missing-sizes.ts';
import { widenTypes } from './widen-types.ts';

/** A request with the item that its words are held against. */
export interface ResolvedRequest extends SearchRequest {
  /** Null where none is attached. */
  anchor: IndexedItem | null;
}

export async function resolveRequest(
  shop: CatalogueSnapshot,
  request: SearchRequest,
): Promise<ResolvedRequest> {
  const { comparedTo } = request;
  const anchor = comparedTo === undefined ? null : await readAnchor(shop, comparedTo);
  return { ...request, anchor: anchor?.candidate ?? null };
}

const QUERIES_KEPT = 1_000;

const widened = new WeakMap<CatalogueSnapshot, Latest<UnderstoodQuery, UnderstoodQuery>>();

/** What a query asks of this shop, widened to what it has; the same for each page and count. */
function widenCached(shop: CatalogueSnapshot, understood: UnderstoodQuery): UnderstoodQuery {
  const known = widened.get(shop) ?? new Latest(QUERIES_KEPT);
  widened.set(shop, known);
  return known.of(understood, () => nameMissingSizes(shop, widenTypes(shop, understood)));
}

/** What the words of a request ask of this shop. */
export const understandRequest = (
  shop: CatalogueSnapshot,
  { query, anchor }: ResolvedRequest,
): UnderstoodQuery => applyComparisons(widenCached(shop, shop.understand(query)), anchor);
