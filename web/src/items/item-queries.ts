import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import type { SIMILAR_ID_TYPES } from '@modiste/contract/values';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';

type SimilarMode = (typeof SIMILAR_ID_TYPES)[number];

/** A fetch that the page can do without: its failure is logged and nothing else. */
async function logged<Answer>(fetching: Promise<Answer>, message: string, signal: AbortSignal) {
  try {
    return await fetching;
  } catch (cause) {
    if (!signal.aborted) console.error(message, cause);
    throw cause;
  }
}

export const itemKey = (id: string) => ['item', id];

/** One item, fetched only while it is wanted; asked for once, its failure is for the caller. */
export const useItem = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) => call('itemById', { params: { id }, signal }),
    enabled: isWanted,
    retry: false,
  });

/** Items like this one, or items that complete its look, best first. */
export const useSuggestions = (id: string, mode: SimilarMode) =>
  useQuery({
    queryKey: ['similar', mode, id],
    queryFn: ({ signal }) =>
      logged(
        call('similarItems', { body: { id, id_type: mode }, signal }),
        'Failed to fetch similar items',
        signal,
      ),
    select: (items): Item[] => Object.values(items).toSorted((a, b) => a.rank - b.rank),
    retry: false,
  });

async function fetchItems(ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return {};
  const fetching = call('itemsByIds', { body: { item_ids: [...ids] }, signal });
  return await logged(fetching, 'Failed to fetch items by IDs', signal);
}

/**
 * Several items at once, those looked at already from memory; the answer keeps the order of the ids
 * and leaves out what is gone.
 */
export function useItems(ids: readonly string[]) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['items', ids],
    queryFn: async ({ signal }) => {
      const seen = new Map(ids.map((id) => [id, queryClient.getQueryData<Item>(itemKey(id))]));
      const fetched = await fetchItems(
        ids.filter((id) => seen.get(id) === undefined),
        signal,
      );
      return ids.flatMap((id) => seen.get(id) ?? fetched[id] ?? []);
    },
    placeholderData: keepPreviousData,
    meta: { failure: MESSAGES.items_failed },
    enabled: ids.length > 0,
    retry: false,
  });
}

/** What the item has cost since the catalogue knows it. */
export const usePriceHistory = (id: string) =>
  useQuery({
    queryKey: ['prices', id],
    queryFn: ({ signal }) =>
      logged(call('itemPrices', { params: { id }, signal }), 'Failed to fetch prices', signal),
    retry: false,
  });
