import { call } from '../../lib/call.ts';
import type { Credentials } from '../../lib/identity/identity-client.ts';
import type { LoginService } from '../../lib/identity/login-service.ts';
import { enterSession } from '../../lib/session.ts';

/** Signs in with an e-mail address and its password. */
export async function signIn(service: LoginService, credentials: Credentials): Promise<void> {
  const identity = await service.identity();
  const token = await identity.signIn(credentials);
  const { access_token } = await call('firebaseLogin', { body: { token } });
  await identity.signOut();
  await enterSession(access_token);
}

/** Signs in with Google; answers false where Google is not set up. */
export async function signInWithGoogle(service: LoginService): Promise<boolean> {
  const askForCode = await service.google();
  if (askForCode === null) return false;
  const { access_token } = await call('googleLogin', { body: await askForCode() });
  await enterSession(access_token);
  return true;
}
