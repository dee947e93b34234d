import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteUnverifiedAccounts } from '../../identity/account-store.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import {
  claimsOf,
  identityClient,
  newEmail,
  PASSWORD,
} from '../../testing/people/identity-client.ts';

let test: TestApp;
let client: ReturnType<typeof identityClient>;
beforeAll(async () => {
  test = await openTestApp();
  client = identityClient(test);
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const refusal = ({ status, answer }: { status: number; answer: { message: string } }) => [
  status,
  answer.message,
];

describe('somebody who signs up', () => {
  it('gets a token that says that the address is not verified, and no session for it', async () => {
    const email = newEmail();
    const signedUp = await client.signUp(email.toUpperCase());
    expect(signedUp.status).toBe(200);
    for (const { answer } of [signedUp, await client.signIn(email)]) {
      expect(claimsOf(answer.id_token)).toMatchObject({
        email,
        email_verified: false,
        sign_in_provider: 'password',
        exp: (claimsOf(answer.id_token).iat ?? 0) + 3600,
      });
      expect(refusal(await client.exchange(answer.id_token))).toEqual([
        400,
        'Please verify your email before logging in.',
      ]);
    }
  });

  it('comes in once the link of the mail was followed', async () => {
    const email = newEmail();
    await client.signUp(email);
    const oobCode = await client.codeFor('VERIFY_EMAIL', email);
    const link = await client.lastLink(email);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/verify-email');
    expect((await client.applyCode(oobCode)).status).toBe(200);
    const { answer } = await client.signIn(email);
    expect(claimsOf(answer.id_token).email_verified).toBe(true);
    expect(await client.enter(email)).toBeDefined();
  });

  it.each([
    'nobody',
    'a@b',
    'a b@c.example',
    'a@b..example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(60)}.${'c.'.repeat(100)}example`,
    'a@b.example\r\nBcc: c@d.example',
    '<script>@b.example',
  ])('is told that %j is no address', async (email) => {
    const expected = [400, 'Invalid email format.'];
    expect(refusal(await client.signUp(email))).toEqual(expected);
    expect(refusal(await client.signIn(email))).toEqual(expected);
    expect(refusal(await client.sendCode('PASSWORD_RESET', email))).toEqual(expected);
  });

  it.each(['short', '👗👗👗👗👗'])('is told that %j is too short', async (password) => {
    const refused = refusal(await client.signUp(newEmail(), password));
    expect(refused).toEqual([400, 'Password must be at least 6 characters']);
  });

  it('may choose anything from 6 to 128 characters, counted as a person counts them', async () => {
    for (const password of ['👗👗👗👗👗👗', '👗'.repeat(128), '      ']) {
      const email = newEmail();
      expect((await client.signUp(email, password)).status).toBe(200);
      expect((await client.signIn(email, password)).status).toBe(200);
    }
    const { status, answer } = await client.signUp(newEmail(), '👗'.repeat(129));
    expect([status, answer.detail]).toEqual([400, 'A password has at most 128 characters.']);
  });

  it('is told that a verified address has an account, whatever the password', async () => {
    const email = await client.makeVerified();
    for (const password of [PASSWORD, 'another umbrella']) {
      const refused = refusal(await client.signUp(email, password));
      expect(refused).toEqual([409, 'Account already exists.\nPlease Sign In.']);
    }
    expect((await client.signIn(email)).status).toBe(200);
  });

  it('keeps nobody out of an address: the last password counts until one is verified', async () => {
    const email = newEmail();
    await client.signUp(email, 'of an intruder');
    const early = await client.codeFor('VERIFY_EMAIL', email);
    await client.signUp(email, 'of the owner');
    expect(refusal(await client.applyCode(early))[0]).toBe(400);
    const oobCode = await client.codeFor('VERIFY_EMAIL', email);
    expect((await client.applyCode(oobCode)).status).toBe(200);
    expect(refusal(await client.signIn(email, 'of an intruder'))[1]).toBe('Incorrect password.');
    expect((await client.signIn(email, 'of the owner')).status).toBe(200);
  });

  it('twice at the same moment has one account', async () => {
    const email = newEmail();
    const both = await Promise.all([client.signUp(email), client.signUp(email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ answer }) => claimsOf(answer.id_token).sub);
    expect(one).toBe(other);
  });
});

describe('an address that nobody verifies', () => {
  it('is forgotten after a month', async () => {
    const verified = await client.makeVerified();
    const [old, recent] = [newEmail(), newEmail()];
    const signUpEarlier = async (email: string, days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 86_400_000 });
      await client.signUp(email);
      vi.useRealTimers();
    };
    await signUpEarlier(old, 31);
    await signUpEarlier(recent, 29);
    await deleteUnverifiedAccounts(test.deps.database);
    const codes = [old, recent, verified].map(
      async (email) => (await client.signIn(email)).answer.code,
    );
    expect(await Promise.all(codes)).toEqual(['user_not_found', undefined, undefined]);
  });
});

describe('somebody who signs in', () => {
  it('is told what is wrong', async () => {
    const email = await client.makeVerified();
    expect(refusal(await client.signIn(newEmail()))).toEqual([
      400,
      'No account found with this email.',
    ]);
    expect(refusal(await client.signIn(email, 'a blue umbrella'))).toEqual([
      400,
      'Incorrect password.',
    ]);
  });

  it('is told of a disabled account only with its password', async () => {
    const email = await client.makeVerified();
    await test.deps.database
      .updateTable('identity_accounts')
      .set({ disabled_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect(refusal(await client.signIn(email, 'a guess'))[1]).toBe('Incorrect password.');
    expect(refusal(await client.signIn(email))[1]).toBe('This account has been disabled.');
    expect(refusal(await client.signUp(email))[0]).toBe(409);
  });
});
