import type { Database } from '../db/open-database.ts';
import { deleteOldViews } from './view-store.ts';
import { ACTIVITY_KINDS, countWeek, deleteOldWeeks } from './weekly-activity-store.ts';

/** Counts what people searched for, looked at and saved in the last seven days. */
export async function countActivity(database: Database, now = new Date()): Promise<void> {
  for (const kind of ACTIVITY_KINDS) await countWeek(database, kind, { endsAt: now });
}

/** Deletes views and counts whose retention has ended. */
export async function deleteOldActivity(database: Database, now = new Date()): Promise<void> {
  await deleteOldViews(database);
  await deleteOldWeeks(database, now);
}
