import type { Item } from '@modiste/contract/entities/item';
import type { TestApp } from '../app/open-test-app.ts';

/** Puts an item on somebody's wishlist as it was on the day it was saved. */
export async function saveItemAt(
  { deps }: Pick<TestApp, 'deps'>,
  userId: string,
  item: Item,
): Promise<void> {
  const { id: item_id, price, other_info } = item;
  const saved = { item_id, price, currency: other_info.currency, item: JSON.stringify(item) };
  await deps.database
    .insertInto('wishlist_items')
    .values({ ...saved, user_id: userId })
    .execute();
}
