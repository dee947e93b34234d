import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import { createStore } from 'zustand';
import type { Search } from './search-address.ts';

/** What is written in the query bar and not sent yet. */
export interface SearchDraft {
  text: string;
  attachment: AttachmentRef | null;
}

export const draftOf = ({ query, attachment }: Search): SearchDraft => ({
  text: query,
  attachment,
});

/** A search that is too long is refused whole: a part of it would mean something else. */
export const isTooLong = (text: string): boolean => text.trim().length > SEARCH_QUERY_CHARS_MAX;

export const isEmptyDraft = ({ text, attachment }: SearchDraft): boolean =>
  text.trim() === '' && attachment === null;

/** A search needs words or an attachment, and may not be too long. */
export const canSubmit = (draft: SearchDraft): boolean =>
  !isEmptyDraft(draft) && !isTooLong(draft.text);

/** The draft where it can be sent, otherwise the words and the attachment of the search itself. */
export const sendableDraft = (draft: SearchDraft, search: Search): SearchDraft =>
  canSubmit(draft) ? draft : draftOf(search);

/** A draft in a store of its own: on a keystroke only what subscribes to its text renders. */
export function createSearchDraft(start: SearchDraft) {
  const store = createStore<SearchDraft>(() => start);
  return {
    store,
    type: (text: string) => store.setState({ text }),
    attach: (attachment: AttachmentRef | null) => store.setState({ attachment }),
    toggleItem: ({ id }: Item) =>
      store.setState(({ attachment }) => ({
        attachment: attachment?.id === id ? null : { id, context: 'item' },
      })),
    clear: () => store.setState({ text: '', attachment: null }),
  };
}

export type SearchDraftStore = ReturnType<typeof createSearchDraft>;
