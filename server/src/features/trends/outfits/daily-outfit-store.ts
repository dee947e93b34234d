import { DAILY_OUTFITS_KEPT_DAYS } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { StoredOutfit } from '../../../db/home-tables.ts';
import type { Database } from '../../../db/open-database.ts';

/** The outfits of a person for a day, as they are stored. */
export interface StoredDay {
  taste: string;
  daily: StoredOutfit | null;
  stylePicks: readonly StoredOutfit[];
  revision: number;
}

export interface DayKey {
  userId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** What is stored for the day and for the days before it, the latest first. */
export interface StoredDays {
  today: StoredDay | null;
  earlier: readonly StoredDay[];
}

/** Reads a day and those before it that are kept. */
export async function readDays(
  database: Database,
  { userId, day }: DayKey,
  daysBefore = DAILY_OUTFITS_KEPT_DAYS,
): Promise<StoredDays> {
  const rows = await database
    .selectFrom('daily_outfits')
    .select(['taste', 'daily', 'style_picks', 'revision'])
    .select(sql<boolean>`day = ${day}::date`.as('is_today'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`day between ${day}::date - ${sql.lit(daysBefore)} and ${day}::date`)
    .orderBy('day', 'desc')
    .execute();
  const days = rows.map(({ style_picks, is_today, ...row }) => ({
    isToday: is_today,
    stored: { ...row, stylePicks: style_picks },
  }));
  return {
    today: days.find(({ isToday }) => isToday)?.stored ?? null,
    earlier: days.filter(({ isToday }) => !isToday).map(({ stored }) => stored),
  };
}

/**
 * Stores the outfits of a day in place of those of the revision before.
 * @returns What is stored then: the given object, or of two at once what the first one stored.
 */
export async function storeDay(
  database: Database,
  { userId, day }: DayKey,
  given: StoredDay,
): Promise<StoredDay> {
  const { taste, daily, stylePicks, revision } = given;
  const written = {
    taste,
    daily: JSON.stringify(daily),
    style_picks: JSON.stringify(stylePicks),
    revision,
  };
  const stored = await database
    .insertInto('daily_outfits')
    .values({ ...written, user_id: userId, day })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet(written)
        .where('daily_outfits.revision', '=', revision - 1),
    )
    .returning('revision')
    .executeTakeFirst();
  if (stored !== undefined) return given;
  const { today } = await readDays(database, { userId, day }, 0);
  return today ?? given;
}

/** Deletes what is too old to be avoided, of everybody. */
export async function deletePastOutfits(database: Database): Promise<void> {
  await database
    .deleteFrom('daily_outfits')
    // A day more, since it is still yesterday somewhere.
    .where(sql<boolean>`day < current_date - ${sql.lit(DAILY_OUTFITS_KEPT_DAYS + 1)}`)
    .execute();
}
