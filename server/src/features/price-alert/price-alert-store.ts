import type { PriceAlert } from '@modiste/contract/entities/saved-item';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { isStorableText } from '../../db/storable-text.ts';

/** Whose alert, and on what. */
export interface AlertKey {
  userId: string;
  itemId: string;
}

const NOW = sql<Date>`now()`;

/** The database knows the moment more exactly than what a script holds of it. */
const isSetAt = (setAt: Date) =>
  sql<SqlBool>`date_trunc('milliseconds', price_alerts.set_at) = ${setAt}`;

/** The currency that a saved item was last seen in; undefined where it is not saved. */
export async function findSavedCurrency(
  database: Database,
  key: AlertKey,
): Promise<string | undefined> {
  if (!isStorableText(key.itemId)) return undefined;
  const row = await database
    .selectFrom('wishlist_items')
    .select('item')
    .where('user_id', '=', key.userId)
    .where('item_id', '=', key.itemId)
    .executeTakeFirst();
  return row?.item.other_info.currency;
}

/** Sets an alert, replacing any earlier one; undefined where the item is not saved. */
export async function upsertAlert(
  database: Database,
  key: AlertKey,
  { below, currency }: { below: number; currency: string },
): Promise<PriceAlert | undefined> {
  const row = await database
    .insertInto('price_alerts')
    .columns(['user_id', 'item_id', 'below', 'currency', 'set_at'])
    .expression((of) =>
      of
        .selectFrom('wishlist_items')
        .select(['user_id', 'item_id'])
        .select([
          sql<number>`${below}::double precision`.as('below'),
          sql<string>`${currency}::text`.as('currency'),
          NOW.as('set_at'),
        ])
        .where('user_id', '=', key.userId)
        .where('item_id', '=', key.itemId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ below, currency, set_at: NOW, claimed_at: null, sent_at: null }),
    )
    .returning(['below', 'set_at'])
    .executeTakeFirst();
  return row && { below: row.below, set_at: row.set_at.toISOString(), sent_at: null };
}

/** Deletes an alert; a missing one is no error. */
export async function deleteAlert(database: Database, key: AlertKey): Promise<void> {
  if (!isStorableText(key.itemId)) return;
  await database
    .deleteFrom('price_alerts')
    .where('user_id', '=', key.userId)
    .where('item_id', '=', key.itemId)
    .execute();
}

/** Deletes the alerts of a person that were not mailed yet: all of them, or the one of an item. */
export async function deleteWaiting(
  database: Database,
  { userId, itemId }: { userId: string; itemId?: string },
): Promise<void> {
  const waiting = database
    .deleteFrom('price_alerts')
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null);
  await (itemId === undefined ? waiting : waiting.where('item_id', '=', itemId)).execute();
}

export interface WaitingAlert {
  user_id: string;
  item_id: string;
  below: number;
  currency: string;
  set_at: Date;
}

/** A claim that is older than a day has expired: its mail was given up. */
const isFree = sql<SqlBool>`sent_at is null
  and (claimed_at is null or claimed_at < now() - interval '1 day')`;

interface WaitingQuery {
  /** Only those that were set after. */
  setSince: Date | null;
  /** Goes on after this one. */
  after: WaitingAlert | undefined;
  limit: number;
}

/** Unclaimed alerts of people who are not disabled, in the order of their keys. */
export async function findWaiting(
  database: Database,
  { setSince, after, limit }: WaitingQuery,
): Promise<WaitingAlert[]> {
  let query = database
    .selectFrom('price_alerts')
    .select(['user_id', 'item_id', 'below', 'currency', 'set_at'])
    .where(isFree)
    .where((of) =>
      of.exists(
        of
          .selectFrom('users')
          .whereRef('users.id', '=', 'price_alerts.user_id')
          .where('disabled_at', 'is', null),
      ),
    );
  if (setSince) query = query.where('set_at', '>', setSince);
  if (after) {
    query = query.where(sql<SqlBool>`(user_id, item_id) > (${after.user_id}, ${after.item_id})`);
  }
  return query.orderBy('user_id').orderBy('item_id').limit(limit).execute();
}

/** An alert as it was set at one time; setting it again makes another. */
type AlertSetting = Pick<WaitingAlert, 'user_id' | 'item_id' | 'set_at'>;

const settingOf = (database: Database, { user_id, item_id, set_at }: AlertSetting) =>
  database
    .updateTable('price_alerts')
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .where(isSetAt(set_at));

/** Marks an alert as about to be mailed. @returns false where another process has claimed it. */
export async function claimAlert(database: Database, alert: AlertSetting): Promise<boolean> {
  const { numUpdatedRows } = await settingOf(database, alert)
    .where(isFree)
    .set({ claimed_at: NOW })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseClaim(database: Database, alert: AlertSetting): Promise<void> {
  await settingOf(database, alert).set({ claimed_at: null }).execute();
}

export async function markSent(database: Database, alert: AlertSetting): Promise<void> {
  await settingOf(database, alert).set({ sent_at: NOW }).execute();
}

/** A claimed alert with its person's address and the saved price; undefined where there is none. */
export function findClaimed(database: Database, { user_id, item_id, set_at }: AlertSetting) {
  return database
    .selectFrom('price_alerts')
    .innerJoin('users', 'users.id', 'price_alerts.user_id')
    .innerJoin('wishlist_items as saved', (join) =>
      join
        .onRef('saved.user_id', '=', 'price_alerts.user_id')
        .onRef('saved.item_id', '=', 'price_alerts.item_id'),
    )
    .select(['users.email', 'price_alerts.below', 'price_alerts.currency'])
    .select(['saved.price as saved_price', 'saved.currency as saved_currency'])
    .where('price_alerts.user_id', '=', user_id)
    .where('price_alerts.item_id', '=', item_id)
    .where(isSetAt(set_at))
    .where('price_alerts.claimed_at', 'is not', null)
    .where('price_alerts.sent_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The current time by the clock that sets `set_at`. */
export async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}
