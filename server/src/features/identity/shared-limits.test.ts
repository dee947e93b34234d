import { DOWNLOADS_PER_HOUR_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { newEmail } from '../../testing/people/identity-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

const SHARED = {
  MODISTE_SECRET: 'of both processes, and long enough for them',
  MODISTE_SIGN_INS_PER_MINUTE: '10',
};

let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
const openOther = () =>
  openTestApp({ environment: { ...SHARED, DATABASE_URL: test.config.databaseUrl ?? '' } });
beforeAll(async () => {
  test = await openTestApp({ environment: SHARED });
  other = await openOther();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const guess = async ({ app }: TestApp, email: string, remoteAddress: string) => {
  const { method, path: url } = PATHS.signIn;
  return app.inject({ method, url, remoteAddress, payload: { email, password: 'a guess' } });
};

describe('a limit', () => {
  it('admits as many as may be in all processes together, however fast they come', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        guess(at % 2 ? test : other, email, `198.51.100.${at}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10);
  });

  it('counts the networks of all processes together', async () => {
    const statuses = [];
    for (let at = 0; at < 30; at++) {
      const { statusCode } = await guess(at % 2 ? test : other, newEmail(), '203.0.113.77');
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });

  it('outlives the process that counted', async () => {
    const email = newEmail();
    for (let at = 0; at < 10; at++) await guess(other, email, `198.51.100.${at}`);
    await other.close();
    other = await openOther();
    expect((await guess(other, email, '198.51.100.99')).statusCode).toBe(429);
  });

  it('is over when its window is, and says when that is', async () => {
    const email = newEmail();
    for (let at = 0; at < 10; at++) await guess(test, email, `198.51.100.${100 + at}`);
    await passTime(test, { seconds: 20 });
    const refused = await guess(other, email, '198.51.100.200');
    const waitS = Number(refused.headers['retry-after']);
    expect([refused.statusCode, waitS > 30 && waitS <= 40]).toEqual([429, true]);
    const resetS = Number(refused.headers['x-ratelimit-reset']) - Date.now() / 1000;
    expect(Math.abs(resetS - waitS)).toBeLessThan(2);
    await passTime(test, { seconds: 40 });
    expect((await guess(other, email, '198.51.100.201')).statusCode).not.toBe(429);
  });

  it('is not stretched by those who keep trying', async () => {
    const email = newEmail();
    for (let at = 0; at < 10; at++) await guess(test, email, `192.0.2.${at}`);
    await passTime(test, { seconds: 59 });
    for (let at = 0; at < 5; at++) await guess(test, email, `192.0.2.${20 + at}`);
    await passTime(test, { seconds: 1 });
    expect((await guess(test, email, '192.0.2.99')).statusCode).not.toBe(429);
  });

  it('of downloads holds for a person, whichever process they reach', async () => {
    const { headers } = await makeMember(test);
    const statuses = [];
    for (let at = 0; at < DOWNLOADS_PER_HOUR_MAX + 2; at++) {
      const { app } = at % 2 ? test : other;
      statuses.push((await app.inject({ url: PATHS.downloadData.path, headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(DOWNLOADS_PER_HOUR_MAX);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves nothing behind that names anybody', async () => {
    const email = newEmail();
    await guess(test, email, '192.0.2.123');
    const rows = await test.deps.database.selectFrom('attempt_windows').selectAll().execute();
    const kept = rows.map(({ key }) => key.toString('latin1')).join();
    expect([kept.includes(email), kept.includes('192.0.2.123')]).toEqual([false, false]);
  });
});

describe('what cannot be counted', () => {
  it('is refused until it can be, and is no failure of the server', async () => {
    const broken = await openTestApp({ environment: SHARED });
    const { headers } = await makeMember(broken);
    await sql`alter table attempt_windows rename to elsewhere`.execute(broken.deps.database);
    const { method, path: url } = PATHS.firebaseLogin;
    const answers = [
      await guess(broken, newEmail(), '192.0.2.1'),
      await broken.app.inject({ url: PATHS.downloadData.path, headers }),
      await broken.app.inject({ method, url, payload: { token: 'x' } }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await broken.close();
  });
});
