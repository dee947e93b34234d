import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import type { Search } from './search-address.ts';

/** What stands in the query bar and is not sent yet. */
export interface SearchDraft {
  text: string;
  attachment: AttachmentRef | null;
}

export const draftOf = ({ query, attachment }: Search): SearchDraft => ({
  text: query,
  attachment,
});

/** Too many words are refused whole: a part of them would ask for something else. */
export const isTooLong = (text: string): boolean => text.trim().length > SEARCH_QUERY_CHARS_MAX;

export const isEmptyDraft = ({ text, attachment }: SearchDraft): boolean =>
  text.trim() === '' && attachment === null;

/** A search needs words or a picture, and no more words than are read. */
export const canSubmit = (draft: SearchDraft): boolean =>
  !isEmptyDraft(draft) && !isTooLong(draft.text);
