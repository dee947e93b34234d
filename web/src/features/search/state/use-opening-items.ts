import type { Item } from '@modiste/contract/entities/item';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { defaultFiltersOf } from './default-filters.ts';
import { searchQuery } from './search-query.ts';

/** What the shop opens with for the shopper; nothing until it is there. */
export function useOpeningItems(isWanted: boolean): readonly Item[] {
  const preferences = useSession(({ user }) => user?.preferences);
  const opening = { query: '', filters: defaultFiltersOf(preferences), attachment: null };
  const query = searchQuery(opening, { cause: 'query', client: useQueryClient() });
  const { data } = useInfiniteQuery({ ...query, enabled: isWanted });
  return data?.pages[0]?.items ?? [];
}
