import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { signingKey } from '../../identity/identity-keys.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { type LoopbackServer, serveLoopback } from '../../testing/loopback/serve-loopback.ts';
import { makeAccount } from '../../testing/people/make-account.ts';
import { createFirebaseVerifier } from './firebase-verifier.ts';
import type { IdentityVerifier } from './identity-verifier.ts';

const PROJECT = 'boutique';
const KID = 'the-key-of-today';

/** A provider of identities, and a way to sign anything with its key. */
interface Provider {
  verifier: IdentityVerifier;
  alg: string;
  kid: string;
  key: CryptoKey | Uint8Array;
  /** The claims of a good token of somebody whom the provider knows. */
  claims: Record<string, unknown> & { sub: string; email: string; auth_time: number };
  close(): Promise<void>;
}

const REFUSED = { name: 'IdentityError', kind: 'refused' };

const nowS = () => Math.floor(Date.now() / 1000);

async function openBuiltIn(): Promise<Provider> {
  const test = await openTestApp();
  const { id, email } = await makeAccount(test);
  const { kid, key } = await signingKey(test.deps);
  const claims = {
    iss: 'modiste-identity',
    aud: 'modiste',
    sub: id,
    email,
    email_verified: true,
    auth_time: nowS(),
    sign_in_provider: 'password',
  };
  return {
    verifier: test.deps.identity,
    alg: 'ES256',
    kid,
    key,
    claims,
    close: () => test.close(),
  };
}

async function serveKeys(publicKey: CryptoKey): Promise<LoopbackServer> {
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  return serveLoopback((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
}

async function openFirebase(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const server = await serveKeys(publicKey);
  const verifier = createFirebaseVerifier({ projectId: PROJECT, keysUrl: new URL(server.origin) });
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'kXo3c1bXUYS2',
    email: 'ada@shopper.example',
    email_verified: true,
    auth_time: nowS(),
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return { verifier, alg: 'RS256', kid: KID, key: privateKey, claims, close: () => server.close() };
}

type Change = Record<string, unknown>;

function sign({ alg, kid, key, claims }: Provider, change: Change = {}, header: Change = {}) {
  const times = { iat: nowS(), exp: nowS() + 3600 };
  return new SignJWT({ ...times, ...claims, ...change })
    .setProtectedHeader({ alg, kid, ...header })
    .sign(key);
}

describe.each([
  ['the built-in identity', openBuiltIn],
  ['Firebase', openFirebase],
])('a token of %s', (_name, open) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  const verify = (token: string) => provider.verifier.verify(token);

  it('tells who somebody is and when they proved it', async () => {
    const { sub, email, auth_time } = provider.claims;
    expect(await verify(await sign(provider))).toEqual({
      provider: 'password',
      subject: sub,
      email,
      isEmailVerified: true,
      name: null,
      signedInAt: new Date(auth_time * 1000),
    });
  });

  it('says that an address is not verified', async () => {
    const token = await sign(provider, { email_verified: false });
    expect((await verify(token)).isEmailVerified).toBe(false);
  });

  it.each([
    ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
    ['for somebody else', { aud: 'another' }],
    ['that expired', { exp: nowS() - 60 }],
    ['without an end', { exp: undefined }],
    ['without a person', { sub: undefined }],
    ['of a person without a name', { sub: '' }],
    ['without an address', { email: undefined }],
    ['without the time of signing in', { auth_time: undefined }],
    ['that is not valid yet', { nbf: nowS() + 600 }],
    ['that is to be issued in a minute', { iat: nowS() + 60 }],
    ['that is to be issued in an hour', { iat: nowS() + 3600 }],
    ['that was issued in another century', { iat: 4_102_444_800 }],
    ['of somebody who signs in in a minute', { auth_time: nowS() + 60 }],
    ['of somebody who signs in in a year', { auth_time: nowS() + 31_536_000 }],
    ['of both', { iat: nowS() + 600, auth_time: nowS() + 600, exp: nowS() + 7200 }],
    ['whose time is no number', { auth_time: String(nowS()) }],
    ['whose times are milliseconds', { iat: Date.now(), auth_time: Date.now() }],
  ])('%s is refused', async (_what, change) => {
    await expect(verify(await sign(provider, change))).rejects.toMatchObject(REFUSED);
  });

  it('of a clock that is a little ahead is taken', async () => {
    const token = await sign(provider, { iat: nowS() + 10, auth_time: nowS() + 10 });
    expect(await verify(token)).toMatchObject({ provider: 'password' });
  });

  it('that was changed is refused', async () => {
    const [head, , signature] = (await sign(provider)).split('.');
    const claims = { ...provider.claims, email: 'eve@shopper.example', exp: nowS() + 60 };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await expect(verify(`${head}.${body}.${signature}`)).rejects.toMatchObject(REFUSED);
  });

  it('of another key is refused', async () => {
    const { privateKey } = await generateKeyPair(provider.alg);
    await expect(verify(await sign({ ...provider, key: privateKey }))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(
      verify(await sign({ ...provider, key: privateKey }, {}, { kid: 'unknown' })),
    ).rejects.toMatchObject(REFUSED);
  });

  it('that is not signed, or signed with what is public, is refused', async () => {
    const body = Buffer.from(JSON.stringify({ ...provider.claims, exp: nowS() + 60 }));
    const head = Buffer.from(JSON.stringify({ alg: 'none', kid: provider.kid }));
    await expect(
      verify(`${head.toString('base64url')}.${body.toString('base64url')}.`),
    ).rejects.toMatchObject(REFUSED);
    const secret = Buffer.from(provider.kid.padEnd(32, '='));
    await expect(
      verify(await sign({ ...provider, key: secret }, {}, { alg: 'HS256' })),
    ).rejects.toMatchObject(REFUSED);
  });

  it.each(['', 'nonsense', 'a.b.c', '..', 'é'.repeat(100)])('%j is refused', async (token) => {
    await expect(verify(token)).rejects.toMatchObject(REFUSED);
  });
});

describe('a token of the built-in identity', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp();
  });
  afterEach(() => test.close());

  it('is refused when its account is gone or disabled', async () => {
    const [gone, disabled] = [await makeAccount(test), await makeAccount(test)];
    const { database, identity } = test.deps;
    await database.deleteFrom('identity_accounts').where('id', '=', gone.id).execute();
    await database
      .updateTable('identity_accounts')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    for (const { idToken } of [gone, disabled]) {
      await expect(identity.verify(idToken)).rejects.toMatchObject({ kind: 'refused' });
    }
  });
});

