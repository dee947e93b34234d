import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { type OpenidServer, startOpenidServer } from '../../testing/openid-server.ts';
import { serveLoopback } from '../../testing/serve-loopback.ts';
import { freeLoopbackPort } from '../free-port/free-loopback-port.ts';
import { createGoogleExchange } from './google-exchange.ts';
import type { CodeExchange } from './identity-verifier.ts';
import { isOwnCallback } from './is-own-callback.ts';

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

/** A code, got as a browser gets it. */
async function askForCode(redirectUri = CALLBACK): Promise<string> {
  const url = new URL(await google.authorizationUrl());
  url.search = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
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
    const identity = await google.exchange(await askForCode(), CALLBACK);
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
    await expect(google.exchange(code, other)).rejects.toMatchObject(refused);
    const another = await askForCode();
    await google.exchange(another, CALLBACK);
    await expect(google.exchange(another, CALLBACK)).rejects.toMatchObject(refused);
    await expect(google.exchange('a-guess', CALLBACK)).rejects.toMatchObject(refused);
  });

  it('is not redeemed for a page that is not ours', async () => {
    const evil = 'https://evil.example/auth/google/callback';
    const code = await askForCode(evil);
    await expect(google.exchange(code, evil)).rejects.toThrow('not a page of this server');
  });

  it('is not redeemed with another secret', async () => {
    const other = exchangeWith(provider.issuer, 'a guess');
    await expect(other.exchange(await askForCode(), CALLBACK)).rejects.toMatchObject(refused);
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
    await expect(google.exchange(await askForCode(), CALLBACK)).rejects.toMatchObject(refused);
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
    await expect(late.exchange('a-code', CALLBACK)).rejects.toMatchObject(unreachable);
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
