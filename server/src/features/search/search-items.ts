import type { CallAnswer } from '@modiste/contract/calls';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../deps.ts';
import type { PopularityOf } from '../../popularity/item-popularity.ts';
import { type AskedSearch, readSearch } from './read-search.ts';
import { findTaste, insertSearch } from './search-store.ts';

/** Finds items by words, filters and what is attached, and notes the search. */
export async function searchItems(
  deps: Deps,
  popularityOf: PopularityOf,
  asked: AskedSearch,
): Promise<CallAnswer<'search'>> {
  const { userId, query, attachments } = asked;
  const [request, preferences] = await Promise.all([
    readSearch(deps, asked),
    findTaste(deps.database, userId),
  ]);
  const found = await deps.catalogue.search({
    ...request,
    popularityOf,
    limit: SEARCH_RESULTS_MAX,
    ...(preferences && { preferences }),
  });
  const itemIds = found.items.map((item) => item.id);
  const { filters } = request;
  const search_id = await insertSearch(deps.database, {
    userId,
    query,
    filters,
    attachments,
    itemIds,
  });
  return {
    search_id,
    items: found.items,
    total: found.total,
    understood: [...found.understood.readings],
    corrected_query: found.understood.corrected,
    relaxations: found.relaxations,
    alternatives: found.alternatives,
    notice: found.notice,
  };
}
