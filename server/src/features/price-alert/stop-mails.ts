import type { Deps } from '../../deps/deps.ts';
import { allStoppedPage, askPage, itemStoppedPage, ONLY_ITEM } from './mail-pages.ts';
import { readMailToken } from './mail-token.ts';
import { type AlertKey, deleteWaiting } from './price-alert-store.ts';

type Stores = Pick<Deps, 'database' | 'catalogue' | 'deriveKey'>;

async function titleOf({ catalogue }: Stores, { itemId }: AlertKey): Promise<string> {
  const [item] = await catalogue.itemsByIds([itemId]);
  return item?.short_description ?? 'an item on your wishlist';
}

/** The page that a link in a mail leads to; null for a link that is not ours. */
export async function showChoice(stores: Stores, token: string): Promise<string | null> {
  const key = readMailToken(stores.deriveKey, token);
  return key && askPage(await titleOf(stores, key));
}

/**
 * Stops the mails about one item, or about all items. A mail program's own unsubscribe button sends
 * no choice and stops all.
 * @returns The page that says so; null for a link that is not ours.
 */
export async function stopMails(
  stores: Stores,
  token: string,
  choice: string | null,
): Promise<string | null> {
  const key = readMailToken(stores.deriveKey, token);
  if (key === null) return null;
  if (choice === ONLY_ITEM) {
    await deleteWaiting(stores.database, key);
    return itemStoppedPage(await titleOf(stores, key));
  }
  await deleteWaiting(stores.database, { userId: key.userId });
  return allStoppedPage();
}
