import { SUPPORT_KEPT_DAYS, SUPPORT_PER_HOUR_MAX } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

const DAY_MS = 86_400_000;

interface NewSupportRequest {
  userId: string;
  message: string;
}

/**
 * Keeps a request, unless the person has made as many as they may within the last hour.
 * @param also Is done with it, or not at all.
 * @returns How many seconds they have to wait; null when the request was kept.
 */
export async function insertSupportRequest(
  database: Database,
  { userId, message }: NewSupportRequest,
  also: (transaction: Database) => Promise<void>,
): Promise<number | null> {
  return database.transaction().execute(async (query) => {
    // One request of a person at a time, so that none slips in between count and insertion.
    await query.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const inTheWay = await query
      .selectFrom('support_requests')
      .select(
        sql<number>`ceil(extract(epoch from created_at + interval '1 hour' - now()))::int`.as(
          'waitS',
        ),
      )
      .where('user_id', '=', userId)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .orderBy('created_at', 'desc')
      .offset(SUPPORT_PER_HOUR_MAX - 1)
      .limit(1)
      .executeTakeFirst();
    if (inTheWay) return inTheWay.waitS;
    await query.insertInto('support_requests').values({ user_id: userId, message }).execute();
    await also(query);
    return null;
  });
}

/** Deletes the requests whose retention has ended. */
export async function deleteOldSupportRequests(
  database: Database,
  now = new Date(),
): Promise<void> {
  const oldest = new Date(now.getTime() - SUPPORT_KEPT_DAYS * DAY_MS);
  await database.deleteFrom('support_requests').where('created_at', '<', oldest).execute();
}
