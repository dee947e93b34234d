import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

export interface AttemptLimit {
  key: Buffer;
  /** Attempts in a window, which begins with a key's first one. */
  max: number;
  lengthS: number;
}

/**
 * Counts an attempt, by the clock of the database, which every process shares. One statement, so
 * that of many at once no more are admitted than may be.
 * @returns 0, or in how many seconds the next one is admitted where there were too many.
 */
export async function countAttempt(
  database: Database,
  { key, max, lengthS }: AttemptLimit,
): Promise<number> {
  const { rows } = await sql<{ wait_s: number }>`
    with admitted as (
      insert into attempt_windows as known (key, attempts, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${lengthS}))
      on conflict (key) do update set
        attempts = case when known.ends_at > now() then known.attempts + 1 else 1 end,
        ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
      where known.ends_at <= now() or known.attempts < ${max}
      returning key
    )
    select case when exists (select from admitted) then 0 else greatest(1, coalesce(
      (select ceil(extract(epoch from ends_at - now()))
        from attempt_windows where attempt_windows.key = ${key}),
      ${lengthS}
    )) end::int as wait_s`.execute(database);
  return rows[0]?.wait_s ?? lengthS;
}

/** Forgets the windows that are over. */
export async function deleteExpiredAttempts(database: Database): Promise<void> {
  await database.deleteFrom('attempt_windows').where('ends_at', '<', sql<Date>`now()`).execute();
}
