import { TRY_ONS_KEPT_DAYS } from '@modiste/contract/limits';
import type { TryOnDoubt } from '@modiste/contract/values';
import { sql } from 'kysely';
import type { WornGarment } from '../db/fitting-tables.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Database } from '../db/open-database.ts';

export interface TryOnRow {
  id: string;
  pose_id: string | null;
  pose_key: string;
  garments: WornGarment[];
  engine: string;
  preview: boolean;
  doubts: TryOnDoubt[];
  request_hash: string;
  previous_id: string | null;
  iteration: number;
}

const COLUMNS = [
  'id',
  'pose_id',
  'pose_key',
  'garments',
  'engine',
  'preview',
  'doubts',
  'request_hash',
  'previous_id',
  'iteration',
] as const;

/** A result of that person; undefined for another person's. */
export async function findTryOn(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<TryOnRow | undefined> {
  if (!isUuid(id)) return undefined;
  return database
    .selectFrom('try_ons')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether a saved pose is that person's. */
export async function hasPose(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await database
    .selectFrom('poses')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest result of a person for the same pose and garments. */
export async function findSameTryOn(
  database: Database,
  { userId, requestHash }: { userId: string; requestHash: string },
): Promise<TryOnRow | undefined> {
  return database
    .selectFrom('try_ons')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('request_hash', '=', requestHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Notes a result, unless its person or its pose was deleted while it was made.
 * @returns Whether it was noted.
 */
export async function insertTryOn(
  database: Database,
  { userId, garments, ...made }: TryOnRow & { userId: string },
): Promise<boolean> {
  const isThere = (table: 'users' | 'poses', id: string) => (of: Database) =>
    of.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return database.transaction().execute(async (transaction) => {
    if (!(await isThere('users', userId)(transaction))) return false;
    const { pose_id } = made;
    if (pose_id !== null && !(await isThere('poses', pose_id)(transaction))) return false;
    await transaction
      .insertInto('try_ons')
      .values({ ...made, user_id: userId, garments: JSON.stringify(garments) })
      .execute();
    return true;
  });
}

/** The ids of what was made of a pose. */
export async function findTryOnsOfPose(
  database: Database,
  { userId, poseId }: { userId: string; poseId: string },
): Promise<string[]> {
  if (!isUuid(poseId)) return [];
  const rows = await database
    .selectFrom('try_ons')
    .select('id')
    .where('user_id', '=', userId)
    .where('pose_id', '=', poseId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of some ids are results that are kept. */
export async function findKnownTryOns(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database.selectFrom('try_ons').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Forgets results whose time is over; the daily sweep removes their pictures. */
export async function deleteOldTryOns(database: Database): Promise<void> {
  await database
    .deleteFrom('try_ons')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${TRY_ONS_KEPT_DAYS})`)
    .execute();
}
