import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

interface CountLimits {
  days: number;
  peopleMin: number;
  limit: number;
}

/** How many people saved an item lately, for items that at least so many did, the most first. */
export async function countSavedLately(
  database: Database,
  { days, peopleMin, limit }: CountLimits,
): Promise<Map<string, number>> {
  const people = sql<string>`count(*)`;
  const rows = await database
    .selectFrom('wishlist_items')
    .select(['item_id', people.as('people')])
    .where('saved_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .groupBy('item_id')
    .having(people, '>=', String(peopleMin))
    .orderBy(people, 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return new Map(rows.map((row) => [row.item_id, Number(row.people)]));
}

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
