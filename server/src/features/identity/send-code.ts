import { PAGES } from '@modiste/contract/paths';
import { ApiError } from '../../errors/api-error.ts';
import { findAccountByEmail, type IdentityAccount } from '../../identity/account-store.ts';
import { readIdToken } from '../../identity/id-token.ts';
import { normalizeEmail } from '../../identity/normalize-email.ts';
import { resetMail, verificationMail } from '../../mails/account-mails.ts';
import { hashSecretToken, makeSecretToken } from '../../sessions/secret-token.ts';
import { type CodeType, LIFE_MINUTES, replaceCode } from './code-store.ts';
import type { IdentityContext } from './identity-context.ts';

const MINUTE_S = 60;

const LINKS = {
  VERIFY_EMAIL: { page: PAGES.verifyEmail, write: verificationMail },
  PASSWORD_RESET: { page: PAGES.passwordReset, write: resetMail },
};

/**
 * The address that a code is wanted for, by its own or by the token of somebody who signed in.
 * @throws ApiError `invalid_email`, `invalid_credential`
 */
export async function findCodeAddress(
  context: IdentityContext,
  { email, id_token }: { email?: string; id_token?: string },
): Promise<string> {
  if (id_token === undefined) return normalizeEmail(email ?? '');
  const claims = await readIdToken(context, id_token);
  if (claims === null) throw new ApiError('invalid_credential');
  return claims.email;
}

async function mailCode(
  context: IdentityContext,
  account: IdentityAccount,
  type: CodeType,
): Promise<void> {
  if (type === 'VERIFY_EMAIL' && account.verified_at !== null) return;
  const { page, write } = LINKS[type];
  const oobCode = makeSecretToken();
  const hash = hashSecretToken(oobCode);
  const link = `${context.origin()}${page}?oobCode=${oobCode}`;
  const lifeS = LIFE_MINUTES[type] * MINUTE_S;
  await context.database.transaction().execute(async (transaction) => {
    await replaceCode(transaction, { hash, accountId: account.id, type });
    const mail = { to: account.email, ...write(link) };
    await context.mails.add(transaction, mail, { lifeS, codeHash: hash });
  });
  await context.mails.wake();
}

/**
 * Mails a link that verifies an address or resets its password. A private server answers before
 * it does so, so that nothing tells whether the address has an account.
 */
export async function sendCode(
  context: IdentityContext,
  { type, email }: { type: CodeType; email: string },
): Promise<void> {
  const account = await findAccountByEmail(context.database, email);
  if (!context.config.access.isIdentityPrivate) {
    if (!account) throw new ApiError('user_not_found');
    return mailCode(context, account, type);
  }
  if (account) context.background.run(() => mailCode(context, account, type));
}
