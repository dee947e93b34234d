import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import {
  type MailServerMood,
  openMailServer,
  PEACEFUL,
  refusal,
  type TestMailServer,
} from '../testing/loopback/open-mail-server.ts';
import { retryMails } from '../testing/mails/retry-mails.ts';
import { identityClient, newEmail, PASSWORD } from '../testing/people/identity-client.ts';
import { makeFullMember } from '../testing/people/make-full-member.ts';
import { makeMember } from '../testing/people/make-member.ts';

const SECRET = { MODISTE_SECRET: 'of both processes, and long enough for them' };
const lines: string[] = [];

let server: TestMailServer;
let test: TestApp;
let client: ReturnType<typeof identityClient>;
beforeAll(async () => {
  server = await openMailServer();
  const environment = { ...SECRET, SMTP_URL: server.url };
  test = await openTestApp({ environment, onLog: (line) => lines.push(line) });
  client = identityClient(test);
});
beforeEach(async () => {
  await test.deps.mails.settle();
  await sql`truncate users, identity_accounts, queued_mails cascade`.execute(test.deps.database);
  Object.assign(server.mood, PEACEFUL);
  server.mails.length = 0;
  lines.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await test.close();
  await server.close();
});

const kinds = () =>
  server.mails
    .map(({ subject = '' }) => subject)
    .toSorted((one, other) => one.localeCompare(other));
const idsOf = () => new Set(server.mails.map(({ messageId }) => messageId));
const codeIn = (at: number) => /oobCode=([\w-]+)/.exec(server.mails[at]?.text ?? '')?.[1] ?? '';
const queued = () =>
  test.deps.database.selectFrom('queued_mails').selectAll().orderBy('created_at').execute();
const sendVerification = async (email: string) =>
  (await client.ask(PATHS.sendCode, { type: 'VERIFY_EMAIL', email })).status;
const signUp = async () => {
  const email = newEmail();
  const { status } = await client.signUp(email);
  return { email, statuses: [status, await sendVerification(email)] };
};

/** Everything that writes a mail, done by somebody; each answer's status. */
async function askForEveryMail(): Promise<number[]> {
  const { statuses } = await signUp();
  const shopper = await makeFullMember(test);
  const { headers, email, password } = shopper;
  const post = async ({ path: url }: { path: string }, payload: object) =>
    (await test.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  const { method, path: url } = PATHS.deleteAccount;
  return [
    ...statuses,
    await post(PATHS.sendCode, { type: 'PASSWORD_RESET', email }),
    await post(PATHS.sendSupport, { message: 'Where is my parcel?' }),
    await post(PATHS.changePassword, { password, new_password: PASSWORD }),
    (await test.app.inject({ method, url, payload: { password: PASSWORD }, headers })).statusCode,
  ];
}

const moods: [string, Partial<MailServerMood>][] = [
  ['refuses every recipient for now', { recipient: () => refusal(451, '4.7.1 Greylisted') }],
  ['has a full disk', { mail: () => refusal(452, '4.3.1 Insufficient system storage') }],
  ['is busy', { mail: () => refusal(421, '4.3.2 Try again later') }],
  ['wants somebody who may send', { recipient: () => refusal(530, '5.7.0 Sign in first') }],
  ['relays nothing', { recipient: () => refusal(550, '5.7.1 Relaying denied') }],
  ['hangs up at once', { drops: 'greeting' }],
  ['hangs up in the middle of a mail', { drops: 'mail' }],
];

describe('a mail server that', () => {
  it.each(moods)('%s fails no call, and gets every mail later, once', async (_what, mood) => {
    Object.assign(server.mood, mood);
    const statuses = await askForEveryMail();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    await retryMails(test);
    expect(server.mails).toEqual([]);
    Object.assign(server.mood, PEACEFUL);
    await retryMails(test);
    await retryMails(test);
    expect(kinds()).toEqual([
      'Confirm your email address',
      expect.stringContaining('Support request from'),
      'Your account was deleted',
      'Your password was changed',
    ]);
    expect(await queued()).toEqual([]);
    expect(lines.join()).toContain('mail not sent, will retry');
  });

  it('is not there is found when it is back', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    const { statuses } = await signUp();
    await test.deps.mails.settle();
    expect([statuses, (await queued()).length]).toEqual([[200, 200], 1]);
    server = await openMailServer(port);
    await retryMails(test);
    expect(kinds()).toEqual(['Confirm your email address']);
  });

  it('is slow keeps nobody waiting', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.mood.until = promise;
    expect((await signUp()).statuses).toEqual([200, 200]);
    expect(server.mails).toEqual([]);
    resolve();
    await test.deps.mails.settle();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['knows no such person', { recipient: () => refusal(550, '5.1.1 No such person') }],
    ['takes no such mail', { mail: () => refusal(554, '5.6.0 Not like that') }],
    ['has closed the mailbox', { recipient: () => refusal(552, '5.2.2 Mailbox full for good') }],
  ] satisfies [string, Partial<MailServerMood>][])(
    '%s is not asked again, and the log says so',
    async (_what, mood) => {
      Object.assign(server.mood, mood);
      expect((await signUp()).statuses).toEqual([200, 200]);
      await test.deps.mails.settle();
      expect(await queued()).toEqual([]);
      expect(lines.join()).toContain('refused by the mail server');
    },
  );
});

