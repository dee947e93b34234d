import type { ConnectionSettings } from '../db/connection-settings.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { Log } from '../log/logger.ts';
import { deleteOldViews } from './view-store.ts';
import { ACTIVITY_KINDS, countWeek, deleteOldWeeks } from './weekly-activity-store.ts';

/** A shop with a million events a day has far more to count than a call may wait for. */
const STATEMENT_LIMIT_MS = 300_000;

/** Counts what people searched for, looked at and saved in the last seven days. */
export async function countActivity(
  { databaseSettings, log }: { databaseSettings: ConnectionSettings; log: Log },
  now = new Date(),
): Promise<void> {
  const database = openDatabase(databaseSettings, log, STATEMENT_LIMIT_MS);
  try {
    for (const kind of ACTIVITY_KINDS) await countWeek(database, kind, { endsAt: now });
  } finally {
    await database.destroy();
  }
}

/** Deletes views and counts whose retention has ended. */
export async function deleteOldActivity(database: Database, now = new Date()): Promise<void> {
  await deleteOldViews(database);
  await deleteOldWeeks(database, now);
}
