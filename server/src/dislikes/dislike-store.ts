import type { Selectable } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/** Something that a person said is not for them. */
export type DislikeRow = Omit<Selectable<Tables['dislikes']>, 'user_id'>;

export type NewDislike = Pick<DislikeRow, 'kind' | 'item_ids' | 'color' | 'label'>;

const COLUMNS = ['id', 'created_at', 'kind', 'item_ids', 'color', 'label'] as const;

/** What a person said is not for them, the latest first. */
export async function listDislikes(database: Database, userId: string): Promise<DislikeRow[]> {
  return database
    .selectFrom('dislikes')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertDislike(
  database: Database,
  userId: string,
  dislike: NewDislike,
): Promise<DislikeRow> {
  return database
    .insertInto('dislikes')
    .values({ ...dislike, user_id: userId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** @returns Whether the person had it. */
export async function deleteDislike(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('dislikes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
