import { IDENTITY_TOKEN_MAX_AGE_S } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { Deps } from '../../deps/deps.ts';
import { createLogger } from '../../log/logger.ts';
import { type Identity, IdentityError } from '../../providers/identity/identity-verifier.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { beginSession } from '../../testing/people/begin-session.ts';
import { identityClient, newEmail } from '../../testing/people/identity-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

const log: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ onLog: (line) => log.push(line) });
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

async function signIn(token: string, headers: Record<string, string> = {}) {
  const { method, path } = PATHS.firebaseLogin;
  const response = await test.app.inject({ method, url: path, headers, payload: { token } });
  return { status: response.statusCode, answer: response.json(), cookies: response.cookies };
}

/** The code of a refusal, which never comes with a cookie. */
async function refusalOf(token: string): Promise<string> {
  const { answer, cookies } = await signIn(token);
  expect(cookies).toEqual([]);
  return answer.code;
}

/** Somebody with a verified address who has just given their password. */
async function prove(email = newEmail()) {
  const client = identityClient(test);
  await client.makeVerified(email);
  const { answer } = await client.signIn(email);
  return { email, idToken: String(answer.id_token) };
}

/** Somebody who has just signed up. */
async function signUp(email = newEmail()) {
  const { answer } = await identityClient(test).signUp(email);
  return { email, idToken: String(answer.id_token) };
}

/** Lets requests pile up before the table of people, and go on at one moment. */
async function atOnce<Answer>(count: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const { asked } = await test.deps.database.transaction().execute(async (transaction) => {
    await sql`lock table users in exclusive mode`.execute(transaction);
    const begun = Array.from({ length: count }, ask);
    const waiting = async () =>
      (
        await sql`select 1 from pg_locks where relation = 'users'::regclass and not granted`.execute(
          transaction,
        )
      ).rows.length;
    await expect.poll(waiting).toBe(count);
    return { asked: begun };
  });
  return Promise.all(asked);
}

const usersOf = (email: string) =>
  test.deps.database.selectFrom('users').selectAll().where('email', '=', email).execute();

