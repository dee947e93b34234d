import type { SearchRequest } from '@modiste/catalogue/catalogue';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import type { Deps } from '../../deps.ts';
import { readAttachments } from './read-attachments.ts';

/** A search as it is sent. */
export interface AskedSearch {
  /** Who searches. */
  userId: string;
  query: string;
  filters?: Filters;
  attachments: readonly AttachmentRef[];
  /** How many items of the list are already shown. */
  offset?: number;
}

/** What a search asks of the catalogue, with what is attached to it read. */
export async function readSearch(deps: Deps, asked: AskedSearch): Promise<SearchRequest> {
  const { filters = DEFAULT_FILTERS, offset = 0 } = asked;
  const attached = await readAttachments(deps, asked.userId, asked.attachments);
  const query = [asked.query.trim(), attached.words].filter((part) => part !== '').join(' ');
  const { look, picture, itemId } = attached;
  return { query, filters, look, picture, comparedTo: itemId, exceptId: itemId, offset };
}
