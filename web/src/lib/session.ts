import type { UserProfile } from '@modiste/contract/entities/preferences';
import { ERRORS } from '@modiste/contract/errors';
import { PROFILE_FETCH_DELAY_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { navigate } from 'wouter/use-browser-location';
import { create } from 'zustand';
import { clearAccessToken, readAccessToken, readIssued } from './access-token.ts';
import { call, failureMessage, isOutOfReach } from './call.ts';
import { showFailure } from './failure-popup.ts';
import { type Place, readLogin, removeLogin, watchLogin, writeLogin } from './login-cache.ts';
import { forgetPictures } from './picture-caches.ts';
import { shareAccessToken } from './share-refresh.ts';
import { clearStored } from './storage.ts';
import { clearTab } from './tab-storage.ts';

interface Session {
  /** `unreachable`: somebody was signed in, and the server cannot be asked. */
  status: 'loading' | 'out' | 'in' | 'unreachable';
  user: UserProfile | null;
}

/** Who is signed in. */
export const useSession = create<Session>(() => ({ status: 'loading', user: null }));

/** Takes the profile as it is now. */
export function setUser(user: UserProfile): void {
  writeLogin(user);
  useSession.setState({ status: 'in', user });
}

/** Fetches the profile and takes it, unless the person has left meanwhile. */
export async function loadProfile(): Promise<UserProfile> {
  const user = await call('user');
  if (readAccessToken() !== null) setUser(user);
  return user;
}

interface Leaving {
  /** Whether what the server has not been told yet waits for the person to come back. */
  keepsUnsent?: boolean;
}

/** Leaves nothing else of the person on this device. */
function leaveSession({ keepsUnsent = false }: Leaving = {}): void {
  clearAccessToken();
  clearStored({ keepsUnsent });
  clearTab();
  forgetPictures().catch((cause: unknown) => {
    console.warn('The kept pictures were not forgotten.', cause);
  });
  useSession.setState({ status: 'out', user: null });
}

/** Lets go of a person: of one who leaves on purpose with everything. */
export function forgetPerson(leaving?: Leaving): void {
  leaveSession(leaving);
  removeLogin();
}

/**
 * Those who have not told about themselves yet are asked to, unless they came for something else.
 * What the address names waits for them.
 */
function welcome({ onboarded }: UserProfile): void {
  if (!onboarded && location.pathname === PAGES.app) {
    navigate(PAGES.onboarding + location.search, { replace: true });
  }
}

/** Asks again who is signed in: another tab may have signed in, out, or in as somebody else. */
function followLogin(place: Place): void {
  const login = readLogin();
  const { status, user } = useSession.getState();
  if (login === null) {
    if (status !== 'out') leaveSession({ keepsUnsent: true });
    // Nobody asked for it: the session was ended from elsewhere, or its time is up.
    if (status === 'in' && place === 'here') showFailure(ERRORS.authentication_required.message);
    return;
  }
  if (status === 'out' || (user !== null && user.email !== login.email)) {
    clearAccessToken();
    void openSession();
  }
}

watchLogin(followLogin);

/** Finds out at the start, and once there is a connection again, whether the person is signed in. */
export async function openSession(): Promise<void> {
  if (readLogin() === null) {
    useSession.setState({ status: 'out', user: null });
    return;
  }
  // Who is shown what the device keeps goes on seeing it until there is more to show.
  if (useSession.getState().status !== 'unreachable') {
    useSession.setState({ status: 'loading', user: null });
  }
  try {
    welcome(await loadProfile());
  } catch (error) {
    if (isOutOfReach(error)) {
      useSession.setState({ status: 'unreachable' });
      return;
    }
    forgetPerson({ keepsUnsent: true });
    showFailure(failureMessage(error, MESSAGES.login_unsuccessful));
  }
}

/** Goes in with the token of a successful login. */
export async function enterSession(accessToken: string): Promise<void> {
  shareAccessToken(readIssued(accessToken));
  await new Promise((resolve) => setTimeout(resolve, PROFILE_FETCH_DELAY_MS));
  try {
    welcome(await loadProfile());
  } catch (error) {
    forgetPerson({ keepsUnsent: true });
    showFailure(failureMessage(error, MESSAGES.login_unsuccessful));
  }
}

/** Ends the session everywhere in this browser; while that fails, the person stays signed in. */
export async function handleLogout(): Promise<void> {
  try {
    await call('logout');
  } catch (error) {
    showFailure(failureMessage(error, MESSAGES.logout_failed));
    return;
  }
  forgetPerson();
  navigate(PAGES.app);
}
