import { IDENTITY_TOKEN_MAX_AGE_S } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { deleteAccountOfUser } from '../../identity/account-store.ts';
import type { Identity } from '../../providers/identity/identity-verifier.ts';
import { endSessions } from '../../sessions/session-store.ts';

/** Whether a session was begun minutes ago. */
export async function isSessionFresh(database: Database, sessionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(
      'created_at',
      '>=',
      sql<Date>`now() - make_interval(secs => ${IDENTITY_TOKEN_MAX_AGE_S})`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a provider's identity is one that person signs in with. */
export async function isLoginOf(
  database: Database,
  userId: string,
  { provider, subject }: Identity,
): Promise<boolean> {
  const row = await database
    .selectFrom('logins')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Disables a person, ends all their sessions and marks them for deletion. */
export async function beginDeletion(database: Database, userId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({
        disabled_at: sql<Date>`coalesce(disabled_at, now())`,
        deletion_begun_at: sql<Date>`coalesce(deletion_begun_at, now())`,
      })
      .where('id', '=', userId)
      .execute();
    await endSessions(transaction, userId);
  });
}

/** The people whose deletion has begun and is not finished. */
export async function findBegunDeletions(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('deletion_begun_at', 'is not', null)
    .orderBy('deletion_begun_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases every row of a person; those of other tables go with the one of the person.
 * @param also Is done with it, or not at all, for the address that was the person's.
 */
export async function eraseRows(
  database: Database,
  userId: string,
  also: (transaction: Database, email: string) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await deleteAccountOfUser(transaction, userId);
    const erased = await transaction
      .deleteFrom('users')
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirst();
    if (!erased) return;
    // A sign-up with the address that was never signed in with is tied to the person by it alone.
    await transaction.deleteFrom('identity_accounts').where('email', '=', erased.email).execute();
    await also(transaction, erased.email);
  });
}
