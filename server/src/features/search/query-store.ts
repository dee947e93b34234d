import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

interface PopularLimits {
  days: number;
  peopleMin: number;
  charsMax: number;
  limit: number;
}

/** Queries that at least so many people made lately, in lower case, the most asked first. */
export async function listPopularQueries(
  database: Database,
  { days, peopleMin, charsMax, limit }: PopularLimits,
): Promise<string[]> {
  const query = sql<string>`lower(btrim(regexp_replace(query, '\\s+', ' ', 'g')))`;
  const people = sql<number>`count(distinct user_id)`;
  const rows = await database
    .selectFrom('searches')
    .select(query.as('query'))
    .where(sql<boolean>`char_length(query) <= ${sql.lit(charsMax)}`)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .groupBy(query)
    .having(people, '>=', peopleMin)
    .orderBy(people, 'desc')
    .orderBy(query)
    .limit(limit)
    .execute();
  return rows.map((row) => row.query).filter((text) => text !== '');
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
