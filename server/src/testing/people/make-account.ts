import { randomBytes, randomUUID } from 'node:crypto';
import { signIdToken } from '../../identity/id-token.ts';
import type { TestApp } from '../app/open-test-app.ts';

export interface TestAccount {
  id: string;
  email: string;
  /** An identity token of somebody who signed in just now. */
  idToken: string;
}

/** An address with a password that the built-in identity provider knows, but no person yet. */
export async function makeAccount(
  { deps }: TestApp,
  given: { email?: string; isVerified?: boolean } = {},
): Promise<TestAccount> {
  const { email = `${randomBytes(6).toString('hex')}@shopper.example`, isVerified = true } = given;
  const id = randomUUID();
  await deps.database
    .insertInto('identity_accounts')
    .values({ id, email, password_hash: '', verified_at: isVerified ? new Date() : null })
    .execute();
  return { id, email, idToken: await signIdToken(deps, { accountId: id, email, isVerified }) };
}
