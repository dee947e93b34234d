import type { SearchAnswer } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { ErrorCode } from '@modiste/contract/errors';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { SORTS } from '@modiste/contract/values';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { CallError, call, callMedia } from '../../../lib/call.ts';
import { nextPage, type PageParam, type ResultPages, sortLoaded } from './result-pages.ts';
import type { Search, SearchAttachment } from './search-address.ts';
import { isTooLong } from './search-draft.ts';

/** What made a search run; the popup of a failure names it. */
export type SearchCause = 'query' | 'filters';

const FAILURES = {
  query: MESSAGES.search_failed,
  filters: MESSAGES.research_failed,
} as const satisfies Record<SearchCause, string>;

const searchKey = ({ query, filters, attachment }: Search) => {
  const { sort, ...asked } = filters;
  const attached = attachment === null ? null : `${attachment.context}:${attachment.id}`;
  const shown = attachment?.kind ?? null;
  return ['search', query, asked, attached, shown, sort ?? 'Relevance'] as const;
};

/** What is attached, as a request names it. */
export function attachedIn(attachment: SearchAttachment | null) {
  if (attachment === null) return { attachments: [], kind: null };
  const { kind = null, ...attached } = attachment;
  return { attachments: [attached], kind };
}

type SearchKey = ReturnType<typeof searchKey>;

/** Fetches a part of the list; more than one page of it at once where a list is restored. */
async function fetchPart(search: Search, part: PageParam, signal: AbortSignal) {
  const { query, filters, attachment } = search;
  const asked = { query, filters, ...attachedIn(attachment) };
  const ask = (page: number): Promise<SearchAnswer> => {
    const offset = part.offset + page * SEARCH_RESULTS_MAX;
    return call('search', { body: { ...asked, offset }, signal });
  };
  const pages = Math.ceil(part.count / SEARCH_RESULTS_MAX);
  const [first, ...others] = await Promise.all([
    ask(0),
    ...Array.from({ length: pages - 1 }, (_, at) => ask(at + 1)),
  ]);
  return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
}

/** The results of the same search in another order, put into this one where all are loaded. */
function findLoaded(search: Search, client: QueryClient): ResultPages | undefined {
  for (const sort of SORTS) {
    const key = searchKey({ ...search, filters: { ...search.filters, sort } });
    const pages = client.getQueryData<ResultPages>(key);
    const sorted =
      pages === undefined ? null : sortLoaded(pages, { from: sort, to: search.filters.sort });
    if (sorted !== null) return sorted;
  }
  return undefined;
}

interface HowToSearch {
  cause: SearchCause;
  client: QueryClient;
  /** How many items to begin with. */
  length?: number;
}

export const searchQuery = (search: Search, how: HowToSearch) =>
  infiniteQueryOptions<SearchAnswer, Error, ResultPages, SearchKey, PageParam>({
    queryKey: searchKey(search),
    queryFn: ({ pageParam, signal }) => fetchPart(search, pageParam, signal),
    initialPageParam: { offset: 0, count: how.length ?? SEARCH_RESULTS_MAX },
    getNextPageParam: (page, _pages, param) => nextPage(page, param),
    initialData: () => findLoaded(search, how.client),
    placeholderData: keepPreviousData,
    enabled: !isTooLong(search.query),
    meta: { failure: FAILURES[how.cause] },
  });

const GONE: readonly ErrorCode[] = ['attachment_not_found', 'item_not_found'];

/** Whether it failed because what is attached is not there any more. */
export const isAttachmentGone = (error: unknown): boolean =>
  error instanceof CallError && GONE.includes(error.code);

interface AttachmentPicture {
  /** The picture itself where only its owner may fetch it, otherwise its address. */
  picture: Blob | string;
  name: string;
}

export const ownPicture = (picture: Blob): AttachmentPicture => ({ picture, name: 'Your photo' });

/** The picture to show for what is attached; an uploaded one or that of an item. */
export const attachmentPictureQuery = ({ id, context }: AttachmentRef) =>
  queryOptions({
    queryKey: ['attachment-picture', context, id],
    queryFn: async ({ signal }): Promise<AttachmentPicture> => {
      if (context === 'chat_attachment') {
        return ownPicture(await callMedia('attachmentImage', { params: { id }, signal }));
      }
      const item = await call('itemById', { params: { id }, signal });
      return { picture: item.image_urls[0] ?? '', name: item.short_description };
    },
  });

export function uploadPicture(file: File, signal: AbortSignal) {
  const form = new FormData();
  form.set('context', 'chat_attachment');
  form.set('file', file);
  return call('uploadAttachment', { form, signal });
}
