import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import type { SIMILAR_ID_TYPES } from '@modiste/contract/values';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { itemKey, itemListKey } from './item-keys.ts';

/*
 * Everything that the screens know of items: each item, its prices and its similar items lie under
 * one key, whoever asks. Like all that is fetched, they stay as they are while the page lives (see
 * query-client.ts).
 */

type SimilarMode = (typeof SIMILAR_ID_TYPES)[number];

/** How lists of items lie in the cache: at once, or page by page. */
type CachedList = readonly Item[] | { pages: readonly { items: readonly Item[] }[] };

const itemsIn = (list: CachedList): readonly Item[] =>
  'pages' in list ? list.pages.flatMap(({ items }) => items) : list;

/** The item from the latest list that has it, without what only that list says about it. */
function findInLists(client: QueryClient, id: string): Item | undefined {
  const lists = client.getQueriesData<CachedList>({ queryKey: itemListKey() });
  for (const [, list] of lists.toReversed()) {
    const found = list && itemsIn(list).find((item) => item.id === id);
    if (found === undefined) continue;
    const { shown_color: _color, reason: _reason, ...item } = found;
    return item;
  }
  return undefined;
}

/** One item, fetched only while it is wanted and no list has it; its failure is for the caller. */
export function useItem(id: string, isWanted: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) => call('itemById', { params: { id }, signal }),
    initialData: () => findInLists(client, id),
    enabled: isWanted,
  });
}

async function fetchItems(ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return {};
  return await call('itemsByIds', { body: { item_ids: [...ids] }, signal });
}

/**
 * Several items; only those that are not known yet are fetched. The answer keeps the order of the
 * ids and leaves out what is gone.
 */
export function useItems(ids: readonly string[]) {
  const client = useQueryClient();
  return useQuery({
    queryKey: itemListKey('by-id', ids),
    queryFn: async ({ signal }) => {
      const known = new Map(
        ids.map((id) => [id, client.getQueryData<Item>(itemKey(id)) ?? findInLists(client, id)]),
      );
      const fetched = await fetchItems(
        ids.filter((id) => known.get(id) === undefined),
        signal,
      );
      return ids.flatMap((id) => known.get(id) ?? fetched[id] ?? []);
    },
    placeholderData: keepPreviousData,
    meta: { failure: MESSAGES.items_failed },
    enabled: ids.length > 0,
  });
}

/** Items like this one, or items that complete its look, best first. */
export const useSimilarItems = (id: string, mode: SimilarMode, isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: itemListKey('similar', mode, id),
    queryFn: async ({ signal }) => {
      const found = await call('similarItems', { body: { id, id_type: mode }, signal });
      const items: Item[] = Object.values(found);
      return items.toSorted((a, b) => a.rank - b.rank);
    },
  });

/** What an item has cost since the catalogue knows it. */
export const priceHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...itemKey(id), 'prices'],
    queryFn: ({ signal }) => call('itemPrices', { params: { id }, signal }),
  });
