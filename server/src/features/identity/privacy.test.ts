import { PATHS } from '@modiste/contract/paths';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { findAccountByEmail } from '../../identity/account-store.ts';
import { createLogger } from '../../log/logger.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { readMails } from '../../testing/mails/read-mails.ts';
import {
  claimsOf,
  identityClient,
  newEmail,
  PASSWORD,
} from '../../testing/people/identity-client.ts';

let test: TestApp;
let client: ReturnType<typeof identityClient>;
let hashes: string[] = [];

/** The real app, whose real password hashes are counted. */
async function openCounted(environment: Record<string, string>): Promise<void> {
  const opened = await openTestApp({ environment });
  const { passwords } = opened.deps;
  const counted = {
    ...passwords,
    hash: (password: string) => {
      hashes.push('made');
      return passwords.hash(password);
    },
    verify: (password: string, hash: string | null) => {
      hashes.push(hash === null ? 'compared with nothing' : 'compared');
      return passwords.verify(password, hash);
    },
  };
  const app = await createApp({ ...opened.deps, passwords: counted }, createLogger('silent'));
  const close = async () => {
    await app.close();
    await opened.close();
  };
  test = { ...opened, app, close };
  client = identityClient(test);
}

/** What an answer shows, and the work that was done for it. */
async function observe(answering: Promise<{ status: number; answer: { code?: string } }>) {
  hashes = [];
  const { status, answer } = await answering;
  return { status, code: answer.code, hashes };
}

const subjectsTo = async (email: string) =>
  (await readMails(test, email)).map(({ subject }) => subject);

afterEach(() => test.close());

describe('a server that says which addresses have accounts', () => {
  beforeEach(() => openCounted({}));

  it('works as hard for one that has none', async () => {
    const email = await client.makeVerified();
    expect(await observe(client.signIn(newEmail()))).toEqual({
      status: 400,
      code: 'user_not_found',
      hashes: ['compared with nothing'],
    });
    expect(await observe(client.signIn(email, 'a guess'))).toEqual({
      status: 400,
      code: 'wrong_password',
      hashes: ['compared'],
    });
    const made = { status: 200, code: undefined, hashes: ['made'] };
    expect(await observe(client.signUp(newEmail()))).toEqual(made);
    expect(await observe(client.signUp(email))).toEqual({
      ...made,
      status: 409,
      code: 'email_taken',
    });
  });

  it('brings a password to the cost of today once it was typed', async () => {
    const email = await client.makeVerified();
    const old = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { database } = test.deps;
    const account = { password_hash: old };
    await database
      .updateTable('identity_accounts')
      .set(account)
      .where('email', '=', email)
      .execute();
    const kept = async () => (await findAccountByEmail(database, email))?.password_hash;
    await client.signIn(email, 'a guess');
    expect(await kept()).toBe(old);
    expect((await client.signIn(email)).status).toBe(200);
    expect(await kept()).not.toBe(old);
    expect(test.deps.passwords.isOutdated((await kept()) ?? '')).toBe(false);
    expect((await client.signIn(email)).status).toBe(200);
  });
});

describe('a server that keeps to itself which addresses have accounts', () => {
  beforeEach(() => openCounted({ MODISTE_IDENTITY_PRIVATE: '1' }));

  it('refuses an unknown address, a wrong password and an unverified account alike', async () => {
    const verified = await client.makeVerified();
    const unverified = newEmail();
    await client.signUp(unverified);
    const refused = { status: 400, code: 'invalid_credential' };
    const seen = [
      await observe(client.signIn(newEmail())),
      await observe(client.signIn(verified, 'a guess')),
      await observe(client.signIn(unverified)),
    ];
    expect(seen).toEqual([
      { ...refused, hashes: ['compared with nothing'] },
      { ...refused, hashes: ['compared'] },
      { ...refused, hashes: ['compared'] },
    ]);
    expect((await client.signIn(verified)).status).toBe(200);
  });

  it('signs a taken address up like a fresh one, and tells its owner', async () => {
    const taken = await client.makeVerified();
    const fresh = newEmail();
    const made = { status: 200, code: undefined, hashes: ['made'] };
    expect(await observe(client.signUp(taken, 'of an intruder'))).toEqual(made);
    expect(await observe(client.signUp(fresh))).toEqual(made);
    await expect.poll(async () => (await subjectsTo(taken))[0]).toBe('You already have an account');
    expect((await client.signIn(taken)).status).toBe(200);
    expect((await client.signIn(taken, 'of an intruder')).status).toBe(400);
  });

  it('gives both a token of one form, which opens nothing', async () => {
    const tokens = [
      await client.signUp(await client.makeVerified()),
      await client.signUp(newEmail()),
    ];
    const shapes = tokens.map(({ answer }) => Object.keys(claimsOf(answer.id_token)).toSorted());
    expect(shapes[0]).toEqual(shapes[1]);
    for (const { answer } of tokens) {
      const { status, answer: refused } = await client.exchange(answer.id_token);
      expect([status, refused.code]).toEqual([400, 'email_not_verified']);
    }
  });

  it('says that it sent a code whether or not it did', async () => {
    const [unknown, fresh] = [newEmail(), newEmail()];
    await client.signUp(fresh);
    for (const type of ['VERIFY_EMAIL', 'PASSWORD_RESET'] as const) {
      for (const email of [unknown, fresh]) {
        expect((await client.sendCode(type, email)).answer).toEqual({ ok: true });
      }
    }
    await expect.poll(async () => (await subjectsTo(fresh)).length).toBe(2);
    expect(await subjectsTo(unknown)).toEqual([]);
  });
});

describe('a mail that cannot be sent', () => {
  it('after a password was changed is logged, and the password is changed', async () => {
    await openCounted({});
    const email = await client.makeVerified();
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    vi.spyOn(test.deps.mail, 'send').mockRejectedValue(new Error('The post office is closed'));
    const warned = vi.spyOn(test.deps.log, 'warn');
    const reset = { oobCode, password: 'a green umbrella' };
    expect((await client.ask(PATHS.resetPassword, reset)).status).toBe(200);
    expect(JSON.stringify(warned.mock.calls)).toContain('The post office is closed');
    expect((await client.signIn(email, 'a green umbrella')).status).toBe(200);
  });
});
