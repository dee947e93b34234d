import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

interface PopularLimits {
  days: number;
  peopleMin: number;
  limit: number;
}

/** Queries that at least so many people made lately, in lower case, the most asked first. */
export async function listPopularQueries(
  database: Database,
  { days, peopleMin, limit }: PopularLimits,
): Promise<string[]> {
  const people = sql<number>`count(distinct user_id)`;
  const rows = await database
    .selectFrom('searches')
    .select('term')
    .where('term', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .groupBy('term')
    .having(people, '>=', peopleMin)
    .orderBy(people, 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.flatMap(({ term }) => term ?? []);
}

/** What a person searched for last, as typed, the latest first. */
export async function listRecentQueries(
  database: Database,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('searches')
    .select('query')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ query }) => query);
}
