import type { Database } from '../../db/open-database.ts';

/** Which of some ids are poses that are kept. */
export async function findKnownPoses(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database.selectFrom('poses').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of some ids are attachments that are kept. */
export async function findKnownAttachments(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
