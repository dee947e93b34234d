import type { CallAnswer } from '@modiste/contract/calls';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../deps.ts';
import { readAttachments } from './read-attachments.ts';
import { findTaste, insertSearch } from './search-store.ts';

interface Search {
  /** Who searches. */
  userId: string;
  query: string;
  filters?: Filters;
  attachments: readonly AttachmentRef[];
}

/** Finds items by words, filters and what is attached, and notes the search. */
export async function searchItems(deps: Deps, search: Search): Promise<CallAnswer<'search'>> {
  const { userId, attachments, filters = DEFAULT_FILTERS } = search;
  const [attached, preferences] = await Promise.all([
    readAttachments(deps, userId, attachments),
    findTaste(deps.database, userId),
  ]);
  const query = [search.query.trim(), attached.words].filter((part) => part !== '').join(' ');
  const found = await deps.catalogue.search({
    query,
    filters,
    look: attached.look,
    exceptId: attached.itemId,
    limit: SEARCH_RESULTS_MAX,
    ...(preferences && { preferences }),
  });
  const itemIds = found.items.map((item) => item.id);
  const search_id = await insertSearch(deps.database, {
    userId,
    query: search.query,
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
  };
}
