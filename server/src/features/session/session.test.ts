import { SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEndedSessions, endSessions } from '../../sessions/session-store.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { beginSession } from '../../testing/people/begin-session.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const DAY_S = 86_400;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function call(place: { method: 'GET' | 'POST' | 'DELETE'; path: string }, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await test.app.inject({ method: place.method, url: place.path, headers });
  return { status: response.statusCode, answer: response.json() };
}
const end = (id: string, token: string) =>
  call({ ...PATHS.endSession, path: fillPath(PATHS.endSession.path, { id }) }, token);
const WEB = { 'x-client-type': 'web' };
function logout(token: string | null, headers: Record<string, string> = WEB) {
  const { method, path } = PATHS.logout;
  const cookies: Record<string, string> = token === null ? {} : { modiste_refresh: token };
  return test.app.inject({ method, url: path, headers, cookies });
}
const tokenOf = ({ headers }: TestMember) => headers.authorization.replace('Bearer ', '');

describe('the sessions of a person', () => {
  it('are the devices that are signed in, the latest used first', async () => {
    const shopper = await makeMember(test);
    await passTime(test, { seconds: 60 });
    const phone = await beginSession(test, { of: shopper, device: 'Safari on iPhone' });
    const { status, answer } = await call(PATHS.sessions, phone.accessToken);
    expect(status).toBe(200);
    expect(answer).toEqual([
      {
        id: expect.any(String),
        device: 'Safari on iPhone',
        provider: 'password',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        current: true,
      },
      expect.objectContaining({ id: shopper.sessionId, device: 'A test', current: false }),
    ]);
  });

  it('are live ones alone', async () => {
    const shopper = await makeMember(test);
    await passTime(test, { seconds: SESSION_IDLE_DAYS_MAX * DAY_S });
    const ended = await beginSession(test, { of: shopper });
    const { accessToken } = await beginSession(test, { of: shopper });
    await logout(ended.refresh.token);
    expect((await call(PATHS.sessions, accessToken)).answer).toHaveLength(1);
  });

  it('end at once, for access tokens too', async () => {
    const shopper = await makeMember(test);
    const { accessToken } = await beginSession(test, { of: shopper });
    expect(await end(shopper.sessionId, accessToken)).toEqual({
      status: 200,
      answer: { ok: true },
    });
    expect((await call(PATHS.sessions, tokenOf(shopper))).status).toBe(401);
    expect((await call(PATHS.sessions, accessToken)).answer).toHaveLength(1);
    expect((await end(shopper.sessionId, accessToken)).status).toBe(404);
  });

  it('all end but the one that asks', async () => {
    const shopper = await makeMember(test);
    const stranger = await makeMember(test);
    const others = [
      await beginSession(test, { of: shopper }),
      await beginSession(test, { of: shopper }),
    ];
    expect((await call(PATHS.endOtherSessions, tokenOf(shopper))).answer).toEqual({ ok: true });
    for (const { accessToken } of others) {
      expect((await call(PATHS.sessions, accessToken)).status).toBe(401);
    }
    for (const member of [shopper, stranger]) {
      expect((await call(PATHS.sessions, tokenOf(member))).status).toBe(200);
    }
  });

  it('all end when none is spared', async () => {
    const shopper = await makeMember(test);
    await endSessions(test.deps.database, shopper.userId);
    expect((await call(PATHS.sessions, tokenOf(shopper))).status).toBe(401);
  });

  it("are not somebody else's to end", async () => {
    const shopper = await makeMember(test);
    const stranger = await makeMember(test);
    for (const id of [shopper.sessionId, 'nowhere', '\0', crypto.randomUUID()]) {
      const { status, answer } = await end(id, tokenOf(stranger));
      expect([status, answer.code]).toEqual([404, 'not_found']);
    }
    expect((await call(PATHS.sessions, tokenOf(shopper))).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie away', async () => {
    const { refresh, accessToken } = await beginSession(test);
    const response = await logout(refresh.token);
    expect(response.json()).toEqual({ ok: true });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'modiste_refresh', value: '', path: '/api/auth', maxAge: 0 }),
    ]);
    expect((await call(PATHS.sessions, accessToken)).status).toBe(401);
  });

  it.each([null, 'nobody-made-this'])('is done without a session, too: %s', async (token) => {
    const response = await logout(token);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  });

  it('cannot be asked for by a form of another site', async () => {
    const { refresh, accessToken } = await beginSession(test);
    const response = await logout(refresh.token, {});
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect((await call(PATHS.sessions, accessToken)).status).toBe(200);
  });
});

describe('the daily clean-up', () => {
  const count = async (table: 'sessions' | 'refresh_tokens') =>
    (await test.deps.database.selectFrom(table).select('created_at').execute()).length;

  it('forgets sessions that ended over a month ago and tokens replaced over a day ago', async () => {
    await passTime(test, { seconds: 400 * DAY_S });
    await deleteEndedSessions(test.deps.database);
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([0, 0]);

    const shopper = await makeMember(test);
    const { refresh } = await beginSession(test, { of: shopper });
    const { method, path } = PATHS.refreshTokens;
    const cookies = { modiste_refresh: refresh.token };
    await test.app.inject({ method, url: path, headers: WEB, cookies });
    await endSessions(test.deps.database, shopper.userId, { except: shopper.sessionId });
    await passTime(test, { seconds: DAY_S - 60 });
    await deleteEndedSessions(test.deps.database);
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([2, 2]);
    await passTime(test, { seconds: 120 });
    await deleteEndedSessions(test.deps.database);
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([2, 1]);
    await passTime(test, { seconds: 29 * DAY_S });
    await deleteEndedSessions(test.deps.database);
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([1, 0]);
  });
});
