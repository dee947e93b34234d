import type { SearchAnswer } from '@modiste/contract/calls/search';
import type { Item } from '@modiste/contract/entities/item';

/** What a search answers that finds these items and has nothing else to say. */
export const makeSearchAnswer = (
  items: readonly Item[] = [],
  given: Partial<SearchAnswer> = {},
): SearchAnswer => ({
  search_id: 's1',
  items: [...items],
  total: items.length,
  looks_like: null,
  understood: [],
  corrected_query: null,
  alternatives: null,
  notice: null,
  relaxations: [],
  ...given,
});
