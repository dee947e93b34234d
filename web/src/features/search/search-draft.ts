import type { AttachmentRef } from '@modiste/contract/entities/attachment';
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

/** A search needs words or a picture. */
export const canSubmit = ({ text, attachment }: SearchDraft): boolean =>
  text.trim() !== '' || attachment !== null;
