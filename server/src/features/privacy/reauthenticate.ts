import { IDENTITY_TOKEN_MAX_AGE_S } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findAccountOfUser } from '../../identity/account-store.ts';
import { type Identity, IdentityError } from '../../providers/identity/identity-verifier.ts';
import type { Member } from '../../sessions/member.ts';
import { isLoginOf, isSessionFresh } from './deletion-store.ts';

type ReauthenticationDeps = Pick<Deps, 'database' | 'passwords' | 'identity'>;

async function checkPassword(
  { database, passwords }: ReauthenticationDeps,
  { userId }: Member,
  password: string,
): Promise<void> {
  const account = await findAccountOfUser(database, userId);
  if (!account) throw new ApiError('sign_in_again');
  const isRight = await passwords.verify(password, account.password_hash);
  if (!isRight) throw new ApiError('wrong_password');
}

async function readIdentity({ identity }: ReauthenticationDeps, token: string): Promise<Identity> {
  try {
    return await identity.verify(token);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const code = error.kind === 'refused' ? 'sign_in_again' : 'login_failed';
    throw new ApiError(code, { cause: error });
  }
}

async function checkToken(
  deps: ReauthenticationDeps,
  { userId }: Member,
  token: string,
): Promise<void> {
  const identity = await readIdentity(deps, token);
  const ageS = (Date.now() - identity.signedInAt.getTime()) / 1000;
  const isFresh = ageS <= IDENTITY_TOKEN_MAX_AGE_S;
  if (!isFresh || !(await isLoginOf(deps.database, userId, identity))) {
    throw new ApiError('sign_in_again');
  }
}

/**
 * Has a signed-in person prove their identity again: by the password, by a fresh identity token, or
 * by a session that was started minutes ago.
 * @throws ApiError `wrong_password` or `sign_in_again`.
 */
export async function reauthenticate(
  deps: ReauthenticationDeps,
  member: Member,
  { password, token }: { password?: string; token?: string },
): Promise<void> {
  if (password !== undefined) return checkPassword(deps, member, password);
  if (token !== undefined) return checkToken(deps, member, token);
  if (!(await isSessionFresh(deps.database, member.sessionId))) {
    throw new ApiError('sign_in_again');
  }
}
