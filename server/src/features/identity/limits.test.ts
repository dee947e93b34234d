import { type CallName, PATHS } from '@modiste/contract/paths';
import { rateLimitMessage } from '@modiste/contract/rate-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { newEmail, PASSWORD } from '../../testing/people/identity-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

let test: TestApp;
beforeAll(async () => {
  const environment = { MODISTE_CALLS_PER_MINUTE: '600', MODISTE_SIGN_INS_PER_MINUTE: '10' };
  test = await openTestApp({ environment });
});
afterAll(() => test.close());

interface Attempt {
  payload: object;
  from: string;
  headers?: object;
}

async function attempt(name: CallName, { payload, from, headers }: Attempt) {
  const { method, path: url } = PATHS[name];
  return test.app.inject({ method, url, payload, remoteAddress: from, headers: { ...headers } });
}

/** How many of 30 attempts in a minute are let through. */
async function countAdmitted(name: CallName, make: (count: number) => Attempt): Promise<number> {
  const statuses: number[] = [];
  for (let count = 0; count < 30; count++) {
    statuses.push((await attempt(name, make(count))).statusCode);
  }
  return statuses.filter((status) => status !== 429).length;
}

describe('30 attempts in a minute', () => {
  it('to sign in to one account are limited, wherever they come from', async () => {
    const email = newEmail();
    const admitted = await countAdmitted('signIn', (count) => ({
      payload: { email: count % 2 ? email : ` ${email.toUpperCase()}`, password: 'a guess' },
      from: `198.51.100.${count}`,
    }));
    expect(admitted).toBe(10);
  });

  it('to sign in from one household are limited, whichever account they try', async () => {
    const admitted = await countAdmitted('signIn', (count) => ({
      payload: { email: newEmail(), password: 'a guess' },
      from: `2001:db8:1:2::${count + 1}`,
    }));
    expect(admitted).toBe(20);
  });

  it.each([
    [PATHS.signUp, 'signUp', { password: PASSWORD }],
    [PATHS.sendCode, 'sendCode', { type: 'PASSWORD_RESET' }],
  ] as const)('to %o for one address are limited', async (_place, name, rest) => {
    const email = newEmail();
    const admitted = await countAdmitted(name, (count) => ({
      payload: { email, ...rest },
      from: `203.0.113.${count}`,
    }));
    expect(admitted).toBe(10);
  });

  it('for mails to an address are limited by a token of it too', async () => {
    const email = newEmail();
    const payload = { email, password: PASSWORD };
    const { id_token } = (await attempt('signUp', { payload, from: '192.0.2.1' })).json();
    const admitted = await countAdmitted('sendCode', (count) => ({
      payload: { type: 'VERIFY_EMAIL', id_token },
      from: `192.0.2.${count}`,
    }));
    expect(admitted).toBe(10);
  });

  it.each([
    [PATHS.applyCode, 'applyCode', {}],
    [PATHS.resetPassword, 'resetPassword', { password: PASSWORD }],
  ] as const)('to %o with a guess are limited', async (_place, name, rest) => {
    const admitted = await countAdmitted(name, (count) => ({
      payload: { oobCode: `guess-${count}`, ...rest },
      from: '198.51.100.200',
    }));
    expect(admitted).toBe(20);
  });

  it('to change a password by guessing the old one are limited', async () => {
    const { headers } = await makeMember(test);
    const payload = { password: 'a guess', new_password: PASSWORD };
    const admitted = await countAdmitted('changePassword', (count) => ({
      payload,
      headers,
      from: `198.51.100.${count}`,
    }));
    expect(admitted).toBe(10);
  });
});

describe('mails to one address', () => {
  it('are limited for an hour', async () => {
    const payload = { type: 'PASSWORD_RESET', email: newEmail() };
    const ask = async (count: number) =>
      (await attempt('sendCode', { payload, from: `192.0.2.${100 + count}` })).statusCode;
    for (let count = 0; count < 10; count++) await ask(count);
    await passTime(test, { seconds: 59 * 60 });
    expect(await ask(11)).toBe(429);
    await passTime(test, { seconds: 60 });
    expect(await ask(12)).not.toBe(429);
  });
});

describe('an attempt too many', () => {
  it('is told when the next one is welcome', async () => {
    const payload = { email: newEmail(), password: 'a guess' };
    const nowS = Date.now() / 1000;
    for (let count = 0; count < 10; count++) await attempt('signIn', { payload, from: '::1' });
    const response = await attempt('signIn', { payload, from: '::1' });
    expect([response.statusCode, response.json().code]).toEqual([429, 'rate_limited']);
    const retryAfter = String(response.headers['retry-after']);
    expect(rateLimitMessage(retryAfter, null)).toMatch(
      /^Rate limit exceeded\. Please retry after \d+ (second|minute)s?\.$/,
    );
    const reset = String(response.headers['x-ratelimit-reset']);
    expect(rateLimitMessage(null, reset)).toMatch(/^Rate limit exceeded\. Please retry at .+\.$/);
    expect(Number(reset)).toBeGreaterThanOrEqual(nowS);
    expect(Number(reset)).toBeLessThanOrEqual(nowS + 70);
  });
});
