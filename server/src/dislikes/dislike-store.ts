import { type Selectable, sql } from 'kysely';
import type { OutfitsBefore } from '../db/home-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/** Something that a person said is not for them. */
export type DislikeRow = Omit<Selectable<Tables['dislikes']>, 'user_id' | 'outfits_before'>;

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

/** The latest outfits of a person, as one value. */
const latestOutfits = (userId: string) => sql<OutfitsBefore | null>`(
  select jsonb_build_object('day', day, 'taste', taste, 'daily', daily, 'style_picks', style_picks)
  from daily_outfits where user_id = ${userId} order by day desc limit 1
)`;

/** Stores it with the outfits that the person sees, which come back when it is taken back. */
export async function insertDislike(
  database: Database,
  userId: string,
  dislike: NewDislike,
): Promise<DislikeRow> {
  return database
    .insertInto('dislikes')
    .values({ ...dislike, user_id: userId, outfits_before: latestOutfits(userId) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The outfits of the day are again what they were; those of days past stay as they are. */
async function restoreOutfits(
  database: Database,
  userId: string,
  { day, taste, daily, style_picks }: OutfitsBefore,
): Promise<void> {
  await database
    .updateTable('daily_outfits')
    .set((column) => ({
      daily: JSON.stringify(daily),
      style_picks: JSON.stringify(style_picks),
      // A page that is being composed meanwhile is not stored over it.
      revision: column('revision', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('taste', '=', taste)
    .where(sql<boolean>`day = ${day}::date`)
    .where(sql<boolean>`day = (select max(day) from daily_outfits where user_id = ${userId})`)
    .execute();
}

/**
 * Deletes it and puts back the outfits that it replaced, in one transaction.
 * @returns Whether the person had it.
 */
export async function deleteDislike(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('dislikes')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('outfits_before')
      .executeTakeFirst();
    const before = deleted?.outfits_before ?? null;
    if (before !== null) await restoreOutfits(transaction, userId, before);
    return deleted !== undefined;
  });
}
