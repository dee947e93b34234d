import type { SearchAnswer } from '@modiste/contract/calls/search';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { SORTS } from '@modiste/contract/values';
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { itemListKey } from '../../../items/item-keys.ts';
import { call } from '../../../lib/call.ts';
import { nextPage, type PageParam, type ResultPages, sortLoaded } from './result-pages.ts';
import type { Search, SearchAttachment } from './search-address.ts';
import { isTooLong } from './search-draft.ts';

/** What started a search; it decides the message of a failure. */
export type SearchCause = 'query' | 'filters';

const FAILURES = {
  query: MESSAGES.search_failed,
  filters: MESSAGES.research_failed,
} as const satisfies Record<SearchCause, string>;

const searchKey = ({ query, filters, attachment }: Search) => {
  const { sort, ...requested } = filters;
  return itemListKey('search', query, requested, attachment, sort ?? 'Relevance');
};

/** What is attached, in the fields of a request. */
export function attachmentsOf(attachment: SearchAttachment | null) {
  if (attachment === null) return { attachments: [], kind: null };
  const { kind = null, ...attached } = attachment;
  return { attachments: [attached], kind };
}

type SearchKey = ReturnType<typeof searchKey>;

/** Fetches a part of the list; more than one page of it at once where a list is restored. */
async function fetchPart(search: Search, part: PageParam, signal: AbortSignal) {
  const { query, filters, attachment } = search;
  const request = { query, filters, ...attachmentsOf(attachment) };
  const fetchPage = (page: number): Promise<SearchAnswer> => {
    const offset = part.offset + page * SEARCH_RESULTS_MAX;
    return call('search', { body: { ...request, offset }, signal });
  };
  const pages = Math.ceil(part.count / SEARCH_RESULTS_MAX);
  const [first, ...others] = await Promise.all([
    fetchPage(0),
    ...Array.from({ length: pages - 1 }, (_, at) => fetchPage(at + 1)),
  ]);
  return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
}

/** The results of the same search in another order, sorted anew here where all are loaded. */
function resortLoaded(search: Search, client: QueryClient): ResultPages | undefined {
  for (const sort of SORTS) {
    const key = searchKey({ ...search, filters: { ...search.filters, sort } });
    const pages = client.getQueryData<ResultPages>(key);
    const sorted =
      pages === undefined ? null : sortLoaded(pages, { from: sort, to: search.filters.sort });
    if (sorted !== null) return sorted;
  }
  return undefined;
}

interface SearchOptions {
  cause: SearchCause;
  client: QueryClient;
  /** How many items to begin with. */
  length?: number;
}

export const searchQuery = (search: Search, options: SearchOptions) =>
  infiniteQueryOptions<SearchAnswer, Error, ResultPages, SearchKey, PageParam>({
    queryKey: searchKey(search),
    queryFn: ({ pageParam, signal }) => fetchPart(search, pageParam, signal),
    initialPageParam: { offset: 0, count: options.length ?? SEARCH_RESULTS_MAX },
    getNextPageParam: (page, _pages, param) => nextPage(page, param),
    initialData: () => resortLoaded(search, options.client),
    placeholderData: keepPreviousData,
    enabled: !isTooLong(search.query),
    meta: { failure: FAILURES[options.cause] },
  });
