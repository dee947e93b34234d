import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../providers/free-port/free-loopback-port.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

const optionsOf = async (test: TestApp) => (await test.app.inject(PATHS.loginOptions.path)).json();

async function optionsWith(environment: Record<string, string>) {
  const test = await openTestApp({ environment });
  const options = await optionsOf(test);
  await test.close();
  return options;
}

describe('the ways to sign in', () => {
  it('are e-mail addresses alone where nothing is set up, with a mailbox for development', async () => {
    expect(await optionsWith({})).toEqual({
      identity: { kind: 'built_in' },
      google: null,
      mailbox_url: '/dev/mailbox',
    });
  });

  it.each([
    ['NODE_ENV', 'production'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ])('name no mailbox where %s is %s', async (name, value) => {
    expect((await optionsWith({ [name]: value })).mailbox_url).toBeNull();
  });

  it('leave Google out while it does not answer', async () => {
    const { google } = await optionsWith({
      GOOGLE_CLIENT_ID: 'modiste',
      GOOGLE_CLIENT_SECRET: 'hush',
      GOOGLE_ISSUER: `http://127.0.0.1:${await freeLoopbackPort()}`,
    });
    expect(google).toBeNull();
  });
});

describe('where Firebase is set up', () => {
  let test: TestApp;
  beforeAll(async () => {
    const environment = { FIREBASE_PROJECT_ID: 'boutique', FIREBASE_API_KEY: 'public-key' };
    test = await openTestApp({ environment });
  });
  afterAll(() => test.close());

  it('a client is told so, with what is public of it', async () => {
    expect((await optionsOf(test)).identity).toEqual({
      kind: 'firebase',
      project_id: 'boutique',
      api_key: 'public-key',
      auth_domain: 'boutique.firebaseapp.com',
    });
  });

  const credentials = { email: 'ada@shopper.example', password: 'a red umbrella' };
  it.each([
    [PATHS.signUp, credentials],
    [PATHS.signIn, credentials],
    [PATHS.sendCode, { type: 'PASSWORD_RESET', email: credentials.email }],
    [PATHS.applyCode, { oobCode: 'a-code' }],
    [PATHS.resetPassword, { oobCode: 'a-code', password: credentials.password }],
    [PATHS.changePassword, { password: 'a guess', new_password: credentials.password }],
    [PATHS.identityKeys, undefined],
  ])('there is no $path', async ({ method, path: url }, payload) => {
    const { headers } = await makeMember(test);
    const response = await test.app.inject({ method, url, headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});
