import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@modiste/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { setPassword } from '../../identity/account-store.ts';

export type CodeType = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

export const LIFE_MINUTES: Readonly<Record<CodeType, number>> = {
  VERIFY_EMAIL: VERIFICATION_LINK_HOURS * 60,
  PASSWORD_RESET: RESET_LINK_MINUTES,
};

interface NewCode {
  /** SHA-256 of the code. */
  hash: Buffer;
  accountId: string;
  type: CodeType;
}

/** Keeps a code in place of those of its type that were mailed before. */
export async function replaceCode(
  transaction: Database,
  { hash, accountId, type }: NewCode,
): Promise<void> {
  // Of two at once the second waits, so that it finds the code of the first.
  await transaction
    .selectFrom('identity_accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
  await transaction
    .deleteFrom('identity_codes')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .execute();
  const expires_at = sql<Date>`now() + make_interval(mins => ${LIFE_MINUTES[type]})`;
  await transaction
    .insertInto('identity_codes')
    .values({ hash, account_id: accountId, type, expires_at })
    .execute();
}

interface CodeKey {
  hash: Buffer;
  type: CodeType;
}

const selectLive = (database: Database, { hash, type }: CodeKey) =>
  database
    .selectFrom('identity_codes')
    .innerJoin('identity_accounts', 'identity_accounts.id', 'identity_codes.account_id')
    .select(['identity_accounts.id', 'identity_accounts.email'])
    .where('identity_codes.hash', '=', hash)
    .where('identity_codes.type', '=', type)
    .where('identity_codes.used_at', 'is', null)
    .where('identity_codes.expires_at', '>', sql<Date>`now()`);

export async function isCodeLive(database: Database, key: CodeKey): Promise<boolean> {
  return (await selectLive(database, key).executeTakeFirst()) !== undefined;
}

/** Uses a code up, which of two at once only one does; its account is locked meanwhile. */
async function takeCode(transaction: Database, key: CodeKey) {
  // The account before the code, as everywhere: otherwise two could wait for each other.
  const account = await selectLive(transaction, key)
    .forUpdate('identity_accounts')
    .executeTakeFirst();
  if (!account) return null;
  const { numUpdatedRows } = await transaction
    .updateTable('identity_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', key.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? account : null;
}

const markVerified = (transaction: Database, accountId: string) =>
  transaction
    .updateTable('identity_accounts')
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())` })
    .where('id', '=', accountId)
    .execute();

/** Verifies the address that a code was mailed to; false where the code is not live. */
export async function verifyByCode(database: Database, hash: Buffer): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const account = await takeCode(transaction, { hash, type: 'VERIFY_EMAIL' });
    if (account) await markVerified(transaction, account.id);
    return account !== null;
  });
}

/**
 * Sets the password of the account that a code was mailed to. The address counts as verified:
 * the code was only sent there.
 * @param also Is done with it, or not at all.
 * @returns The address, or null where the code is not live.
 */
export async function resetByCode(
  database: Database,
  { hash, passwordHash }: { hash: Buffer; passwordHash: string },
  also: (transaction: Database, email: string) => Promise<void>,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const account = await takeCode(transaction, { hash, type: 'PASSWORD_RESET' });
    if (!account) return null;
    await markVerified(transaction, account.id);
    await setPassword(transaction, { accountId: account.id, hash: passwordHash });
    await also(transaction, account.email);
    return account.email;
  });
}

/** Forgets the codes that can no longer be used. */
export async function deleteSpentCodes(database: Database): Promise<void> {
  await database
    .deleteFrom('identity_codes')
    .where((code) =>
      code.or([code('used_at', 'is not', null), code('expires_at', '<', sql<Date>`now()`)]),
    )
    .execute();
}
