import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/** Something that is remembered of a person. */
export interface MemoryRow {
  id: string;
  text: string;
  created_at: Date;
}

/** A memory as it is to be stored. */
export interface NewMemory {
  text: string;
  expiresAt: Date | null;
}

interface MemoryKey {
  userId: string;
  id: string;
}

/** Events that are over are not there, even before the daily job deletes them. */
const isInForce = sql<boolean>`(expires_at is null or expires_at > now())`;

/** What is remembered of a person, the latest first. */
export async function listMemories(database: Database, userId: string): Promise<MemoryRow[]> {
  return database
    .selectFrom('stylist_memories')
    .select(['id', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .where(isInForce)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether the stylist may remember and use what it remembers of a person. */
export async function isMemoryEnabled(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('memory_enabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.memory_enabled === true;
}

export async function setMemoryEnabled(
  database: Database,
  userId: string,
  isEnabled: boolean,
): Promise<void> {
  await database
    .updateTable('users')
    .set({ memory_enabled: isEnabled })
    .where('id', '=', userId)
    .execute();
}

/** Stores a memory; one of the same words is the same memory, from now on until the new end. */
export async function insertMemory(
  database: Database,
  userId: string,
  { text, expiresAt }: NewMemory,
): Promise<MemoryRow> {
  return (
    database
      .insertInto('stylist_memories')
      // Several of one message keep their order.
      .values({ user_id: userId, text, expires_at: expiresAt, created_at: sql`clock_timestamp()` })
      .onConflict((conflict) =>
        conflict.expression(sql`user_id, lower(text)`).doUpdateSet({ text, expires_at: expiresAt }),
      )
      .returning(['id', 'text', 'created_at'])
      .executeTakeFirstOrThrow()
  );
}

/**
 * Gives a memory of that person other words.
 * @returns Nothing where they have no such memory, or another one of these words.
 */
export async function updateMemory(
  database: Database,
  { userId, id }: MemoryKey,
  { text, expiresAt }: NewMemory,
): Promise<MemoryRow | undefined> {
  return database
    .updateTable('stylist_memories')
    .set({ text, expires_at: expiresAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isInForce)
    .where(
      sql<boolean>`not exists (select from stylist_memories as other
        where other.user_id = ${userId} and other.id <> ${id}
          and lower(other.text) = lower(${text}))`,
    )
    .returning(['id', 'text', 'created_at'])
    .executeTakeFirst();
}

/** @returns How many of them the person had. */
export async function deleteMemories(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await database
    .deleteFrom('stylist_memories')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAllMemories(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('stylist_memories').where('user_id', '=', userId).execute();
}

/** Deletes events that are over, of everybody. */
export async function deleteExpiredMemories(database: Database): Promise<void> {
  await database
    .deleteFrom('stylist_memories')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
