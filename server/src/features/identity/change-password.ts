import { ApiError } from '../../errors/api-error.ts';
import { findAccountOfUser, savePassword } from '../../identity/account-store.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { passwordChangedMail } from '../../mails/account-mails.ts';
import type { Member } from '../../sessions/member.ts';
import type { IdentityContext } from './identity-context.ts';

/**
 * Sets a new password for a person who knows the old one, and ends their other sessions. A person
 * who only ever signed in with Google or Facebook has no password, so none is correct.
 */
export async function changePassword(
  context: IdentityContext,
  { userId, sessionId }: Member,
  given: { password: string; new_password: string },
): Promise<void> {
  checkNewPassword(given.new_password);
  const account = await findAccountOfUser(context.database, userId);
  const isRight = await context.passwords.verify(given.password, account?.password_hash ?? null);
  if (!account || !isRight) throw new ApiError('wrong_password');
  const hash = await context.passwords.hash(given.new_password);
  const changed = { accountId: account.id, hash, keptSessionId: sessionId };
  await savePassword(context.database, changed, (transaction) =>
    context.mails.add(transaction, { to: account.email, ...passwordChangedMail() }),
  );
  await context.mails.wake();
}
