import { PATHS } from '@modiste/contract/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { identityClient, PASSWORD } from '../../testing/people/identity-client.ts';

const DAY_MS = 86_400_000;
const HOME = '192.0.2.10';

let test: TestApp;
let client: ReturnType<typeof identityClient>;
let email: string;
/** What the browser at home has kept. */
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp({ environment: { MODISTE_SIGN_INS_PER_MINUTE: '10' } });
  client = identityClient(test);
});
beforeEach(async () => {
  await test.deps.database.deleteFrom('attempt_windows').execute();
  email = await client.makeVerified();
  ({ cookies } = await enter());
  await test.deps.database.deleteFrom('attempt_windows').execute();
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

interface Browser {
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

const post = ({ path: url }: { path: string }, payload: object, browser: Browser = {}) =>
  test.app.inject({ method: 'POST', url, payload, remoteAddress: HOME, ...browser });

const signIn = (browser: Browser = {}, password = PASSWORD, to = email) =>
  post(PATHS.signIn, { email: to, password }, browser);

const devicesOf = (response: Awaited<ReturnType<typeof post>>) =>
  response.cookies.filter(({ name }) => name.includes('modiste_device_'));

/** Signs in the whole way, and says what the browser keeps of it. */
async function enter(browser: Browser = {}, to = email, password = PASSWORD) {
  const { id_token: token } = (await signIn(browser, password, to)).json();
  const response = await post(PATHS.firebaseLogin, { token }, browser);
  expect(response.statusCode).toBe(200);
  const kept = devicesOf(response);
  return { kept, cookies: Object.fromEntries(kept.map(({ name, value }) => [name, value])) };
}

/** Somebody elsewhere tries one password after the other. */
async function hammer(to = email, remoteAddress = (at: number) => `198.51.100.${at}`) {
  for (let at = 0; at < 15; at++) {
    await signIn({ remoteAddress: remoteAddress(at) }, 'a guess', to);
  }
}

describe('while somebody tries passwords of an account', () => {
  it('a device that is known comes in, and one that is not has to wait', async () => {
    await hammer();
    expect((await signIn()).statusCode).toBe(429);
    expect((await enter({ cookies })).kept).toHaveLength(1);
  });

  it('a known device comes in from a network that has used its attempts up', async () => {
    await hammer(email, () => HOME);
    for (let at = 0; at < 25; at++) await post(PATHS.firebaseLogin, { token: 'a guess' });
    expect((await post(PATHS.firebaseLogin, { token: 'a guess' })).statusCode).toBe(429);
    expect((await enter({ cookies })).kept).toHaveLength(1);
  });

  it('and asks for mails to it, a known device still gets its mail', async () => {
    const payload = { type: 'PASSWORD_RESET', email };
    for (let at = 0; at < 15; at++) {
      await post(PATHS.sendCode, payload, { remoteAddress: `198.51.100.${at}` });
    }
    expect((await post(PATHS.sendCode, payload)).statusCode).toBe(429);
    expect((await post(PATHS.sendCode, payload, { cookies })).statusCode).toBe(200);
  });

  it('who resets the password by the mail comes in on a new device', async () => {
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    await hammer();
    const reset = await post(PATHS.resetPassword, { oobCode, password: 'a green umbrella' });
    const kept = Object.fromEntries(devicesOf(reset).map(({ name, value }) => [name, value]));
    expect((await enter({ cookies: kept }, email, 'a green umbrella')).kept).toHaveLength(1);
  });
});

describe('a known device', () => {
  it('is marked by a cookie that no script and no other site sees', async () => {
    const { kept } = await enter({ cookies });
    expect(kept).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/api' }),
    ]);
    expect(kept[0]?.secure).toBeUndefined();
    expect(JSON.stringify(kept)).not.toContain(email);
  });

  it('may guess as often as any other', async () => {
    const statuses = [];
    for (let at = 0; at < 15; at++) statuses.push((await signIn({ cookies }, 'x')).statusCode);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
    await passTime(test, { seconds: 60 });
    expect((await signIn({ cookies })).statusCode).toBe(200);
  });

  it('takes nothing from the attempts of others', async () => {
    for (let at = 0; at < 15; at++) await signIn({ cookies }, 'a guess');
    expect((await signIn({ remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });

  it('is known for the accounts that were signed in to on it, each for itself', async () => {
    const second = await client.makeVerified();
    await test.deps.database.deleteFrom('attempt_windows').execute();
    const both = { ...cookies, ...(await enter({ cookies }, second)).cookies };
    expect(Object.keys(both)).toHaveLength(2);
    for (const to of [email, second]) {
      await hammer(to);
      expect((await signIn({ cookies: both }, PASSWORD, to)).statusCode).toBe(200);
    }
  });

  it('stays the same device however often it comes in', async () => {
    const idIn = (kept: Record<string, string>) => Object.values(kept)[0]?.split('.')[0];
    expect(idIn((await enter({ cookies })).cookies)).toBe(idIn(cookies));
  });

  it('is forgotten when the account is deleted', async () => {
    const { id_token: token } = (await signIn({ cookies })).json();
    const { access_token } = (await post(PATHS.firebaseLogin, { token }, { cookies })).json();
    const response = await test.app.inject({
      method: PATHS.deleteAccount.method,
      url: PATHS.deleteAccount.path,
      headers: { authorization: `Bearer ${access_token}` },
      payload: {},
    });
    expect(devicesOf(response)).toEqual([expect.objectContaining({ value: '' })]);
  });
});

describe('a cookie of a device', () => {
  const changes: [string, (value: string) => string][] = [
    ['of another signature', (value) => `${value.slice(0, -3)}AAA`],
    ['without a signature', (value) => value.split('.').slice(0, 2).join('.')],
    ['of another device', (value) => `${'A'.repeat(22)}${value.slice(22)}`],
    ['of another time', (value) => value.replace(/\.\d+\./, '.99999999999.')],
    ['that is empty', () => ''],
    ['that is nonsense', () => 'yes'],
    ['that is long', () => 'a'.repeat(4000)],
  ];
  it.each(changes)('%s is none', async (_what, change) => {
    await hammer();
    const forged = Object.fromEntries(
      Object.entries(cookies).map(([name, value]) => [name, change(value)]),
    );
    expect((await signIn({ cookies: forged })).statusCode).toBe(429);
  });

  it('of another account is none', async () => {
    const eve = await client.makeVerified();
    await test.deps.database.deleteFrom('attempt_windows').execute();
    const [value = ''] = Object.values((await enter({}, eve)).cookies);
    const [name = ''] = Object.keys(cookies);
    await hammer();
    expect((await signIn({ cookies: { [name]: value } })).statusCode).toBe(429);
  });

  it('of half a year ago is none', async () => {
    await hammer();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180 * DAY_MS });
    expect((await signIn({ cookies })).statusCode).toBe(429);
  });
});
