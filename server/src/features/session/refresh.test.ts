import { REFRESH_GRACE_S, SESSION_DAYS_MAX, SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { beginSession } from '../../testing/people/begin-session.ts';
import { makeMember } from '../../testing/people/make-member.ts';

const DAY_S = 86_400;
const COOKIE = 'modiste_refresh';

const log: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ onLog: (line) => log.push(line) });
});
afterAll(() => test.close());

const refresh = (token: string, headers: Record<string, string> = { 'x-client-type': 'web' }) => {
  const { method, path } = PATHS.refreshTokens;
  return test.app.inject({ method, url: path, headers, cookies: { [COOKIE]: token } });
};
const cookieOf = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name.endsWith(COOKIE));
const nextOf = (response: LightMyRequestResponse) => cookieOf(response)?.value ?? '';

async function isIn(accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await test.app.inject({ url: PATHS.sessions.path, headers })).statusCode === 200;
}

async function expectRefused(token: string): Promise<void> {
  const response = await refresh(token);
  expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required']);
}

describe('a refresh token', () => {
  it('is exchanged for the next one, in a cookie that no script can read', async () => {
    const { refresh: first } = await beginSession(test);
    const response = await refresh(first.token);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['access_token']);
    expect(await isIn(response.json().access_token)).toBe(true);
    expect(cookieOf(response)).toEqual({
      name: COOKIE,
      value: expect.stringMatching(/^[\w-]{43}$/),
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: SESSION_IDLE_DAYS_MAX * DAY_S,
    });
    expect(nextOf(response)).not.toBe(first.token);
    expect((await refresh(nextOf(response))).statusCode).toBe(200);
  });

  it('is not found in the database', async () => {
    const { refresh: first } = await beginSession(test);
    const rows = await test.deps.database.selectFrom('refresh_tokens').selectAll().execute();
    const stored = rows.map(({ hash }) => hash);
    expect(stored.some((hash) => hash.equals(Buffer.from(first.token, 'base64url')))).toBe(false);
    expect(stored.some((hash) => hash.includes(first.token))).toBe(false);
  });

  it('lives as long as it is used, but no longer than a session may', async () => {
    let token = (await beginSession(test)).refresh.token;
    const stepDays = SESSION_IDLE_DAYS_MAX - 1;
    let days = 0;
    for (; days + stepDays < SESSION_DAYS_MAX; days += stepDays) {
      await passTime(test, { seconds: stepDays * DAY_S });
      const response = await refresh(token);
      const daysLeft = Math.min(SESSION_IDLE_DAYS_MAX, SESSION_DAYS_MAX - days - stepDays);
      const lifeS = cookieOf(response)?.maxAge ?? 0;
      expect(Math.ceil(lifeS / DAY_S)).toBe(daysLeft);
      token = nextOf(response);
    }
    await passTime(test, { seconds: (SESSION_DAYS_MAX - days) * DAY_S });
    await expectRefused(token);
  });

  it('ends with the session when it is not used for long', async () => {
    const { refresh: first, accessToken } = await beginSession(test);
    await passTime(test, { seconds: SESSION_IDLE_DAYS_MAX * DAY_S + 1 });
    await expectRefused(first.token);
    expect(await isIn(accessToken)).toBe(false);
  });

  it('of a person who was disabled is refused', async () => {
    const shopper = await makeMember(test);
    const { refresh: first, accessToken } = await beginSession(test, { of: shopper });
    await test.deps.database
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', shopper.userId)
      .execute();
    await expectRefused(first.token);
    expect(await isIn(accessToken)).toBe(false);
  });

  it('that is unknown is refused, and its cookie goes', async () => {
    const response = await refresh('nobody-made-this');
    expect(response.statusCode).toBe(401);
    expect(cookieOf(response)).toMatchObject({ value: '', maxAge: 0, path: '/api/auth' });
  });

  it('is asked for when there is none', async () => {
    const { method, path } = PATHS.refreshTokens;
    const response = await test.app.inject({ method, url: path });
    expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required']);
    // Another tab may be signing in just now: its cookie stays.
    expect(response.cookies).toEqual([]);
  });

  it('in a cookie is not taken without the header that a form cannot send', async () => {
    const { refresh: first } = await beginSession(test);
    const response = await refresh(first.token, {});
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect((await refresh(first.token)).statusCode).toBe(200);
  });
});

