import type { Item } from '@modiste/contract/entities/item';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { readHistoryState } from '../../../lib/history/history-state.ts';
import { joinPages } from './result-pages.ts';
import type { Search } from './search-address.ts';
import { type SearchCause, searchQuery } from './search-query.ts';
import { keepListLength, startLength } from './stored-list-lengths.ts';

const NO_ITEMS: readonly Item[] = [];

const readCause = (state: unknown): SearchCause => readHistoryState(state).cause ?? 'query';

/** The answer to a search, all pages that are loaded, and what they hold as one list. */
export function useSearchResults(search: Search, address: string, isWanted: boolean) {
  const cause = readCause(useHistoryState<unknown>());
  const client = useQueryClient();
  const length = startLength(address);
  const query = searchQuery(search, { cause, client, length });
  const answer = useInfiniteQuery({ ...query, enabled: isWanted && query.enabled === true });
  const { data, isPlaceholderData } = answer;
  const list = useMemo(() => (data === undefined ? null : joinPages(data)), [data]);
  const items = useMemo(
    () => (list === null ? NO_ITEMS : [...list.matches, ...list.alternatives]),
    [list],
  );
  const loaded = isPlaceholderData ? undefined : list?.loaded;
  useEffect(() => {
    if (loaded !== undefined) keepListLength(address, loaded);
  }, [address, loaded]);
  return { answer, list, items };
}