describe('a mail', () => {
  it('keeps its id at every attempt, when its taking was not heard of, too', async () => {
    server.mood.drops = 'answer';
    await signUp();
    await test.deps.mails.settle();
    server.mood.drops = null;
    await retryMails(test);
    expect([server.mails.length, idsOf().size]).toEqual([2, 1]);
  });

  it('is sent once by many processes', async () => {
    const environment = {
      ...SECRET,
      SMTP_URL: server.url,
      DATABASE_URL: test.config.databaseUrl ?? '',
    };
    const others = await Promise.all([1, 2].map(() => openTestApp({ environment })));
    server.mood.recipient = () => refusal(451, 'Later');
    for (let at = 0; at < 6; at++) await signUp();
    await test.deps.mails.settle();
    server.mood.recipient = () => null;
    await sql`update queued_mails set due_at = now()`.execute(test.deps.database);
    await Promise.all([test, ...others].map(({ deps }) => deps.mails.wake()));
    for (const { deps } of [test, ...others]) await deps.mails.settle();
    expect([server.mails.length, idsOf().size, (await queued()).length]).toEqual([6, 6, 0]);
    for (const other of others) await other.close();
  });

  it('of a process that died is sent by the next, but not while it may still be sent', async () => {
    server.mood.recipient = () => refusal(451, 'Later');
    await signUp();
    await test.deps.mails.settle();
    server.mood.recipient = () => null;
    const setDue = (seconds: number) =>
      sql`update queued_mails set due_at = now() + make_interval(secs => ${seconds})`.execute(
        test.deps.database,
      );
    await setDue(80);
    await test.deps.mails.wake();
    await test.deps.mails.settle();
    expect(server.mails).toEqual([]);
    await setDue(0);
    await test.deps.mails.wake();
    await test.deps.mails.settle();
    expect(server.mails).toHaveLength(1);
  });

  it('that was sent while the database was away is only taken off the queue', async () => {
    await sql`create function refuse() returns trigger as
      $$ begin raise exception 'the disk is full'; end $$ language plpgsql`.execute(
      test.deps.database,
    );
    await sql`create trigger refuse before delete on queued_mails
      execute function refuse()`.execute(test.deps.database);
    await signUp();
    await test.deps.mails.settle();
    expect([server.mails.length, (await queued()).length]).toEqual([1, 1]);
    await sql`drop trigger refuse on queued_mails`.execute(test.deps.database);
    await retryMails(test);
    expect([server.mails.length, (await queued()).length]).toEqual([1, 0]);
  });

  it('is kept or not together with what it tells of', async () => {
    const shopper = await makeMember(test);
    vi.spyOn(test.deps.mails, 'add').mockRejectedValue(new Error('no room'));
    const { method, path: url } = PATHS.sendSupport;
    const { headers } = shopper;
    const answer = await test.app.inject({ method, url, headers, payload: { message: 'Hello' } });
    expect(answer.statusCode).toBe(500);
    const kept = test.deps.database.selectFrom('support_requests').select('id');
    expect(await kept.execute()).toEqual([]);
  });

  it('lies in the database for nobody to read', async () => {
    server.mood.recipient = () => refusal(451, 'Later');
    const { email } = await signUp();
    await test.deps.mails.settle();
    const [row] = await queued();
    const bytes = row?.sealed.toString('latin1') ?? email;
    expect([bytes.includes(email), bytes.includes('oobCode')]).toEqual([false, false]);
    expect(lines.join()).not.toContain('oobCode');
  });

  it('that another secret sealed is given up after a while, and stops no other', async () => {
    server.mood.recipient = () => refusal(451, 'Later');
    await signUp();
    await test.deps.mails.settle();
    await sql`update queued_mails set id = 'another'`.execute(test.deps.database);
    server.mood.recipient = () => null;
    await signUp();
    await retryMails(test);
    expect([server.mails.length, (await queued()).length]).toEqual([1, 1]);
  });
});

describe('the link in a mail', () => {
  const delay = async () => {
    server.mood.recipient = () => refusal(451, 'Later');
    const { email } = await signUp();
    await test.deps.mails.settle();
    server.mood.recipient = () => null;
    return email;
  };

  it.each([
    ['has expired', sql`update identity_codes set expires_at = now()`],
    ['was used', sql`update identity_codes set used_at = now()`],
    ['is gone', sql`delete from identity_codes`],
    ['was of an account that is gone', sql`delete from identity_accounts`],
    ['would have, with its mail', sql`update queued_mails set expires_at = now()`],
  ])('is not mailed once it %s', async (_what, change) => {
    await delay();
    await change.execute(test.deps.database);
    await retryMails(test);
    expect([server.mails, await queued()]).toEqual([[], []]);
  });

  it('is mailed alone of those that were asked for meanwhile, and works', async () => {
    server.mood.recipient = () => refusal(451, 'Later');
    const { email } = await signUp();
    for (let at = 0; at < 3; at++) await sendVerification(email);
    await test.deps.mails.settle();
    server.mood.recipient = () => null;
    await retryMails(test);
    expect(server.mails).toHaveLength(1);
    expect((await client.applyCode(codeIn(0))).status).toBe(200);
  });

  it('is void for whoever signs up anew, and so is its mail', async () => {
    const email = await delay();
    await client.signUp(email);
    await retryMails(test);
    expect(server.mails).toEqual([]);
  });
});
