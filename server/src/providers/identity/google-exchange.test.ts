import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { type OpenidServer, startOpenidServer } from '../../testing/loopback/openid-server.ts';
import { serveLoopback } from '../../testing/loopback/serve-loopback.ts';
import { createGoogleExchange, isOwnCallback } from './google-exchange.ts';
import type { CodeExchange } from './identity-verifier.ts';

const CLIENT = { clientId: 'modiste.apps.example', clientSecret: 'hush' };
const CALLBACK = 'http://localhost:3000/auth/google/callback';
const config = readConfig({});

const exchangeWith = (issuer: string, clientSecret = CLIENT.clientSecret): CodeExchange => {
  const settings = { ...CLIENT, clientSecret, issuer: new URL(issuer) };
  return createGoogleExchange(settings, (uri) => isOwnCallback(config, uri));
};

let provider: OpenidServer;
let close: () => Promise<void>;
let google: CodeExchange;
beforeEach(async () => {
  ({ provider, close } = await startOpenidServer(CLIENT));
  google = exchangeWith(provider.issuer);
});
afterEach(() => close());

const VERIFIER = 'a-verifier-of-which-nobody-else-knows-anything_~.';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const NONCE = 'a-nonce-of-this-browser';

/** A code, got as a browser gets it. */
async function askForCode(redirectUri = CALLBACK, more: object = {}): Promise<string> {
  const url = new URL(await google.authorizationUrl());
  url.search = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    ...more,
  }).toString();
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
    redirectUri,
    'a-state',
  ]);
  return back.searchParams.get('code') ?? '';
}

const refused = { name: 'IdentityError', kind: 'refused' };
const unreachable = { name: 'IdentityError', kind: 'unreachable' };

