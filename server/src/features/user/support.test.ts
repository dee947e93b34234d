import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SUPPORT_CHARS_MAX,
  SUPPORT_KEPT_DAYS,
  SUPPORT_PER_HOUR_MAX,
} from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { deleteOldSupportRequests } from './support-store.ts';

const DAY_MS = 86_400_000;
const SUPPORT_EMAIL = 'help@modiste.example';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ environment: { MODISTE_SUPPORT_EMAIL: SUPPORT_EMAIL } });
});
afterAll(() => test.close());

async function ask(shopper: Pick<TestMember, 'headers'>, message: string, app = test.app) {
  const { method, path: url } = PATHS.sendSupport;
  return app.inject({ method, url, headers: shopper.headers, body: { message } });
}

const keptOf = (shopper: TestMember, { deps } = test) =>
  deps.database
    .selectFrom('support_requests')
    .select('message')
    .where('user_id', '=', shopper.userId)
    .execute();

async function newestMail(): Promise<string> {
  const folder = join(test.config.dataFolder, 'outbox');
  const newest = (await readdir(folder)).sort().at(-1);
  return readFile(join(folder, newest ?? ''), 'utf8');
}

describe('a request for support', () => {
  it('is kept and mailed to those who answer, who reply to the shopper', async () => {
    const shopper = await makeMember(test);
    const response = await ask(shopper, '  Where is my\0 wishlist?\n');
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(await keptOf(shopper)).toEqual([{ message: 'Where is my wishlist?' }]);
    const mail = await newestMail();
    expect(mail).toContain(`To: ${SUPPORT_EMAIL}`);
    expect(mail).toContain(`Reply-To: ${shopper.email}`);
    expect(mail).toContain('Where is my wishlist?');
  });

  it.each(['', '   ', 'x'.repeat(SUPPORT_CHARS_MAX + 1)])('is never %j', async (message) => {
    const shopper = await makeMember(test);
    expect((await ask(shopper, message)).statusCode).toBe(400);
    expect(await keptOf(shopper)).toEqual([]);
  });

  it('needs somebody who asks', async () => {
    expect((await ask({ headers: { authorization: '' } }, 'Hello')).statusCode).toBe(401);
  });

  it('is taken ten times an hour from one person, however fast they come', async () => {
    const shopper = await makeMember(test);
    const answers = await Promise.all(
      Array.from({ length: SUPPORT_PER_HOUR_MAX + 3 }, (_, n) => ask(shopper, `Question ${n}`)),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken.length).toBe(SUPPORT_PER_HOUR_MAX);
    const refused = await ask(shopper, 'And another');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    const waitS = Number(refused.headers['retry-after']);
    expect(waitS).toBeGreaterThan(3500);
    expect(waitS).toBeLessThanOrEqual(3600);
    expect(Number(refused.headers['x-ratelimit-reset'])).toBeGreaterThan(Date.now() / 1000);
    expect((await keptOf(shopper)).length).toBe(SUPPORT_PER_HOUR_MAX);
    expect((await ask(await makeMember(test), 'Somebody else')).statusCode).toBe(200);
  });

  it('is kept when the mail fails, the log says why, and its mail waits', async () => {
    const lines: string[] = [];
    const SMTP_URL = `smtp://127.0.0.1:${await freeLoopbackPort()}`;
    const offline = await openTestApp({
      environment: { SMTP_URL },
      onLog: (line) => lines.push(line),
    });
    try {
      const shopper = await makeMember(offline);
      const response = await ask(shopper, 'Anybody there?', offline.app);
      expect(response.json()).toEqual({ ok: true });
      expect(await keptOf(shopper, offline)).toEqual([{ message: 'Anybody there?' }]);
      await offline.deps.mails.settle();
      const logged = lines.find((line) => line.includes('mail not sent'));
      expect(logged).toContain('ECONNREFUSED');
      expect(logged).not.toContain('Anybody there?');
      const waiting = offline.deps.database.selectFrom('queued_mails').select('attempts');
      expect(await waiting.execute()).toEqual([{ attempts: 1 }]);
    } finally {
      await offline.close();
    }
  });

  it('is forgotten when it was kept long enough', async () => {
    const shopper = await makeMember(test);
    await ask(shopper, 'Long ago');
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await deleteOldSupportRequests(test.deps.database, inDays(SUPPORT_KEPT_DAYS - 1));
    expect(await keptOf(shopper)).toHaveLength(1);
    await deleteOldSupportRequests(test.deps.database, inDays(SUPPORT_KEPT_DAYS + 1));
    expect(await keptOf(shopper)).toEqual([]);
  });
});
