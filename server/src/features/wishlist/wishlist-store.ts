import type { Item } from '@modiste/contract/entities/item';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { isStorableText, storableJson } from '../../db/storable-text.ts';

/** An item of somebody's wishlist, with the alert that waits for its price. */
export interface SavedRow {
  item_id: string;
  saved_at: Date;
  price: number;
  currency: string;
  /** As it was last seen. */
  item: Item;
  /** The name of the color variant that was saved. */
  color: string | null;
  alert: { below: number; set_at: Date; sent_at: Date | null } | null;
}

interface SavedItemKey {
  userId: string;
  itemId: string;
}

const selectSaved = (database: Database, userId: string) =>
  database
    .selectFrom('wishlist_items')
    .leftJoin('price_alerts', (join) =>
      join
        .onRef('price_alerts.user_id', '=', 'wishlist_items.user_id')
        .onRef('price_alerts.item_id', '=', 'wishlist_items.item_id'),
    )
    .select([
      'wishlist_items.item_id',
      'saved_at',
      'price',
      'wishlist_items.currency',
      'item',
      'color',
    ])
    .select(['below', 'set_at', 'sent_at'])
    .where('wishlist_items.user_id', '=', userId);

type Selected = Awaited<ReturnType<ReturnType<typeof selectSaved>['execute']>>[number];

function toSaved({ below, set_at, sent_at, ...row }: Selected): SavedRow {
  return { ...row, alert: below === null || set_at === null ? null : { below, set_at, sent_at } };
}

/** What a person saved, the latest first. */
export async function listSaved(database: Database, userId: string): Promise<SavedRow[]> {
  const rows = await selectSaved(database, userId)
    .orderBy('saved_at', 'desc')
    .orderBy('wishlist_items.item_id')
    .execute();
  return rows.map(toSaved);
}

/** A saved item of that person; nothing where it is not saved. */
export async function findSaved(
  database: Database,
  { userId, itemId }: SavedItemKey,
): Promise<SavedRow | undefined> {
  if (!isStorableText(itemId)) return undefined;
  const row = await selectSaved(database, userId)
    .where('wishlist_items.item_id', '=', itemId)
    .executeTakeFirst();
  return row && toSaved(row);
}

export async function countSaved(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('wishlist_items')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Saves an item at its price of today; one that is saved already stays as it is. */
export async function insertSaved(
  database: Database,
  userId: string,
  { item, color }: Pick<SavedRow, 'item' | 'color'>,
): Promise<void> {
  await database
    .insertInto('wishlist_items')
    .values({
      user_id: userId,
      item_id: item.id,
      price: item.price,
      currency: item.other_info.currency,
      item: storableJson(item),
      color,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setSavedColor(
  database: Database,
  { userId, itemId }: SavedItemKey,
  color: string,
): Promise<void> {
  await database
    .updateTable('wishlist_items')
    .set({ color })
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/** Forgets a saved item and its alert; one that is not saved is no error. */
export async function removeSaved(
  database: Database,
  { userId, itemId }: SavedItemKey,
): Promise<void> {
  if (!isStorableText(itemId)) return;
  await database
    .deleteFrom('wishlist_items')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/**
 * Stores the current state of items. A row that another tab changes at the moment is left out: that tab
 * writes the same.
 */
export async function refreshSaved(
  database: Database,
  userId: string,
  items: readonly Item[],
): Promise<void> {
  const seen = storableJson(items.map((item) => ({ item_id: item.id, item })));
  await sql`
    with seen as (
      select item_id, item from jsonb_to_recordset(${seen}::jsonb) as of (item_id text, item jsonb)
    ), own as (
      select user_id, item_id from wishlist_items
      where user_id = ${userId} and item_id in (select item_id from seen)
      for no key update skip locked
    )
    update wishlist_items set item = seen.item
    from own join seen using (item_id)
    where wishlist_items.user_id = own.user_id and wishlist_items.item_id = own.item_id
  `.execute(database);
}
