import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { lockPerson } from '../../db/lock-person.ts';
import { isStorableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentSaved } from './present-saved.ts';
import {
  countSaved,
  findSaved,
  insertSaved,
  type SavedRow,
  setSavedColor,
} from './wishlist-store.ts';

interface Save {
  userId: string;
  itemId: string;
  /** The name of the color variant that was on show. */
  color?: string | undefined;
}

/** The displayed color, if the item comes in it and PostgreSQL can store its name. */
function toStorableColor({ other_info }: Item, color: string | undefined): string | null {
  const variant = other_info.color_variants?.find(({ name }) => name === color);
  return variant !== undefined && isStorableText(variant.name) ? variant.name : null;
}

/** Counts under a lock: two tabs must not pass the limit together. */
const insertWithinLimit = (
  { database }: Pick<Deps, 'database'>,
  { userId, itemId, color }: Save,
  item: Item,
): Promise<SavedRow | undefined> =>
  database.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, userId))) throw new ApiError('authentication_required');
    const key = { userId, itemId };
    const saved = await findSaved(transaction, key);
    const storableColor = toStorableColor(item, color);
    if (saved) {
      if (storableColor === null || storableColor === saved.color) return saved;
      await setSavedColor(transaction, key, storableColor);
      return { ...saved, color: storableColor };
    }
    if ((await countSaved(transaction, userId)) >= WISHLIST_MAX) {
      throw new ApiError('wishlist_full', {
        detail: `A wishlist holds at most ${WISHLIST_MAX} items. Remove one first.`,
      });
    }
    await insertSaved(transaction, userId, { item, color: storableColor });
    return findSaved(transaction, key);
  });

/**
 * Saves an item, in the color that was on show where it comes in colors; one that is saved already
 * keeps its day and price, even where it left the shop.
 */
export async function saveItem(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  save: Save,
): Promise<SavedItem> {
  const [item] = await deps.catalogue.itemsByIds([save.itemId]);
  const row = item
    ? await insertWithinLimit(deps, save, item)
    : await findSaved(deps.database, save);
  if (!row) throw new ApiError('item_not_found');
  return presentSaved(row, item);
}
