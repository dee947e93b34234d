import { randomUUID } from 'node:crypto';
import { PAGES } from '@modiste/contract/paths';
import { ApiError } from '../../errors/api-error.ts';
import { claimAddress } from '../../identity/account-store.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { signIdToken } from '../../identity/id-token.ts';
import { normalizeEmail } from '../../identity/normalize-email.ts';
import { addressTakenMail } from '../../mails/account-mails.ts';
import type { IdentityContext } from './identity-context.ts';

/**
 * Creates an account that is not verified yet. Signing up again with an unverified address replaces
 * the password and voids the mailed links. Otherwise a stranger who signed up first could lock the
 * owner out, or leave a password that the owner's own verification would activate.
 *
 * A private server gives a taken address the same answer, a token that never becomes a session,
 * and tells its owner by mail.
 */
export async function signUp(
  context: IdentityContext,
  given: { email: string; password: string },
): Promise<string> {
  const email = normalizeEmail(given.email);
  checkNewPassword(given.password);
  const hash = await context.passwords.hash(given.password);
  const accountId = await claimAddress(context.database, { email, hash });
  if (accountId === null) {
    if (!context.config.access.isIdentityPrivate) throw new ApiError('email_taken');
    const mail = { to: email, ...addressTakenMail(context.origin() + PAGES.app) };
    context.background.run(async () => {
      await context.mails.add(context.database, mail);
      await context.mails.wake();
    });
  }
  return signIdToken(context, { accountId: accountId ?? randomUUID(), email, isVerified: false });
}
