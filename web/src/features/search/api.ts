import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { ErrorCode } from '@modiste/contract/errors';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CallError, call, callMedia } from '../../lib/call.ts';
import type { Search } from './search-address.ts';

/** What made a search run; the popup of a failure names it. */
export type SearchCause = 'query' | 'filters';

const FAILURES = {
  query: MESSAGES.search_failed,
  filters: MESSAGES.research_failed,
} as const satisfies Record<SearchCause, string>;

/** The sort is not part of what is asked: changing it reorders the results that are there. */
const searchKey = ({ query, filters, attachment }: Search) => [
  'search',
  query,
  { ...filters, sort: DEFAULT_FILTERS.sort },
  attachment === null ? null : `${attachment.context}:${attachment.id}`,
];

export const searchQuery = (search: Search, cause: SearchCause) =>
  queryOptions({
    queryKey: searchKey(search),
    queryFn: ({ signal }) => {
      const { query, filters, attachment } = search;
      const attachments = attachment === null ? [] : [attachment];
      return call('search', { body: { query, filters, attachments }, signal });
    },
    placeholderData: keepPreviousData,
    meta: { failure: FAILURES[cause] },
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

export const ownPicture = (picture: Blob): AttachmentPicture => ({ picture, name: 'Your picture' });

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
