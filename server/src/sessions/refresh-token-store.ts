import { REFRESH_GRACE_S, SESSION_DAYS_MAX, SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

const NEXT_EXPIRY = sql<Date>`least(
  now() + make_interval(days => ${SESSION_IDLE_DAYS_MAX}),
  created_at + make_interval(days => ${SESSION_DAYS_MAX})
)`;

/** Keeps a new token of a session and returns for how many seconds it is good. */
export async function insertRefreshToken(
  database: Database,
  token: { hash: Buffer; sessionId: string },
): Promise<number> {
  const { lifeS } = await database
    .insertInto('refresh_tokens')
    .columns(['hash', 'session_id', 'expires_at'])
    .expression((expression) =>
      expression
        .selectFrom('sessions')
        .select([sql<Buffer>`${token.hash}::bytea`.as('hash'), 'id', NEXT_EXPIRY.as('expires_at')])
        .where('id', '=', token.sessionId),
    )
    .returning(sql<number>`extract(epoch from expires_at - now())::integer`.as('lifeS'))
    .executeTakeFirstOrThrow();
  return lifeS;
}

export interface TokenState {
  isReplaced: boolean;
  /** It was replaced so shortly ago that another tab may have done it. */
  isInGrace: boolean;
  isExpired: boolean;
}

export async function findTokenState(
  database: Database,
  hash: Buffer,
): Promise<TokenState | undefined> {
  const grace = sql<Date>`now() - make_interval(secs => ${REFRESH_GRACE_S})`;
  return database
    .selectFrom('refresh_tokens')
    .select([
      sql<boolean>`replaced_at is not null`.as('isReplaced'),
      sql<boolean>`coalesce(replaced_at >= ${grace}, false)`.as('isInGrace'),
      sql<boolean>`expires_at <= now()`.as('isExpired'),
    ])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function markReplaced(database: Database, hash: Buffer): Promise<void> {
  await database
    .updateTable('refresh_tokens')
    .set({ replaced_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .execute();
}
