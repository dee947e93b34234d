import {
  ENDED_SESSION_KEPT_DAYS,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
} from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/** How long a token is remembered after it was replaced. */
const REPLACED_KEPT_DAYS = 1;

export interface NewSession {
  userId: string;
  provider: string;
  clientType: string;
  device: string;
}

export interface SessionRow {
  id: string;
  device: string;
  provider: string;
  created_at: Date;
  last_used_at: Date;
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** The sessions that have neither been ended nor outlived their time. */
const selectLive = (database: Database) =>
  database
    .selectFrom('sessions')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.last_used_at', '>', daysAgo(SESSION_IDLE_DAYS_MAX))
    .where('sessions.created_at', '>', daysAgo(SESSION_DAYS_MAX));

export async function insertSession(database: Database, made: NewSession): Promise<string> {
  const { id } = await database
    .insertInto('sessions')
    .values({
      user_id: made.userId,
      provider: made.provider,
      client_type: made.clientType,
      device: made.device,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a session is that person's, is live, and the person may come in. */
export async function isSessionLive(
  database: Database,
  session: { sessionId: string; userId: string },
): Promise<boolean> {
  const row = await selectLive(database)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', session.sessionId)
    .where('sessions.user_id', '=', session.userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose live session a refresh token is of, locked until the transaction ends. */
export async function lockSessionOfToken(
  database: Database,
  hash: Buffer,
): Promise<{ sessionId: string; userId: string; provider: string; email: string } | undefined> {
  return selectLive(database)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.provider',
      'users.email',
    ])
    .where('sessions.id', '=', (expression) =>
      expression.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash),
    )
    .where('users.disabled_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst();
}

export async function touchSession(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The live sessions of a person, the latest used first. */
export async function findSessions(database: Database, userId: string): Promise<SessionRow[]> {
  return selectLive(database)
    .select(['id', 'device', 'provider', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

const endLive = (database: Database) =>
  database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('ended_at', 'is', null);

/** Ends one session of a person; false when the person has no such session. */
export async function endSession(
  database: Database,
  session: { sessionId: string; userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await endLive(database)
    .where('id', '=', session.sessionId)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every session of a person, but for the one that is named. */
export async function endSessions(
  database: Database,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  const all = endLive(database).where('user_id', '=', userId);
  await (except === null ? all : all.where('id', '!=', except)).execute();
}

/** Ends the session that a refresh token is of, replaced or not. */
export async function endSessionOfToken(database: Database, hash: Buffer): Promise<void> {
  await endLive(database)
    .where('id', '=', (expression) =>
      expression.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash),
    )
    .execute();
}

/** Forgets the sessions that ended a while ago, and the tokens that were replaced. */
export async function deleteEndedSessions(database: Database): Promise<void> {
  await database
    .deleteFrom('refresh_tokens')
    .where('replaced_at', '<', daysAgo(REPLACED_KEPT_DAYS))
    .execute();
  await database
    .deleteFrom('sessions')
    .where((expression) =>
      expression.or([
        expression('ended_at', '<', daysAgo(ENDED_SESSION_KEPT_DAYS)),
        expression('last_used_at', '<', daysAgo(SESSION_IDLE_DAYS_MAX + ENDED_SESSION_KEPT_DAYS)),
        expression('created_at', '<', daysAgo(SESSION_DAYS_MAX + ENDED_SESSION_KEPT_DAYS)),
      ]),
    )
    .execute();
}
