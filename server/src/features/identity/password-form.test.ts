import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { identityClient, newEmail, PASSWORD } from '../../testing/people/identity-client.ts';

/** Ligatures that are one character each and spell three. */
const FFI = '\ufb03';
/** One character that spells eighteen. */
const LONG = '\ufdfa';

let test: TestApp;
let client: ReturnType<typeof identityClient>;
beforeAll(async () => {
  test = await openTestApp();
  client = identityClient(test);
});
afterAll(() => test.close());

const WEAK = [400, 'weak_password'];
const codeOf = ({ status, answer }: { status: number; answer: { code?: string } }) => [
  status,
  answer.code,
];

/** The three places where a password is chosen. */
const CHOICES: [string, (password: string) => Promise<(number | string | undefined)[]>][] = [
  ['a sign-up', async (password) => codeOf(await client.signUp(newEmail(), password))],
  [
    'a reset',
    async (password) => {
      const oobCode = await client.codeFor('PASSWORD_RESET', await client.makeVerified());
      return codeOf(await client.ask(PATHS.resetPassword, { oobCode, password }));
    },
  ],
  [
    'a change',
    async (new_password) => {
      const headers = await client.enter(await client.makeVerified());
      const body = { password: PASSWORD, new_password };
      return codeOf(await client.ask(PATHS.changePassword, body, headers));
    },
  ],
];

describe.each(CHOICES)('a password of %s', (_place, choose) => {
  it.each([
    ['six marks on three letters', 'e\u0301e\u0301e\u0301'],
    ['Hangul in parts', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
    ['five letters, one of them in two', 'caf\u0065\u0301s'.slice(1)],
  ])('is too short where its characters are too few: %s', async (_what, password) => {
    expect(await choose(password)).toEqual(WEAK);
  });

  it.each([
    ['two ligatures', FFI + FFI],
    ['one character for a sentence', LONG],
    ['six emoji', '\u{1f338}'.repeat(6)],
    ['128 letters in 256 parts', 'e\u0301'.repeat(128)],
  ])('is long enough, and not too long: %s', async (_what, password) => {
    expect((await choose(password))[0]).toBe(200);
  });

  it.each([
    ['ligatures', FFI.repeat(43)],
    ['characters for sentences', LONG.repeat(8)],
  ])('is too long where it is once it is spelled out: %s', async (_what, password) => {
    expect(await choose(password)).toEqual([400, 'invalid_request']);
  });
});

describe('a password that was chosen in one spelling', () => {
  it.each([
    ['caf\u00e9 ol\u00e9!', 'cafe\u0301 ole\u0301!'],
    ['\uff21\uff22\uff23\uff11\uff12\uff13', 'ABC123'],
    [`su${FFI}cient`, 'sufficient'],
    ['\u212bngstr\u00f6m', 'A\u030angstro\u0308m'],
    ['no\u00a0break', 'no break'],
  ])('opens the account in every other: %j is %j', async (chosen, typed) => {
    const email = await client.makeVerified(newEmail(), chosen);
    expect((await client.signIn(email, typed)).status).toBe(200);
    const headers = await client.enter(email, typed);
    const body = { password: typed, new_password: PASSWORD };
    expect((await client.ask(PATHS.changePassword, body, headers)).status).toBe(200);
  });

  it('opens it still when it was hashed before', async () => {
    const email = await client.makeVerified();
    // As `argon2id` of the NFKC form was kept from the beginning.
    const password_hash = await test.deps.passwords.hash('caf\u00e9 ol\u00e9'.normalize('NFKC'));
    await test.deps.database
      .updateTable('identity_accounts')
      .set({ password_hash })
      .where('email', '=', email)
      .execute();
    expect((await client.signIn(email, 'cafe\u0301 ole\u0301')).status).toBe(200);
  });
});
