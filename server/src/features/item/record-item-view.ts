import { recordView } from '../../activity/view-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';

/** Notes that a person looked at an item. @throws ApiError `item_not_found` */
export async function recordItemView(
  { catalogue, database }: Pick<Deps, 'catalogue' | 'database'>,
  userId: string,
  itemId: string,
): Promise<void> {
  const [item] = await catalogue.itemsByIds([itemId]);
  if (!item) throw new ApiError('item_not_found');
  await recordView(database, userId, item.id);
}