describe('a token of Firebase', () => {
  let provider: Provider;
  beforeEach(async () => {
    provider = await openFirebase();
  });
  afterEach(() => provider.close());

  it.each([
    ['google.com', 'google'],
    ['facebook.com', 'facebook'],
  ])('of somebody who came by %s says so, with their name', async (sign_in_provider, expected) => {
    const change = { name: 'Ada', email: 'Ada@Shopper.example', firebase: { sign_in_provider } };
    const found = await provider.verifier.verify(await sign(provider, change));
    expect(found).toMatchObject({ provider: expected, name: 'Ada', email: 'ada@shopper.example' });
  });

  it.each(['anonymous', 'custom', 'phone'])('of a login by %s is refused', async (way) => {
    const token = await sign(provider, { firebase: { sign_in_provider: way } });
    await expect(provider.verifier.verify(token)).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['no answer', (origin: string) => origin],
    ['an error', null],
    ['no keys', '{"error":"none today"}'],
    ['no JSON', '<!doctype html>'],
    ['too long an answer', ' '.repeat(1024 * 1024 + 1)],
  ])('cannot be judged while there is %s for its keys', async (_what, body) => {
    const server = await serveLoopback((_request, response) => {
      if (typeof body === 'string') response.end(body);
      else response.writeHead(503).end();
    });
    const gone = `http://127.0.0.1:${await freeLoopbackPort()}`;
    const keysUrl = new URL(typeof body === 'function' ? gone : server.origin);
    const verifier = createFirebaseVerifier({ projectId: PROJECT, keysUrl });
    const token = await sign(provider);
    await expect(verifier.verify(token)).rejects.toMatchObject({ kind: 'unreachable' });
    await server.close();
  });
});
