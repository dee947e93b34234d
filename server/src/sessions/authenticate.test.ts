import { ACCESS_TOKEN_LIFE_S } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { base64url, decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../testing/people/make-member.ts';
import { signAccessToken } from './access-token.ts';
import { endSessions } from './session-store.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp();
  shopper = await makeMember(test);
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

async function statusFor(authorization?: string): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization };
  return (await test.app.inject({ url: PATHS.sessions.path, headers })).statusCode;
}

const ourToken = () => shopper.headers.authorization.replace('Bearer ', '');

function signedWith(key: Uint8Array, typ = 'at+jwt'): Promise<string> {
  return new SignJWT(decodeJwt(ourToken())).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
}

describe('an access token', () => {
  it('says whose it is and lets its person in for a quarter of an hour', async () => {
    const { sub, email, provider, exp = 0, iat = 0 } = decodeJwt(ourToken());
    expect([sub, email, provider]).toEqual([shopper.userId, shopper.email, 'password']);
    expect(exp - iat).toBe(ACCESS_TOKEN_LIFE_S);
    expect(await statusFor(shopper.headers.authorization)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: (exp - 1) * 1000 });
    expect(await statusFor(shopper.headers.authorization)).toBe(200);
    vi.setSystemTime((exp + 1) * 1000);
    expect(await statusFor(shopper.headers.authorization)).toBe(401);
  });

  it('is asked for', async () => {
    const { path } = PATHS.sessions;
    const response = await test.app.inject(path);
    expect([response.statusCode, response.json().message]).toEqual([
      401,
      'Authentication required',
    ]);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'Bearer a b'])(
    'is not "%s"',
    async (authorization) => {
      expect(await statusFor(authorization)).toBe(401);
    },
  );

  it('signed with our key is let in, with another it is not', async () => {
    const key = test.deps.deriveKey('access tokens');
    expect(await statusFor(`Bearer ${await signedWith(key)}`)).toBe(200);
    const other = test.deps.deriveKey('another purpose');
    expect(await statusFor(`Bearer ${await signedWith(other)}`)).toBe(401);
  });

  it('made for another use is not let in', async () => {
    const key = test.deps.deriveKey('access tokens');
    expect(await statusFor(`Bearer ${await signedWith(key, 'JWT')}`)).toBe(401);
  });

  it('without a signature is not let in', async () => {
    const unsigned = new UnsecuredJWT(decodeJwt(ourToken())).encode();
    expect(await statusFor(`Bearer ${unsigned}`)).toBe(401);
    const [, body] = ourToken().split('.');
    const head = base64url.encode(JSON.stringify({ alg: 'none', typ: 'at+jwt' }));
    expect(await statusFor(`Bearer ${head}.${body}.`)).toBe(401);
  });

  it('that was changed is not let in', async () => {
    const [head, , signature] = ourToken().split('.');
    const { userId } = await makeMember(test);
    const changed = base64url.encode(JSON.stringify({ ...decodeJwt(ourToken()), sub: userId }));
    expect(await statusFor(`Bearer ${head}.${changed}.${signature}`)).toBe(401);
  });

  it("of one person with another's session is not let in", async () => {
    const { sessionId } = await makeMember(test);
    const mixed = await signAccessToken(test.deps.deriveKey, { ...shopper, sessionId });
    expect(await statusFor(`Bearer ${mixed}`)).toBe(401);
  });

  it('of a session that ended is not let in', async () => {
    const leaver = await makeMember(test);
    expect(await statusFor(leaver.headers.authorization)).toBe(200);
    await endSessions(test.deps.database, leaver.userId);
    expect(await statusFor(leaver.headers.authorization)).toBe(401);
  });
});
