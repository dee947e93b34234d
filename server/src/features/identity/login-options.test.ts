import { PAGES, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { startOpenidServer } from '../../testing/loopback/openid-server.ts';
import { makeMember } from '../../testing/people/make-member.ts';

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

describe('where Google is set up', () => {
  it('a client is led there, and the code it comes back with signs somebody in', async () => {
    const client = { clientId: 'modiste.apps.example', clientSecret: 'hush' };
    const { provider, close } = await startOpenidServer(client);
    const environment = {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    };
    const test = await openTestApp({ environment });
    const { google } = await optionsOf(test);
    expect(google).toEqual({
      client_id: client.clientId,
      authorization_url: `${provider.issuer}/authorize`,
    });
    const redirect_uri = `http://localhost:3000${PAGES.googleCallback}`;
    const asked = { client_id: google.client_id, redirect_uri, response_type: 'code' };
    const url = new URL(google.authorization_url);
    url.search = new URLSearchParams({ ...asked, scope: 'openid email profile' }).toString();
    const { headers } = await fetch(url, { redirect: 'manual' });
    const code = new URL(headers.get('location') ?? '').searchParams.get('code');
    const { method, path } = PATHS.googleLogin;
    const payload = { token: code, redirect_uri };
    const signedIn = await test.app.inject({ method, url: path, payload });
    expect(signedIn.json().user).toMatchObject({
      email: 'ada@shopper.example',
      name: 'Ada Lovelace',
    });
    await test.close();
    await close();
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
