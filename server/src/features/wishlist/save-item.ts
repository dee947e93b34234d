import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { lockPerson } from '../../db/lock-person.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentSaved } from './present-saved.ts';
import { countSaved, findSaved, insertSaved, type SavedRow } from './wishlist-store.ts';

/** Counts under a lock: two tabs must not pass the limit together. */
const insertWithinLimit = (
  { database }: Pick<Deps, 'database'>,
  userId: string,
  item: Item,
): Promise<SavedRow | undefined> =>
  database.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, userId))) throw new ApiError('authentication_required');
    const place = { userId, itemId: item.id };
    const present = await findSaved(transaction, place);
    if (present) return present;
    if ((await countSaved(transaction, userId)) >= WISHLIST_MAX) {
      throw new ApiError('wishlist_full', {
        detail: `A wishlist holds at most ${WISHLIST_MAX} items. Remove one first.`,
      });
    }
    await insertSaved(transaction, userId, item);
    return findSaved(transaction, place);
  });

/** Saves an item; one that is saved already keeps its day and price, even where it left the shop. */
export async function saveItem(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  { userId, itemId }: { userId: string; itemId: string },
): Promise<SavedItem> {
  const [item] = await deps.catalogue.itemsByIds([itemId]);
  const row = item
    ? await insertWithinLimit(deps, userId, item)
    : await findSaved(deps.database, { userId, itemId });
  if (!row) throw new ApiError('item_not_found');
  return presentSaved(row, item);
}
