import { IDENTITY_TOKEN_MAX_AGE_S } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  type Identity,
  IdentityError,
  type RedeemedCode,
} from '../../providers/identity/identity-verifier.ts';

/** Asks a provider for an identity and maps its failures to errors of the contract. */
async function ask(log: Deps['log'], answer: () => Promise<Identity>): Promise<Identity> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.kind === 'unreachable') throw new ApiError('login_failed', { cause: error });
    log.info({ reason: error.message }, 'login refused');
    throw new ApiError('authentication_required', { cause: error });
  }
}

const notSetUp = (name: string) =>
  new ApiError('login_failed', { detail: `${name} is not set up on this server.` });

/** The identity of a token; the person must have signed in recently. */
export async function identifyByToken(
  { identity, log }: Pick<Deps, 'identity' | 'log'>,
  token: string,
): Promise<Identity> {
  const found = await ask(log, () => identity.verify(token));
  const ageMs = Date.now() - found.signedInAt.getTime();
  if (ageMs > IDENTITY_TOKEN_MAX_AGE_S * 1000) {
    throw new ApiError('authentication_required', { detail: 'The token is too old.' });
  }
  return found;
}

export function identifyByGoogle(
  { google, log }: Pick<Deps, 'google' | 'log'>,
  given: RedeemedCode,
): Promise<Identity> {
  if (google === null) throw notSetUp('Google');
  return ask(log, () => google.exchange(given));
}

export function identifyByFacebook(
  { facebook, log }: Pick<Deps, 'facebook' | 'log'>,
  token: string,
): Promise<Identity> {
  if (facebook === null) throw notSetUp('Facebook');
  return ask(log, () => facebook.verify(token));
}
