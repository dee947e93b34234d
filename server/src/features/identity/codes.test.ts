import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { readMails } from '../../testing/mails/read-mails.ts';
import { identityClient, newEmail, PASSWORD } from '../../testing/people/identity-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

const NEW_PASSWORD = 'a green umbrella';
const EXPIRED = [400, 'Failed to reset password. The link may have expired.'];

let test: TestApp;
let client: ReturnType<typeof identityClient>;
beforeAll(async () => {
  test = await openTestApp({ environment: { PUBLIC_URL: 'https://shop.example/here' } });
  client = identityClient(test);
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const refusal = ({ status, answer }: { status: number; answer: { message: string } }) => [
  status,
  answer.message,
];
const reset = (oobCode: string, password = NEW_PASSWORD) =>
  client.ask(PATHS.resetPassword, { oobCode, password });

const statusOf = async (headers: { authorization: string }) =>
  (await test.app.inject({ url: PATHS.sessions.path, headers })).statusCode;

const subjectsTo = async (email: string) =>
  (await readMails(test, email)).map(({ subject }) => subject);

const growOlder = (minutes: number) =>
  sql`update identity_codes set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(
    test.deps.database,
  );

describe('a link in a mail', () => {
  it('leads to the address of the server, whatever host a request names', async () => {
    const email = await client.makeVerified();
    const { method, path: url } = PATHS.sendCode;
    const payload = { type: 'PASSWORD_RESET', email };
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await test.app.inject({ method, url, payload, headers })).statusCode).toBe(200);
    const link = await client.lastLink(email);
    expect(link.origin + link.pathname).toBe('https://shop.example/password-reset');
  });

  it('leaves only a hash of its code behind', async () => {
    const email = newEmail();
    await client.signUp(email);
    const oobCode = await client.codeFor('VERIFY_EMAIL', email);
    expect(Buffer.from(oobCode, 'base64url')).toHaveLength(32);
    const rows = await test.deps.database.selectFrom('identity_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(oobCode);
  });

  it('goes to nobody without an account, and not to whoever is verified already', async () => {
    const unknown = await client.sendCode('VERIFY_EMAIL', newEmail());
    expect(refusal(unknown)).toEqual([400, 'No account found with this email.']);
    const email = await client.makeVerified();
    const before = await subjectsTo(email);
    expect((await client.sendCode('VERIFY_EMAIL', email)).status).toBe(200);
    expect(await subjectsTo(email)).toEqual(before);
  });

  it('is asked for with a token of the identity, and with no other', async () => {
    const email = newEmail();
    const { answer } = await client.signUp(email);
    const sent = await client.ask(PATHS.sendCode, { type: 'VERIFY_EMAIL', ...answer });
    expect([sent.status, await subjectsTo(email)]).toEqual([200, [expect.any(String)]]);
    const forged = { type: 'VERIFY_EMAIL', id_token: `${answer.id_token.slice(0, -8)}AAAAAAAA` };
    expect(refusal(await client.ask(PATHS.sendCode, forged))).toEqual([
      400,
      'Invalid credentials.',
    ]);
  });
});

describe('a code', () => {
  it('verifies once, within 24 hours', async () => {
    const email = newEmail();
    await client.signUp(email);
    const late = await client.codeFor('VERIFY_EMAIL', email);
    await growOlder(24 * 60);
    expect(refusal(await client.applyCode(late))).toEqual(EXPIRED);
    const oobCode = await client.codeFor('VERIFY_EMAIL', email);
    await growOlder(24 * 60 - 1);
    expect((await client.applyCode(oobCode)).status).toBe(200);
    expect(refusal(await client.applyCode(oobCode))).toEqual(EXPIRED);
  });

  it('resets once, within 60 minutes', async () => {
    const email = await client.makeVerified();
    const late = await client.codeFor('PASSWORD_RESET', email);
    await growOlder(60);
    expect(refusal(await reset(late))).toEqual(EXPIRED);
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    await growOlder(59);
    expect((await reset(oobCode)).status).toBe(200);
    expect(refusal(await reset(oobCode, 'a third umbrella'))).toEqual(EXPIRED);
    expect((await client.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('that many use at the same moment verifies once', async () => {
    const email = newEmail();
    await client.signUp(email);
    const oobCode = await client.codeFor('VERIFY_EMAIL', email);
    const useOften = (code: string) =>
      Promise.all(Array.from({ length: 8 }, () => client.applyCode(code)));
    // Opens the connections to the database, which would else let one use go ahead.
    await useOften('a guess');
    const uses = await useOften(oobCode);
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that two use at once serves one of them', async () => {
    const email = await client.makeVerified();
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    const passwords = ['umbrella one', 'umbrella two', 'umbrella three'];
    const resets = await Promise.all(passwords.map((password) => reset(oobCode, password)));
    expect(resets.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const winner = passwords[resets.findIndex(({ status }) => status === 200)];
    expect((await client.signIn(email, winner)).status).toBe(200);
  });

  it('is void once a newer one was mailed, and serves only what it is for', async () => {
    const email = await client.makeVerified();
    const older = await client.codeFor('PASSWORD_RESET', email);
    const newer = await client.codeFor('PASSWORD_RESET', email);
    expect(refusal(await client.applyCode(newer))).toEqual(EXPIRED);
    expect(refusal(await reset(older))).toEqual(EXPIRED);
    expect((await reset(newer)).status).toBe(200);
  });

  it('outlives a new password that is too short', async () => {
    const email = await client.makeVerified();
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    expect(refusal(await reset(oobCode, 'short'))[1]).toBe(
      'Password must be at least 6 characters',
    );
    expect((await reset(oobCode)).status).toBe(200);
  });
});

describe('a password that was reset', () => {
  it('ends every session, voids tokens made before, and is told by mail', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    const email = await client.makeVerified();
    const { id_token } = (await client.signIn(email)).answer;
    vi.useRealTimers();
    expect((await client.exchange(id_token)).status).toBe(200);
    const phone = await client.enter(email);
    expect(await statusOf(phone)).toBe(200);
    expect((await reset(await client.codeFor('PASSWORD_RESET', email))).status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect((await client.exchange(id_token)).status).toBe(401);
    expect(refusal(await client.signIn(email))[1]).toBe('Incorrect password.');
    await expect.poll(async () => (await subjectsTo(email))[0]).toBe('Your password was changed');
  });

  it('verifies the address, whose mail was read, and voids what was mailed before', async () => {
    const email = newEmail();
    await client.signUp(email, 'of an intruder');
    const verification = await client.codeFor('VERIFY_EMAIL', email);
    await reset(await client.codeFor('PASSWORD_RESET', email));
    expect(await client.enter(email, NEW_PASSWORD)).toBeDefined();
    expect(refusal(await client.applyCode(verification))).toEqual(EXPIRED);
  });
});

describe('a password that was changed', () => {
  const change = (headers: object, password: string, new_password = NEW_PASSWORD) =>
    client.ask(PATHS.changePassword, { password, new_password }, headers);

  it('keeps this session, ends the others, and is told by mail', async () => {
    const email = await client.makeVerified();
    const [phone, laptop] = [await client.enter(email), await client.enter(email)];
    expect((await change(laptop, PASSWORD)).status).toBe(200);
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200]);
    expect((await client.signIn(email, NEW_PASSWORD)).status).toBe(200);
    await expect.poll(async () => (await subjectsTo(email))[0]).toBe('Your password was changed');
  });

  it('voids a reset that was asked for before', async () => {
    const email = await client.makeVerified();
    const oobCode = await client.codeFor('PASSWORD_RESET', email);
    await change(await client.enter(email), PASSWORD);
    expect(refusal(await reset(oobCode))).toEqual(EXPIRED);
  });

  it('takes the old one, and a new one that is long enough', async () => {
    const headers = await client.enter(await client.makeVerified());
    expect(refusal(await change(headers, 'a guess'))).toEqual([400, 'Incorrect password.']);
    expect(refusal(await change(headers, PASSWORD, 'short'))[1]).toContain('at least 6');
    const { headers: google } = await makeMember(test);
    expect(refusal(await change(google, PASSWORD))).toEqual([400, 'Incorrect password.']);
    expect((await change({}, PASSWORD)).status).toBe(401);
  });
});
