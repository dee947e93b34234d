import { ENGAGEMENT_KEPT_DAYS } from '@modiste/contract/limits';
import type { Insertable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';

const DAY_MS = 86_400_000;

export async function insertEngagement(
  database: Database,
  record: Insertable<Tables['engagement_records']>,
): Promise<void> {
  await database.insertInto('engagement_records').values(record).execute();
}

/** Deletes the records whose retention has ended. */
export async function deleteOldEngagement(database: Database, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - ENGAGEMENT_KEPT_DAYS * DAY_MS);
  await database.deleteFrom('engagement_records').where('created_at', '<', oldest).execute();
}
