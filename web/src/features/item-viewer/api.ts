import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import type { SIMILAR_ID_TYPES } from '@modiste/contract/values';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

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

/** One item, fetched only while it is wanted; asked for once, its failure is for the caller. */
export const useItem = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['item', id],
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

/** Several items at once; the answer keeps the order of the ids and leaves out what is gone. */
export const useItems = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['items', ids],
    queryFn: ({ signal }) =>
      logged(
        call('itemsByIds', { body: { item_ids: [...ids] }, signal }),
        'Failed to fetch items by IDs',
        signal,
      ),
    meta: { failure: MESSAGES.items_failed },
    select: (items): Item[] => ids.flatMap((id) => items[id] ?? []),
    enabled: ids.length > 0,
    retry: false,
  });
