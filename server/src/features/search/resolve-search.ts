import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import type { PictureKind } from '@modiste/contract/values';
import type { RecognizedUpload } from '../../db/tables.ts';
import type { Deps } from '../../deps/deps.ts';
import { resolveAttachment } from '../../search-inputs/resolve-attachment.ts';

/** A search as it is sent. */
export interface SearchInput {
  /** Who searches. */
  userId: string;
  query: string;
  filters?: Filters;
  attachments: readonly AttachmentRef[];
  /** What the shopper says that the attached picture shows. */
  kind: PictureKind | null;
  /** How many items of the list are already shown. */
  offset?: number;
}

/** A search to ask of the catalogue. */
export interface ResolvedSearch extends SearchRequest {
  /** What an uploaded picture shows; null where that is not known. */
  recognized: RecognizedUpload | null;
}

/** Turns a search as it was sent into a request to the catalogue. */
export async function resolveSearch(deps: Deps, asked: SearchInput): Promise<ResolvedSearch> {
  const { filters = DEFAULT_FILTERS, offset = 0 } = asked;
  const attached = await resolveAttachment(deps, asked.userId, asked.attachments);
  const query = [asked.query.trim(), attached.words].filter((part) => part !== '').join(' ');
  const { imageEmbedding, recognized, pictured, picture, itemId } = attached;
  // What was said of a picture ends with it.
  const kind = recognized === null ? null : asked.kind;
  const wanted = { query, filters, imageEmbedding, picture, pictured, kind, recognized, offset };
  return { ...wanted, comparedTo: itemId, exceptId: itemId };
}
