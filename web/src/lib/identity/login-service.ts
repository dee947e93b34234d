import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { call } from '../call.ts';
import { once } from '../once.ts';
import type { GoogleCode } from './google-code.ts';
import type { IdentityClient } from './identity-client.ts';

/** The ways to sign in, fetched when they are first needed. */
export interface LoginService {
  options: () => Promise<LoginOptions>;
  identity: () => Promise<IdentityClient>;
  /** Opens Google's popup for an authorisation code; null where Google is not set up. */
  google: () => Promise<(() => Promise<GoogleCode>) | null>;
}

async function openIdentity({ identity }: LoginOptions): Promise<IdentityClient> {
  if (identity.kind === 'built_in') {
    const { createBuiltInIdentity } = await import('./built-in-identity.ts');
    return createBuiltInIdentity();
  }
  const { createFirebaseIdentity } = await import('./firebase-identity.ts');
  return createFirebaseIdentity(identity);
}

export function createLoginService(): LoginService {
  const options = once(() => call('loginOptions'));
  const identity = once(async () => openIdentity(await options()));
  const google = once(async () => {
    const { google: given } = await options();
    if (given === null) return null;
    const { prepareGoogle } = await import('./google-code.ts');
    return prepareGoogle(given);
  });
  return { options, identity, google };
}