describe('a first sign-in', () => {
  it('makes the person and begins a session', async () => {
    const { email, idToken } = await prove();
    const { status, answer, cookies } = await signIn(idToken, { 'user-agent': ANDROID });
    expect(status).toBe(200);
    expect(answer).toEqual({
      user: { id: expect.any(String), email, name: null },
      access_token: expect.any(String),
    });
    expect(decodeJwt(answer.access_token)).toMatchObject({
      sub: answer.user.id,
      email,
      provider: 'password',
    });
    const unseen = { httpOnly: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^modiste_device_/), ...unseen }),
      expect.objectContaining({ name: 'modiste_refresh', ...unseen }),
    ]);
    const headers = { authorization: `Bearer ${answer.access_token}` };
    const sessions = (await test.app.inject({ url: PATHS.sessions.path, headers })).json();
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', provider: 'password', current: true },
    ]);
  });

  it('gives a mobile client its refresh token in the body', async () => {
    const { idToken } = await prove();
    const { answer, cookies } = await signIn(idToken, { 'x-client-type': 'mobile' });
    expect(answer.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(cookies).toEqual([]);
  });

  it('from two places at once makes one person', async () => {
    const { email, idToken } = await prove();
    const places = await atOnce(6, () => signIn(idToken));
    expect(places.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(places.map(({ answer }) => answer.user.id)).size).toBe(1);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it('with a verified address that is known finds its person', async () => {
    const member = await makeMember(test);
    const { idToken } = await prove(member.email);
    expect((await signIn(idToken)).answer.user.id).toBe(member.userId);
  });
});

describe('a sign-in in a browser that is signed in', () => {
  it('ends the session that was there, whoever had it', async () => {
    const former = await beginSession(test);
    const { idToken } = await prove();
    const { method, path } = PATHS.firebaseLogin;
    const response = await test.app.inject({
      method,
      url: path,
      headers: { 'x-client-type': 'web' },
      cookies: { modiste_refresh: former.refresh.token },
      payload: { token: idToken },
    });
    expect(response.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${former.accessToken}` };
    const { statusCode } = await test.app.inject({ url: PATHS.sessions.path, headers });
    expect(statusCode).toBe(401);
  });
});

describe('a sign-in that is refused', () => {
  it('is that of an address that was not verified, and makes nobody', async () => {
    const { email, idToken } = await signUp();
    const { status, answer } = await signIn(idToken);
    expect([status, answer.message]).toEqual([400, 'Please verify your email before logging in.']);
    expect(await usersOf(email)).toEqual([]);
  });

  it('cannot take over a person by an address that was not verified', async () => {
    const member = await makeMember(test);
    const { idToken } = await signUp(member.email);
    expect(await refusalOf(idToken)).toBe('email_not_verified');
  });

  it('comes five minutes after the password', async () => {
    const { idToken } = await prove();
    const provedAtMs = (decodeJwt(idToken).iat ?? 0) * 1000;
    const latestMs = provedAtMs + IDENTITY_TOKEN_MAX_AGE_S * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: latestMs + 1 });
    expect(await refusalOf(idToken)).toBe('authentication_required');
    vi.setSystemTime(latestMs);
    expect((await signIn(idToken)).status).toBe(200);
  });

  it('comes with a token that nobody signed', async () => {
    const { idToken } = await prove();
    const [head, body] = idToken.split('.');
    for (const forged of ['nonsense', `${head}.${body}.`, `${idToken}x`]) {
      expect(await refusalOf(forged)).toBe('authentication_required');
    }
  });

  it('is that of a person who was disabled', async () => {
    const { email, idToken } = await prove();
    await signIn(idToken);
    await test.deps.database
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('email', '=', email)
      .execute();
    const { status, answer } = await signIn(idToken);
    expect([status, answer.message]).toEqual([400, 'This account has been disabled.']);
  });
});

it('leaves no token in the log', async () => {
  log.length = 0;
  const { idToken } = await prove();
  const { answer, cookies } = await signIn(idToken);
  expect(await refusalOf(`${idToken}x`)).toBe('authentication_required');
  const written = log.join('\n');
  expect(written).toContain(PATHS.firebaseLogin.path);
  expect(cookies).toHaveLength(2);
  const carried = cookies.map(({ value }) => value);
  for (const secret of [idToken, answer.access_token, ...carried]) {
    expect(written).not.toContain(secret);
  }
});

describe.each([
  ['Google', PATHS.googleLogin],
  ['Facebook', PATHS.facebookLogin],
] as const)('a sign-in with %s', (name, { method, path }) => {
  const person: Identity = {
    provider: name === 'Google' ? 'google' : 'facebook',
    subject: '1094',
    email: `${name.toLowerCase()}@shopper.example`,
    isEmailVerified: true,
    name: 'Ada Lovelace',
    signedInAt: new Date(),
  };

  /** Signs in through a provider that answers like this. */
  async function signInAt(found: () => Promise<Identity>) {
    const google = { authorizationUrl: async () => '', exchange: found };
    const deps: Deps = { ...test.deps, google, facebook: { verify: found } };
    const app = await createApp(deps, createLogger('silent'));
    const payload = { token: 'a-code', redirect_uri: 'http://localhost/auth/google/callback' };
    const response = await app.inject({ method, url: path, payload });
    await app.close();
    return { status: response.statusCode, answer: response.json() };
  }

  it('lets the person in by their name', async () => {
    const { status, answer } = await signInAt(async () => person);
    expect(status).toBe(200);
    expect(answer.user).toMatchObject({ email: person.email, name: person.name });
    expect(decodeJwt(answer.access_token)).toMatchObject({ provider: person.provider });
  });

  it('and one by password are of the same person', async () => {
    const first = await signInAt(async () => person);
    const { idToken } = await prove(person.email);
    expect((await signIn(idToken)).answer.user).toEqual(first.answer.user);
  });

  it('takes an address that was verified', async () => {
    const { answer } = await signInAt(async () => ({ ...person, isEmailVerified: false }));
    expect(answer.code).toBe('email_not_verified');
  });

  it.each([
    ['refused', 401, 'authentication_required'],
    ['unreachable', 503, 'login_failed'],
  ] as const)('that is %s answers %i', async (kind, status, code) => {
    const failed = await signInAt(() => Promise.reject(new IdentityError(kind, 'no answer')));
    expect([failed.status, failed.answer.code]).toEqual([status, code]);
  });

  it('says where it is not set up', async () => {
    const payload = { token: 'a-code', redirect_uri: 'http://localhost/' };
    const response = await test.app.inject({ method, url: path, payload });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'login_failed',
      message: 'Login failed. Please try again.',
      detail: `${name} is not set up on this server.`,
    });
  });
});
