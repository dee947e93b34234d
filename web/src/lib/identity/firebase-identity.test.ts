import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityErrorCode } from './identity-messages.ts';
import { createLoginService } from './login-service.ts';

const ADA = { email: 'ada@example.com', password: 'secret1' };

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const ID_TOKEN = `${part({ alg: 'RS256' })}.${part({
  sub: 'u1',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
})}.signed`;
const SIGNED_IN = {
  localId: 'u1',
  email: ADA.email,
  idToken: ID_TOKEN,
  refreshToken: 'refresh',
  expiresIn: '3600',
};

const sent: [verb: string, body: unknown, key: string | null][] = [];

// By a pattern: in the text of an address msw takes the colon for the name of a parameter.
const answer = (verb: string, respond: () => Response) =>
  http.post(
    new RegExp(`^https://identitytoolkit\\.googleapis\\.com/v1/accounts:${verb}$`),
    async ({ request }) => {
      sent.push([verb, await request.json(), new URL(request.url).searchParams.get('key')]);
      return respond();
    },
  );

const refuse = (verb: string, message: string) =>
  server.use(
    answer(verb, () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })),
  );

const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({
      identity: {
        kind: 'firebase',
        project_id: 'shop',
        api_key: 'public-key',
        auth_domain: 'shop.example',
      },
      google: null,
      mailbox_url: null,
    }),
  ),
  answer('signUp', () => HttpResponse.json(SIGNED_IN)),
  answer('signInWithPassword', () => HttpResponse.json({ ...SIGNED_IN, registered: true })),
  answer('lookup', () =>
    HttpResponse.json({
      users: [{ localId: 'u1', email: ADA.email, emailVerified: false, providerUserInfo: [] }],
    }),
  ),
  answer('sendOobCode', () => HttpResponse.json({ email: ADA.email })),
  answer('resetPassword', () => HttpResponse.json({ email: ADA.email })),
  answer('update', () => HttpResponse.json({ email: ADA.email, emailVerified: true })),
);
beforeAll(() => server.listen());
afterEach(() => {
  sent.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const open = () => createLoginService().identity();
const bodyOf = (verb: string) => sent.find(([sentVerb]) => sentVerb === verb)?.[1];

async function codeOf(attempt: Promise<unknown>) {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return identityErrorCode(error);
}

describe('Firebase', () => {
  it('makes an account and mails a link to verify its address', async () => {
    const identity = await open();
    await identity.signUp(ADA);
    await identity.sendVerification();
    expect(bodyOf('signUp')).toMatchObject(ADA);
    expect(bodyOf('sendOobCode')).toMatchObject({ requestType: 'VERIFY_EMAIL', idToken: ID_TOKEN });
    expect(sent[0]?.[2]).toBe('public-key');
  });

  it('answers its identity token and keeps nothing on the device', async () => {
    const identity = await open();
    expect(await identity.signIn(ADA)).toBe(ID_TOKEN);
    expect(bodyOf('signInWithPassword')).toMatchObject(ADA);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('lets go of the account', async () => {
    const identity = await open();
    await identity.signIn(ADA);
    await identity.signOut();
    await expect(identity.sendVerification()).rejects.toThrow('no account at hand');
  });

  it('resets a password and verifies an address by their codes', async () => {
    const identity = await open();
    await identity.sendReset(ADA.email);
    await identity.confirmReset('code', 'secret2');
    await identity.applyCode('verify');
    expect(bodyOf('sendOobCode')).toMatchObject({
      requestType: 'PASSWORD_RESET',
      email: ADA.email,
    });
    expect(bodyOf('resetPassword')).toMatchObject({ oobCode: 'code', newPassword: 'secret2' });
    expect(bodyOf('update')).toMatchObject({ oobCode: 'verify' });
  });

  it.each([
    ['EMAIL_NOT_FOUND', 'user_not_found'],
    ['INVALID_PASSWORD', 'wrong_password'],
    ['INVALID_EMAIL', 'invalid_email'],
    ['INVALID_LOGIN_CREDENTIALS', 'invalid_credential'],
    ['USER_DISABLED', 'user_disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', null],
  ])('says %s at the sign-in in our terms', async (message, code) => {
    refuse('signInWithPassword', message);
    const identity = await open();
    expect(await codeOf(identity.signIn(ADA))).toBe(code);
  });

  it.each([
    ['EMAIL_EXISTS', 'email_taken'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak_password'],
  ])('says %s at the sign-up in our terms', async (message, code) => {
    refuse('signUp', message);
    const identity = await open();
    expect(await codeOf(identity.signUp(ADA))).toBe(code);
  });

  it.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'])('says %s in our terms', async (message) => {
    refuse('resetPassword', message);
    const identity = await open();
    expect(await codeOf(identity.confirmReset('code', 'secret2'))).toBe('code_expired');
  });
});
