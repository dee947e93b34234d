import { ERRORS } from '@modiste/contract/errors';
import { AUTH_STORAGE_KEY, PROFILE_FETCH_DELAY_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../testing/make-profile.ts';
import { makeAccessToken, signIn, signOut } from '../testing/sign-in.ts';
import { readAccessToken } from './access-token.ts';
import { closeFailure, useFailurePopup } from './failure-popup.ts';
import { readLogin, writeLogin } from './login-cache.ts';
import {
  enterSession,
  handleLogout,
  loadProfile,
  openSession,
  setUser,
  useSession,
} from './session.ts';
import { writeStored } from './storage.ts';

const ADA = makeProfile();
const calls: string[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname);
});

const answerProfile = (respond: () => Response) =>
  server.use(http.get(`*${PATHS.user.path}`, respond));
const answerLogout = (respond: () => Response) =>
  server.use(http.post(`*${PATHS.logout.path}`, respond));

const said = () => useFailurePopup.getState().message;
const status = () => useSession.getState().status;

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  calls.length = 0;
  closeFailure();
  history.replaceState(null, '', '/');
  useSession.setState({ status: 'loading', user: null });
  server.use(
    http.post(`*${PATHS.refreshTokens.path}`, () =>
      HttpResponse.json({ access_token: makeAccessToken('ada') }),
    ),
  );
  answerProfile(() => HttpResponse.json(ADA));
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  localStorage.clear();
  server.resetHandlers();
});

describe('at the start', () => {
  it('a stranger is out without any call', async () => {
    await openSession();
    expect(status()).toBe('out');
    expect(calls).toEqual([]);
  });

  it('who was signed in is in once the profile is there', async () => {
    writeLogin(ADA);
    await openSession();
    expect(useSession.getState()).toEqual({ status: 'in', user: ADA });
    expect(location.pathname).toBe('/');
  });

  it('who has not been onboarded is led there', async () => {
    answerProfile(() => HttpResponse.json(makeProfile({}, { onboarded: false })));
    writeLogin(ADA);
    await openSession();
    expect(location.pathname).toBe('/onboarding');
  });

  it('a profile that fails clears the cache and logs out', async () => {
    answerProfile(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    writeLogin(ADA);
    await openSession();
    expect(status()).toBe('out');
    expect(readLogin()).toBeNull();
    expect(readAccessToken()).toBeNull();
    expect(said()).toBe(MESSAGES.login_unsuccessful);
  });

  it('a session that has ended says that one has to sign in', async () => {
    server.use(
      http.post(`*${PATHS.refreshTokens.path}`, () =>
        HttpResponse.json({ code: 'authentication_required' }, { status: 401 }),
      ),
    );
    writeLogin(ADA);
    await openSession();
    expect(status()).toBe('out');
    expect(said()).toBe(ERRORS.authentication_required.message);
  });

  it('a missing network keeps the login, to be tried again', async () => {
    answerProfile(() => HttpResponse.error());
    writeLogin(ADA);
    await openSession();
    expect(status()).toBe('unreachable');
    expect(readLogin()).not.toBeNull();
    answerProfile(() => HttpResponse.json(ADA));
    await openSession();
    expect(status()).toBe('in');
  });
});

describe('a successful login', () => {
  it('fetches the profile a second later and keeps the address that was asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    history.replaceState(null, '', '/?item=a');
    const entered = enterSession(makeAccessToken('ada'));
    await vi.advanceTimersByTimeAsync(PROFILE_FETCH_DELAY_MS - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await entered;
    expect(calls).toEqual([PATHS.user.path]);
    expect(status()).toBe('in');
    expect(readLogin()).toEqual({ email: ADA.email });
    expect(location.search).toBe('?item=a');
  });

  it('whose profile cannot be had is taken back', async () => {
    answerProfile(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const entered = enterSession(makeAccessToken('ada'));
    await vi.advanceTimersByTimeAsync(PROFILE_FETCH_DELAY_MS);
    vi.useRealTimers();
    await entered;
    expect(status()).toBe('out');
    expect(readAccessToken()).toBeNull();
    expect(said()).toBe(MESSAGES.login_unsuccessful);
  });
});

describe('logging out', () => {
  it('leaves nothing of the person behind and leads to the start', async () => {
    answerLogout(() => HttpResponse.json({ ok: true }));
    signIn(ADA);
    writeStored('recent-items', ['a']);
    history.replaceState(null, '', '/onboarding');
    await handleLogout();
    expect(status()).toBe('out');
    expect(readAccessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(location.pathname).toBe('/');
    expect(said()).toBeNull();
  });

  it('is not undone by a profile that arrives later', async () => {
    const gate = Promise.withResolvers<void>();
    answerLogout(() => HttpResponse.json({ ok: true }));
    server.use(
      http.get(`*${PATHS.user.path}`, async () => {
        await gate.promise;
        return HttpResponse.json(ADA);
      }),
    );
    signIn(ADA);
    const loading = loadProfile();
    await handleLogout();
    gate.resolve();
    await loading;
    expect(status()).toBe('out');
    expect(readLogin()).toBeNull();
  });

  it('that fails says so, and the person stays signed in', async () => {
    answerLogout(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    signIn(ADA);
    await handleLogout();
    expect(said()).toBe(MESSAGES.logout_failed);
    expect(status()).toBe('in');
    expect(readLogin()).not.toBeNull();
  });
});

describe('a session that ends while the app is open', () => {
  it('says that one has to sign in, once the server refuses to renew it', async () => {
    const refuse = () => HttpResponse.json({ code: 'authentication_required' }, { status: 401 });
    answerProfile(refuse);
    server.use(http.post(`*${PATHS.refreshTokens.path}`, refuse));
    signIn(ADA);
    await expect(loadProfile()).rejects.toThrow(ERRORS.authentication_required.message);
    expect(status()).toBe('out');
    expect(readLogin()).toBeNull();
    expect(said()).toBe(ERRORS.authentication_required.message);
  });
});

describe('another tab', () => {
  const tell = () => dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }));

  it('that logs out logs out here', () => {
    signIn(ADA);
    localStorage.removeItem(AUTH_STORAGE_KEY);
    tell();
    expect(status()).toBe('out');
    expect(readAccessToken()).toBeNull();
    expect(said()).toBeNull();
  });

  it('that logs in logs in here', async () => {
    signOut();
    writeLogin(ADA);
    tell();
    await expect.poll(() => status()).toBe('in');
  });

  it('that logs in as somebody else changes who is in here', async () => {
    signIn(makeProfile({}, { email: 'bea@example.com' }));
    writeLogin(ADA);
    tell();
    expect(useSession.getState().user).toBeNull();
    await expect.poll(() => useSession.getState().user).toEqual(ADA);
  });

  it('that only saved the profile changes nothing here', () => {
    signIn(ADA);
    setUser({ ...ADA, chat_enabled: false });
    tell();
    expect(status()).toBe('in');
    expect(calls).toEqual([]);
  });
});
