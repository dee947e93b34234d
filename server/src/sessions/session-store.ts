import type { Database } from '../db/open-database.ts';

export interface NewSession {
  userId: string;
  provider: string;
  clientType: string;
  device: string;
}

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

/** Whether a session is that person's, has not ended, and the person may come in. */
export async function isSessionLive(
  database: Database,
  session: { sessionId: string; userId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', session.sessionId)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.ended_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
