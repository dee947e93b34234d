import { readdir } from 'node:fs/promises';
import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIdToken } from '../../identity/id-token.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { passTime } from '../../testing/database/pass-time.ts';
import { makeAccount } from '../../testing/people/make-account.ts';
import { type FullMember, makeFullMember } from '../../testing/people/make-full-member.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { finishDeletions } from './delete-account.ts';
import { HELD_TABLES } from './held-tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FIVE_MINUTES_S = 300;

async function remove(
  member: TestMember,
  payload: { password?: string; token?: string } = {},
  { app } = test,
) {
  const { method, path } = PATHS.deleteAccount;
  const { headers } = member;
  const response = await app.inject({ method, url: path, payload, headers });
  return { status: response.statusCode, answer: response.json(), headers: response.headers };
}

const isLetIn = async ({ headers }: TestMember) =>
  (await test.app.inject({ url: PATHS.poses.path, headers })).statusCode === 200;

/** Where in the whole database a text is found, in any column of any table. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(test.deps.database);
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const query = sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${text}%`}`;
      return (await query.execute(test.deps.database)).rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

const objectNames = async () =>
  (await readdir(test.config.objects, { recursive: true })).toSorted();

const tracesOf = ({ userId, sessionId, email, accountId, ...kept }: FullMember) => [
  userId,
  sessionId,
  email,
  accountId,
  kept.poseId,
  kept.tryOnId,
  kept.attachmentId,
];

async function expectNothingLeft(member: FullMember): Promise<void> {
  const names = await objectNames();
  for (const trace of tracesOf(member)) {
    expect(await tablesWith(trace)).toEqual([]);
    expect(names.filter((name) => name.includes(trace))).toEqual([]);
  }
}

async function mailsTo(address: string): Promise<string[]> {
  const mails = (await test.deps.outbox?.list()) ?? [];
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject);
}

describe('an account that is deleted', () => {
  it('leaves nothing behind, and nothing of anybody else is touched', async () => {
    const shopper = await makeFullMember(test);
    const other = await makeFullMember(test);
    const before = await Promise.all(tracesOf(other).map(tablesWith));
    for (const trace of tracesOf(shopper)) expect(await tablesWith(trace)).not.toEqual([]);
    const owned = HELD_TABLES.filter(({ owner }) => owner !== 'password login');
    expect(await tablesWith(shopper.userId)).toEqual(
      expect.arrayContaining(owned.map(({ table }) => `public.${table}`)),
    );

    const { status, answer } = await remove(shopper, { password: shopper.password });
    expect([status, answer]).toEqual([200, { ok: true }]);

    await expectNothingLeft(shopper);
    expect(await Promise.all(tracesOf(other).map(tablesWith))).toEqual(before);
    const left = await objectNames();
    expect(left.filter((name) => name.includes(other.poseId))).toHaveLength(2);
    expect(left.filter((name) => name.includes(other.attachmentId))).toHaveLength(1);
    expect(await isLetIn(other)).toBe(true);
  });

  it('takes along a sign-up with its address that was never signed in with', async () => {
    const shopper = await makeMember(test);
    await makeAccount(test, { email: shopper.email });
    await remove(shopper);
    expect(await tablesWith(shopper.email)).toEqual([]);
  });

  it('takes along a login with another address than the account has', async () => {
    const shopper = await makeFullMember(test);
    const { database } = test.deps;
    const other = `other-${shopper.email}`;
    const moved = database.updateTable('identity_accounts').set({ email: other });
    await moved.where('id', '=', shopper.accountId).execute();
    await remove(shopper, { password: shopper.password });
    expect(await tablesWith(other)).toEqual([]);
  });

  it('lets nobody in from that moment, and the browser forgets it', async () => {
    const shopper = await makeFullMember(test);
    const { headers } = await remove(shopper, { password: shopper.password });
    expect(await isLetIn(shopper)).toBe(false);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^modiste_refresh=;.*Path=\/api\/auth/),
      expect.stringMatching(/^modiste_device_\w+=;.*Path=\/api;/),
    ]);
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
  });

  it('is not brought back by an identity token from before', async () => {
    const shopper = await makeFullMember(test);
    const { accountId, email } = shopper;
    const token = await signIdToken(test.deps, { accountId, email, isVerified: true });
    await remove(shopper, { token });
    const { method, path } = PATHS.firebaseLogin;
    const again = await test.app.inject({ method, url: path, payload: { token } });
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
    await expectNothingLeft(shopper);
  });

  it('is said goodbye to by mail, once', async () => {
    const shopper = await makeFullMember(test);
    await remove(shopper, { password: shopper.password });
    await finishDeletions(test.deps);
    expect(await mailsTo(shopper.email)).toEqual(['Your account was deleted']);
  });

  it('is gone also when the mail cannot be sent', async () => {
    const shopper = await makeFullMember(test);
    vi.spyOn(test.deps.mail, 'send').mockRejectedValue(new Error('The post is on strike'));
    expect((await remove(shopper, { password: shopper.password })).status).toBe(200);
    await expectNothingLeft(shopper);
  });
});

describe('whoever deletes an account', () => {
  it('is asked for the password', async () => {
    const shopper = await makeFullMember(test);
    await passTime(test, { seconds: FIVE_MINUTES_S + 1 });
    const { status, answer } = await remove(shopper, { password: 'a guess' });
    expect([status, answer.code]).toEqual([400, 'wrong_password']);
    expect((await remove(shopper)).answer.code).toBe('sign_in_again');
    expect(await isLetIn(shopper)).toBe(true);
    expect((await remove(shopper, { password: shopper.password })).status).toBe(200);
  });

  it('cannot pass a wrong password off by having signed in just now', async () => {
    const shopper = await makeFullMember(test);
    expect((await remove(shopper, { password: 'a guess' })).answer.code).toBe('wrong_password');
    expect(await isLetIn(shopper)).toBe(true);
  });

  it('has to sign in again where there is no password', async () => {
    const shopper = await makeMember(test);
    const refused = await remove(shopper, { password: 'a guess' });
    expect([refused.status, refused.answer.code]).toEqual([400, 'sign_in_again']);
    expect((await remove(shopper)).status).toBe(200);
  });

  it('may send a fresh identity token of their own', async () => {
    const shopper = await makeFullMember(test);
    await passTime(test, { seconds: FIVE_MINUTES_S + 1 });
    const { accountId, email } = shopper;
    const token = await signIdToken(test.deps, { accountId, email, isVerified: true });
    const { idToken: foreign } = await makeAccount(test);
    for (const refused of [foreign, 'no token at all']) {
      expect((await remove(shopper, { token: refused })).answer.code).toBe('sign_in_again');
    }
    expect((await remove(shopper, { token })).status).toBe(200);
  });

  it('cannot send one that has grown old', async () => {
    const shopper = await makeFullMember(test);
    const { accountId, email } = shopper;
    const token = await signIdToken(test.deps, { accountId, email, isVerified: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (FIVE_MINUTES_S + 1) * 1000 });
    expect((await remove(shopper, { token })).answer.code).toBe('sign_in_again');
  });

  it('cannot try any number of passwords', async () => {
    const limited = await openTestApp({ environment: { MODISTE_SIGN_INS_PER_MINUTE: '3' } });
    onTestFinished(() => limited.close());
    const shopper = await makeFullMember(limited);
    const codes: string[] = [];
    for (const password of ['guess', 'another', 'a third', shopper.password]) {
      codes.push((await remove(shopper, { password }, limited)).answer.code);
    }
    expect(codes.slice(0, 3)).toEqual(['wrong_password', 'wrong_password', 'wrong_password']);
    expect(codes[3]).toBe('rate_limited');
  });
});

describe('a deletion that broke off', () => {
  it.each([
    ['before the first picture', 'remove'],
    ['among the pictures', 'removeAll'],
  ] as const)('%s shuts the person out and is finished later', async (_when, step) => {
    const shopper = await makeFullMember(test);
    const other = await makeFullMember(test);
    const broken = vi.spyOn(test.deps.objects, step).mockRejectedValue(new Error('No disk'));
    expect((await remove(shopper, { password: shopper.password })).status).toBe(200);
    expect(await isLetIn(shopper)).toBe(false);
    await expect(finishDeletions(test.deps)).rejects.toThrow('not every deletion');
    expect(await tablesWith(shopper.poseId)).not.toEqual([]);
    expect(await mailsTo(shopper.email)).toEqual([]);

    broken.mockRestore();
    await finishDeletions(test.deps);
    await expectNothingLeft(shopper);
    expect(await mailsTo(shopper.email)).toHaveLength(1);
    expect(await isLetIn(other)).toBe(true);
  });

  it('keeps nobody else from being erased', async () => {
    const [first, second] = [await makeFullMember(test), await makeFullMember(test)];
    const objects = test.deps.objects;
    const removeAll = objects.removeAll.bind(objects);
    const broken = vi.spyOn(objects, 'removeAll').mockRejectedValue(new Error('No disk'));
    for (const shopper of [first, second]) await remove(shopper, { password: shopper.password });
    broken.mockImplementation(async (folder) => {
      if (folder.includes(first.userId)) throw new Error('No disk');
      await removeAll(folder);
    });
    await expect(finishDeletions(test.deps)).rejects.toThrow('not every deletion');
    await expectNothingLeft(second);
    broken.mockRestore();
    await finishDeletions(test.deps);
    await expectNothingLeft(first);
  });
});
