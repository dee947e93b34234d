import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Identity } from '../../providers/identity/identity-verifier.ts';
import { type SessionTokens, startSession } from '../../sessions/start-session.ts';
import { findOrMakeUser, type LoginUser } from './login-store.ts';

/** Lets in whom a provider knows by a verified address, and begins their session. */
export async function signIn(
  deps: Pick<Deps, 'database' | 'deriveKey'>,
  identity: Identity,
  on: { clientType: string; device: string },
): Promise<{ user: LoginUser; tokens: SessionTokens }> {
  if (!identity.isEmailVerified) throw new ApiError('email_not_verified');
  const user = await findOrMakeUser(deps.database, identity);
  if (user.disabled_at !== null) throw new ApiError('user_disabled');
  const { id: userId, email } = user;
  const begun = { userId, email, provider: identity.provider, ...on };
  return { user, tokens: await startSession(deps, begun) };
}
