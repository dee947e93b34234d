import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { inStock } from '../outfits/slot-filter.ts';
import { planSearch } from '../plan/plan-search.ts';
import { resolveRequest, understandRequest } from '../plan/resolve-request.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/** Items that are known already, and what they have to meet. */
export interface SuitableRequest {
  ids: readonly string[];
  /** In words: what is refused, limits of price. Wishes are no limits. */
  query: string;
  filters: Filters;
  /** Further ones are not looked for; left out for all. */
  limit?: number;
}

/** Those of some items that are in stock and meet every limit, in the order asked. */
export async function findSuitable(
  snapshot: CatalogueSnapshot,
  { ids, query, filters, limit = ids.length }: SuitableRequest,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { index } = snapshot;
  const resolved = await resolveRequest(snapshot, { query, filters, imageEmbedding: null });
  const understood = await understandRequest(snapshot, resolved);
  // "No heels" is read as a wish for other shoes: one wish more that is no limit.
  const limits = { ...understood, types: [] };
  const { limitFilter } = planSearch(index.vocabulary, resolved, limits);
  const [found] = await index.retrieve([{ among: limitFilter, ids: [ids] }]);
  const hits = inStock(limitFilter)(found?.ids.flat() ?? []);
  return index.readItems(hits.slice(0, limit).map(({ item }) => item.id));
}
