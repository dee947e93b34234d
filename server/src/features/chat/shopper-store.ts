import type { Database } from '../../db/open-database.ts';

/** The ids of what a person saved, the latest first. */
export async function listSavedIds(
  database: Database,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('wishlist_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows.map(({ item_id }) => item_id);
}
