import type { Attachment, AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { Deps } from '../../deps/deps.ts';

/** The items among some attachments, as they are now, by id. */
export async function attachedItems(
  { catalogue }: Pick<Deps, 'catalogue'>,
  attachments: readonly AttachmentRef[],
): Promise<ReadonlyMap<string, Item>> {
  const ids = attachments.filter(({ context }) => context === 'item').map(({ id }) => id);
  const items = ids.length === 0 ? [] : await catalogue.itemsByIds([...new Set(ids)]);
  return new Map(items.map((item) => [item.id, item]));
}

/** An attachment with the address of its picture; empty for an item that is gone. */
export const presentAttached = (
  { id, context }: AttachmentRef,
  { userId, items }: { userId: string; items: ReadonlyMap<string, Item> },
): Attachment => ({
  id,
  context,
  user_id: userId,
  url:
    context === 'item'
      ? (items.get(id)?.image_urls[0] ?? '')
      : fillPath(PATHS.attachmentImage.path, { id }),
});
