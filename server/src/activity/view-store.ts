import { VIEWS_KEPT_DAYS } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/** Notes that a person looked at an item just now. */
export async function recordView(
  database: Database,
  userId: string,
  itemId: string,
): Promise<void> {
  await database
    .insertInto('item_views')
    .values({ user_id: userId, item_id: itemId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet({ viewed_at: sql<Date>`now()` }),
    )
    .execute();
}

/** The ids of what a person looked at, the latest first. */
export async function listViewedIds(
  database: Database,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('item_views')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

export async function deleteOldViews(database: Database): Promise<void> {
  await database
    .deleteFrom('item_views')
    .where('viewed_at', '<', sql<Date>`now() - make_interval(days => ${VIEWS_KEPT_DAYS})`)
    .execute();
}
