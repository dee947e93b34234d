import { ApiError } from '../../errors/api-error.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { passwordChangedMail } from '../../mails/account-mails.ts';
import { hashSecretToken } from '../../sessions/secret-token.ts';
import { isCodeLive, resetByCode } from './code-store.ts';
import type { IdentityContext } from './identity-context.ts';

/**
 * Sets a new password by a code that was mailed; every session of the person ends.
 * @returns The address that it was mailed to.
 */
export async function resetPassword(
  context: IdentityContext,
  { oobCode, password }: { oobCode: string; password: string },
): Promise<string> {
  checkNewPassword(password);
  const hash = hashSecretToken(oobCode);
  // Checked first, so that guessed codes do not cost a password hash.
  const isLive = await isCodeLive(context.database, { hash, type: 'PASSWORD_RESET' });
  if (!isLive) throw new ApiError('code_expired');
  const passwordHash = await context.passwords.hash(password);
  const { database, mails } = context;
  const email = await resetByCode(database, { hash, passwordHash }, (transaction, to) =>
    mails.add(transaction, { to, ...passwordChangedMail() }),
  );
  if (email === null) throw new ApiError('code_expired');
  await mails.wake();
  return email;
}
