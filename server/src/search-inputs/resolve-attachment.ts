import type { AttachedPicture } from '@modiste/catalogue/embedding/embedded-search';
import { type KindShares, kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import type { RecognizedUpload } from '../db/tables.ts';
import type { Deps } from '../deps/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { attachmentKey } from '../images/attachment-key.ts';
import { markAttachmentUsed } from './attachment-use-store.ts';

/** What an attachment adds to a search. */
export interface ResolvedAttachment {
  imageEmbedding: Float32Array | null;
  /** What an uploaded picture shows; null where that is not known. */
  recognized: RecognizedUpload | null;
  /** What kinds the picture may show, an item's by its own record; null where that is not known. */
  pictured: KindShares | null;
  /** The thing itself, for an embedding model that reads pictures. */
  picture: AttachedPicture | null;
  /** Words in place of an image embedding, for an item without a picture. */
  words: string;
  /** The attached item itself, never to be among the answers. */
  itemId: string | undefined;
}

const NOTHING: ResolvedAttachment = {
  imageEmbedding: null,
  recognized: null,
  pictured: null,
  picture: null,
  words: '',
  itemId: undefined,
};

/** What an item is its record knows better than its picture, which may look like another kind. */
function kindOfItem({ other_info }: Item): KindShares | null {
  const kind = kindOfType(other_info.type);
  return kind && { [kind]: 1 };
}

async function readItem(deps: Deps, id: string): Promise<ResolvedAttachment> {
  const [item] = await deps.catalogue.itemsByIds([id]);
  if (!item) throw new ApiError('item_not_found');
  const imageEmbedding = await deps.catalogue.imageEmbeddingOf(id);
  const picture = imageEmbedding && { itemId: id };
  return {
    imageEmbedding,
    recognized: null,
    pictured: kindOfItem(item),
    picture,
    words: imageEmbedding ? '' : item.short_description,
    itemId: id,
  };
}

async function readPicture(deps: Deps, userId: string, id: string): Promise<ResolvedAttachment> {
  const used = await markAttachmentUsed(deps.database, userId, id);
  if (!used) throw new ApiError('attachment_not_found');
  const picture = { name: id, read: () => deps.objects.get(attachmentKey(id)) };
  const pictured = used.recognized?.kinds ?? null;
  return { ...used, pictured, picture, words: '', itemId: undefined };
}

/** What an attachment adds to a search: of an uploaded picture, or of an item of the catalogue. */
export async function resolveAttachment(
  deps: Deps,
  userId: string,
  attachments: readonly AttachmentRef[],
): Promise<ResolvedAttachment> {
  const [first] = attachments;
  if (!first) return NOTHING;
  return first.context === 'item' ? readItem(deps, first.id) : readPicture(deps, userId, first.id);
}