describe('tabs that refresh with one token', () => {
  it('at once all get in, and stay in', async () => {
    const { refresh: first } = await beginSession(test);
    const tabs = await Promise.all(Array.from({ length: 8 }, () => refresh(first.token)));
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(tabs.map(nextOf)).size).toBe(8);
    for (const tab of tabs) expect((await refresh(nextOf(tab))).statusCode).toBe(200);
  });

  it('within the grace are both let in', async () => {
    const { refresh: first } = await beginSession(test);
    const one = await refresh(first.token);
    await passTime(test, { seconds: REFRESH_GRACE_S - 2 });
    const other = await refresh(first.token);
    expect(other.statusCode).toBe(200);
    for (const tab of [one, other]) expect((await refresh(nextOf(tab))).statusCode).toBe(200);
  });
});

describe('a stolen token', () => {
  it('that comes back after it was replaced ends the session for both', async () => {
    const stolen = (await beginSession(test)).refresh.token;
    const victim = await refresh(stolen);
    const { access_token: victimsAccess } = victim.json();
    expect(await isIn(victimsAccess)).toBe(true);
    await passTime(test, { seconds: REFRESH_GRACE_S + 1 });
    await expectRefused(stolen);
    expect(await isIn(victimsAccess)).toBe(false);
    await expectRefused(nextOf(victim));
  });

  it('that the thief used first ends the session as soon as the victim comes', async () => {
    const stolen = (await beginSession(test)).refresh.token;
    const thief = await refresh(stolen);
    await passTime(test, { seconds: REFRESH_GRACE_S + 1 });
    await expectRefused(stolen);
    await expectRefused(nextOf(thief));
    expect(await isIn(thief.json().access_token)).toBe(false);
  });

  it('is warned of in the log, by the id of the session alone', async () => {
    log.length = 0;
    const { refresh: first, accessToken } = await beginSession(test);
    const second = await refresh(first.token);
    await passTime(test, { seconds: REFRESH_GRACE_S + 1 });
    await expectRefused(first.token);
    const warning = log.find((line) => line.includes('replaced refresh token reused')) ?? '';
    expect(JSON.parse(warning)).toMatchObject({
      level: 'warn',
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const written = log.join('\n');
    const secrets = [first.token, nextOf(second), accessToken, second.json().access_token];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  it('leaves the other sessions of the person alone', async () => {
    const { refresh: phone } = await beginSession(test);
    const { refresh: laptop } = await beginSession(test);
    await refresh(phone.token);
    await passTime(test, { seconds: REFRESH_GRACE_S + 1 });
    await expectRefused(phone.token);
    expect((await refresh(laptop.token)).statusCode).toBe(200);
  });
});

describe('a mobile client', () => {
  const mobile = { 'x-client-type': 'mobile' };
  const send = (place: { method: 'POST'; path: string }, refresh_token?: string) =>
    test.app.inject({
      method: place.method,
      url: place.path,
      headers: mobile,
      payload: { refresh_token },
    });

  it('sends its token in the body and gets the next one there, without a cookie', async () => {
    const { refresh: first } = await beginSession(test);
    const response = await send(PATHS.refreshTokens, first.token);
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toEqual([]);
    expect((await send(PATHS.refreshTokens, response.json().refresh_token)).statusCode).toBe(200);
  });

  it('is not let in by a cookie', async () => {
    const { refresh: first } = await beginSession(test);
    expect((await refresh(first.token, mobile)).statusCode).toBe(401);
  });

  it('signs out with the token in the body', async () => {
    const { refresh: first, accessToken } = await beginSession(test);
    expect((await send(PATHS.logout, first.token)).json()).toEqual({ ok: true });
    expect(await isIn(accessToken)).toBe(false);
  });
});

describe('over https', () => {
  it.each([
    [{ PUBLIC_URL: 'https://shop.example' }, {}],
    [{ MODISTE_TRUSTED_PROXY: 'on' }, { 'x-forwarded-proto': 'https' }],
  ])('the cookie never leaves it: %j', async (environment, forwarded) => {
    const safe = await openTestApp({ environment });
    const { refresh: first } = await beginSession(safe);
    const { method, path } = PATHS.refreshTokens;
    const headers = { 'x-client-type': 'web', ...forwarded };
    const cookies = { [`__Secure-${COOKIE}`]: first.token };
    const response = await safe.app.inject({ method, url: path, headers, cookies });
    expect(cookieOf(response)).toMatchObject({ name: `__Secure-${COOKIE}`, secure: true });
    const plain = { [COOKIE]: nextOf(response) };
    const other = await safe.app.inject({ method, url: path, headers, cookies: plain });
    expect(other.statusCode).toBe(401);
    await safe.close();
  });
});