describe('a code of Google', () => {
  it('tells who somebody is', async () => {
    const identity = await google.exchange({ code: await askForCode(), redirectUri: CALLBACK });
    expect(identity).toEqual({
      provider: 'google',
      subject: provider.claims.sub,
      email: 'ada@shopper.example',
      isEmailVerified: true,
      name: 'Ada Lovelace',
      signedInAt: expect.any(Date),
    });
    expect(Math.abs(Date.now() - identity.signedInAt.getTime())).toBeLessThan(60_000);
  });

  it('is good once, and only from where it was asked for', async () => {
    const code = await askForCode();
    const other = 'http://127.0.0.1:3000/auth/google/callback';
    await expect(google.exchange({ code, redirectUri: other })).rejects.toMatchObject(refused);
    const another = await askForCode();
    await google.exchange({ code: another, redirectUri: CALLBACK });
    await expect(google.exchange({ code: another, redirectUri: CALLBACK })).rejects.toMatchObject(
      refused,
    );
    await expect(google.exchange({ code: 'a-guess', redirectUri: CALLBACK })).rejects.toMatchObject(
      refused,
    );
  });

  it('is not redeemed for a page that is not ours', async () => {
    const evil = 'https://evil.example/auth/google/callback';
    const code = await askForCode(evil);
    await expect(google.exchange({ code, redirectUri: evil })).rejects.toThrow(
      'not a page of this server',
    );
  });

  it('is not redeemed with another secret', async () => {
    const other = exchangeWith(provider.issuer, 'a guess');
    await expect(
      other.exchange({ code: await askForCode(), redirectUri: CALLBACK }),
    ).rejects.toMatchObject(refused);
  });

  it.each([
    ['for somebody else', { aud: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of an address that is not verified', { email_verified: false }],
    ['that says nothing of the address', { email_verified: undefined }],
    ['without an address', { email: undefined }],
    ['without a person', { sub: '' }],
  ])('brings nothing where the token is one %s', async (_what, change) => {
    provider.claims = { ...provider.claims, ...change };
    await expect(
      google.exchange({ code: await askForCode(), redirectUri: CALLBACK }),
    ).rejects.toMatchObject(refused);
  });
});

describe('a code that a browser asked for with secrets', () => {
  const SECRETS = { code_challenge: CHALLENGE, code_challenge_method: 'S256', nonce: NONCE };
  const own = { redirectUri: CALLBACK, codeVerifier: VERIFIER, nonce: NONCE };

  it('is redeemed by whoever knows them', async () => {
    const code = await askForCode(CALLBACK, SECRETS);
    expect(await google.exchange({ code, ...own })).toMatchObject({ email: 'ada@shopper.example' });
  });

  it.each([
    ['without the verifier', { codeVerifier: undefined }],
    ['with another verifier', { codeVerifier: VERIFIER.replace('a', 'b') }],
    ['with the challenge for the verifier', { codeVerifier: CHALLENGE }],
    ['without the nonce', { nonce: undefined }],
    ['with another nonce', { nonce: 'a-nonce-of-another-browser' }],
    ['with an empty nonce', { nonce: '' }],
    ['with neither', { codeVerifier: undefined, nonce: undefined }],
  ])('is worth nothing %s', async (_what, change) => {
    const code = await askForCode(CALLBACK, SECRETS);
    await expect(google.exchange({ code, ...own, ...change })).rejects.toMatchObject(refused);
  });

  it.each([
    ['nothing', {}],
    ['a nonce alone', { nonce: NONCE }],
    ['the challenge of another', { ...SECRETS, code_challenge: 'x'.repeat(43) }],
    ['the nonce of another', { ...SECRETS, nonce: 'a-nonce-of-another-browser' }],
  ])('is not another that was asked for with %s', async (_what, asked) => {
    const code = await askForCode(CALLBACK, asked);
    await expect(google.exchange({ code, ...own })).rejects.toMatchObject(refused);
  });

  it.each([
    ['forgets the nonce', { nonce: undefined }],
    ['repeats another nonce', { nonce: 'a-nonce-of-another-browser' }],
    ['issues it in the future', { iat: Math.floor(Date.now() / 1000) + 3600 }],
    ['knows when somebody will sign in', { auth_time: Math.floor(Date.now() / 1000) + 3600 }],
  ])('brings nothing where the provider %s', async (_what, change) => {
    provider.claims = { ...provider.claims, ...change };
    const code = await askForCode(CALLBACK, SECRETS);
    await expect(google.exchange({ code, ...own })).rejects.toMatchObject(refused);
  });
});

describe('a provider that does not do its part', () => {
  it('and is not there is asked again the next time', async () => {
    const port = await freeLoopbackPort();
    const late = exchangeWith(`http://127.0.0.1:${port}`);
    await expect(late.authorizationUrl()).rejects.toMatchObject(unreachable);
    const started = await startOpenidServer(CLIENT, port);
    expect(await late.authorizationUrl()).toBe(`${started.provider.issuer}/authorize`);
    await started.close();
    expect(await late.authorizationUrl()).toBe(`${started.provider.issuer}/authorize`);
    await expect(late.exchange({ code: 'a-code', redirectUri: CALLBACK })).rejects.toMatchObject(
      unreachable,
    );
  });

  it.each([
    ['speaks for another', { issuer: 'https://accounts.example' }],
    ['says nothing', {}],
  ])('and %s is not believed', async (_what, described) => {
    const server = await serveLoopback((_request, response) =>
      response.end(JSON.stringify(described)),
    );
    await expect(exchangeWith(server.origin).authorizationUrl()).rejects.toMatchObject(unreachable);
    await server.close();
  });
});

describe('the page that codes come back to', () => {
  const here = (uri: string) => isOwnCallback(readConfig({}), uri);
  const there = (uri: string) =>
    isOwnCallback(readConfig({ PUBLIC_URL: 'https://shop.example' }), uri);

  it('is one of this machine, or of the public address alone', () => {
    expect(here(CALLBACK)).toBe(true);
    expect(here('http://127.0.0.1:8080/auth/google/callback')).toBe(true);
    expect(there('https://shop.example/auth/google/callback')).toBe(true);
    expect(there(CALLBACK)).toBe(false);
  });

  it.each([
    'https://shop.example/auth/google/callback',
    'http://localhost.evil.example/auth/google/callback',
    'http://localhost:3000/auth/google/callback?next=/',
    'http://localhost:3000/elsewhere/../auth/google/callback',
    'http://ada@localhost:3000/auth/google/callback',
    'http://localhost:3000/',
    'nonsense',
  ])('is not %s where there is no public address', (uri) => {
    expect(here(uri)).toBe(false);
  });
});
