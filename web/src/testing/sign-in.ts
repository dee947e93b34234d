import type { UserProfile } from '@modiste/contract/entities/preferences';
import { clearAccessToken, keepAccessToken } from '../lib/access-token.ts';
import { removeLogin } from '../lib/login-cache.ts';
import { setUser, useSession } from '../lib/session.ts';
import { makeProfile } from './make-profile.ts';

const LIFE_MS = 900_000;

/** An access token as the server makes them, as far as its holder can read it. */
export function makeAccessToken(name: string, lifeMs = LIFE_MS): string {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const exp = Math.floor((Date.now() + lifeMs) / 1000);
  return `${part({ alg: 'HS256' })}.${part({ sub: name, exp })}.signed`;
}

/** Goes on as somebody who signed in a moment ago. */
export function signIn(user: UserProfile = makeProfile()): void {
  keepAccessToken({ text: makeAccessToken(user.email), expiresAtMs: Date.now() + LIFE_MS });
  setUser(user);
}

/** Goes on as a stranger. */
export function signOut(): void {
  clearAccessToken();
  useSession.setState({ status: 'out', user: null });
  removeLogin();
}
