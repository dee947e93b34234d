import { ApiError } from '../../errors/api-error.ts';
import {
  findAccountByEmail,
  type IdentityAccount,
  renewHash,
} from '../../identity/account-store.ts';
import { signIdToken } from '../../identity/id-token.ts';
import { normalizeEmail } from '../../identity/normalize-email.ts';
import type { IdentityContext } from './identity-context.ts';

/** Replaces a hash of an outdated cost while the password is available. */
async function rehashIfOutdated(
  { database, passwords }: IdentityContext,
  account: IdentityAccount,
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(account.password_hash)) return;
  await renewHash(database, { account, hash: await passwords.hash(password) });
}

/**
 * An identity token for an address and its password. It says whether the address is verified; the
 * session is refused where it is not. A private server does not even tell of an account that is
 * not verified: one could sign up with an address and learn from it whether it was free.
 */
export async function signIn(
  context: IdentityContext,
  given: { email: string; password: string },
): Promise<string> {
  const { isIdentityPrivate } = context.config.access;
  const email = normalizeEmail(given.email);
  const account = await findAccountByEmail(context.database, email);
  const isRight = await context.passwords.verify(given.password, account?.password_hash ?? null);
  const isVerified = account?.verified_at != null;
  if (isIdentityPrivate && !(isRight && isVerified)) throw new ApiError('invalid_credential');
  if (!account) throw new ApiError('user_not_found');
  if (!isRight) throw new ApiError('wrong_password');
  if (account.disabled_at !== null) throw new ApiError('user_disabled');
  await rehashIfOutdated(context, account, given.password);
  return signIdToken(context, { accountId: account.id, email, isVerified });
}
