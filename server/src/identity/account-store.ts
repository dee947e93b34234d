import { UNVERIFIED_ACCOUNT_KEPT_DAYS } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { endSessions } from '../sessions/session-store.ts';

/** An address with a password. */
export interface IdentityAccount {
  id: string;
  email: string;
  password_hash: string;
  password_changed_at: Date;
  verified_at: Date | null;
  disabled_at: Date | null;
}

/** How the people of the built-in provider sign in, in the table of logins. */
export const PASSWORD_PROVIDER = 'password';

const COLUMNS = [
  'identity_accounts.id',
  'identity_accounts.email',
  'password_hash',
  'password_changed_at',
  'verified_at',
  'identity_accounts.disabled_at',
] as const;

/** @param email In lower case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<IdentityAccount | undefined> {
  return database
    .selectFrom('identity_accounts')
    .select(COLUMNS)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** @param id A UUID. */
export async function findAccount(
  database: Database,
  id: string,
): Promise<IdentityAccount | undefined> {
  return database
    .selectFrom('identity_accounts')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The account by which a person signs in; none for those who come from elsewhere only. */
export async function findAccountOfUser(
  database: Database,
  userId: string,
): Promise<IdentityAccount | undefined> {
  return database
    .selectFrom('identity_accounts')
    .innerJoin('logins', (join) =>
      join
        .on('logins.provider', '=', PASSWORD_PROVIDER)
        .on('logins.subject', '=', sql<string>`identity_accounts.id::text`),
    )
    .select(COLUMNS)
    .where('logins.user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Takes an address for somebody who signs up: a new account, or the one that was never verified,
 * with the new password and without the links that were mailed for the old one.
 * @returns The account's id; null where the address is taken.
 */
export async function claimAddress(
  database: Database,
  { email, hash }: { email: string; hash: string },
): Promise<string | null> {
  const chosen = { password_hash: hash, password_changed_at: new Date() };
  return database.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('identity_accounts')
      .values({ email, ...chosen })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(chosen)
          .where('identity_accounts.verified_at', 'is', null)
          .where('identity_accounts.disabled_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!account) return null;
    await transaction.deleteFrom('identity_codes').where('account_id', '=', account.id).execute();
    return account.id;
  });
}

interface NewPassword {
  accountId: string;
  hash: string;
  /** The only session that is not ended. */
  keptSessionId?: string;
}

/** Sets a new password: links that were mailed work no more, and the person's sessions end. */
export async function setPassword(
  transaction: Database,
  { accountId, hash, keptSessionId }: NewPassword,
): Promise<void> {
  await transaction
    .updateTable('identity_accounts')
    .set({ password_hash: hash, password_changed_at: new Date() })
    .where('id', '=', accountId)
    .execute();
  await transaction.deleteFrom('identity_codes').where('account_id', '=', accountId).execute();
  const login = await transaction
    .selectFrom('logins')
    .select('user_id')
    .where('provider', '=', PASSWORD_PROVIDER)
    .where('subject', '=', accountId)
    .executeTakeFirst();
  if (login) await endSessions(transaction, login.user_id, { except: keptSessionId });
}

/** @param also Is done with it, or not at all. */
export const savePassword = (
  database: Database,
  changed: NewPassword,
  also: (transaction: Database) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await setPassword(transaction, changed);
    await also(transaction);
  });

/** Stores a hash of the current cost, unless the password was changed in the meantime. */
export async function renewHash(
  database: Database,
  { account, hash }: { account: IdentityAccount; hash: string },
): Promise<void> {
  await database
    .updateTable('identity_accounts')
    .set({ password_hash: hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
}

/** Deletes a person's address and password; to be called before the person is deleted. */
export async function deleteAccountOfUser(database: Database, userId: string): Promise<void> {
  const account = await findAccountOfUser(database, userId);
  if (!account) return;
  await database.deleteFrom('identity_accounts').where('id', '=', account.id).execute();
}

/** Deletes the accounts that were not verified within days of signing up. */
export async function deleteUnverifiedAccounts(database: Database): Promise<void> {
  await database
    .deleteFrom('identity_accounts')
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where(
      'password_changed_at',
      '<',
      sql<Date>`now() - make_interval(days => ${UNVERIFIED_ACCOUNT_KEPT_DAYS})`,
    )
    .execute();
}
