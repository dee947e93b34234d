import { PATHS } from '@modiste/contract/paths';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signIdToken } from '../../identity/id-token.ts';
import { signingKey } from '../../identity/identity-keys.ts';
import { openAppSecret } from '../../secrets/app-secret.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

const WHO = {
  accountId: '7f0c8f2e-6c1d-4f64-9a39-0a1f5f0f8d11',
  email: 'ada@shopper.example',
  isVerified: false,
};

async function opened(work: (test: TestApp) => Promise<void>): Promise<void> {
  const test = await openTestApp();
  try {
    await work(test);
  } finally {
    await test.close();
  }
}

const publishedBy = async (test: TestApp) =>
  (await test.app.inject({ method: 'GET', url: PATHS.identityKeys.path })).json();

const kidsOf = async (test: TestApp): Promise<string[]> =>
  (await publishedBy(test)).keys.map(({ kid }: { kid: string }) => kid);

const growOlder = (test: TestApp, hours: number) =>
  sql`update identity_keys set created_at = created_at - make_interval(hours => ${hours})`.execute(
    test.deps.database,
  );

describe('the keys of identity tokens', () => {
  it('are published, without their private halves, and verify the tokens', () =>
    opened(async (test) => {
      const token = await signIdToken(test.deps, WHO);
      const published = await publishedBy(test);
      expect(published.keys).toEqual([
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
        },
      ]);
      const { payload } = await jwtVerify(token, createLocalJWKSet(published), {
        issuer: 'modiste-identity',
        audience: 'modiste',
      });
      expect(payload).toMatchObject({ sub: WHO.accountId, email: WHO.email });
    }));

  it('are kept sealed', () =>
    opened(async (test) => {
      await signingKey(test.deps);
      const row = await test.deps.database
        .selectFrom('identity_keys')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row.public_jwk)).not.toContain('"d"');
      expect(row.sealed_private_jwk.toString('latin1')).not.toContain('kty');
    }));

  it('are one, though several processes begin at once', () =>
    opened(async (test) => {
      const made = await Promise.all(Array.from({ length: 6 }, () => signingKey(test.deps)));
      expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
      expect(await kidsOf(test)).toHaveLength(1);
    }));

  it('are followed by new ones after 30 days, and stay until their tokens have expired', () =>
    opened(async (test) => {
      const old = await signingKey(test.deps);
      await growOlder(test, 29 * 24);
      expect((await signingKey(test.deps)).kid).toBe(old.kid);
      await growOlder(test, 25);
      const next = await signingKey(test.deps);
      expect(await kidsOf(test)).toEqual([next.kid, old.kid]);
      await growOlder(test, 3);
      expect(await kidsOf(test)).toEqual([next.kid]);
    }));

  it('are made anew when the secret of the app is another', () =>
    opened(async (test) => {
      const old = await signingKey(test.deps);
      const deriveKey = await openAppSecret('x'.repeat(32), test.config.dataFolder);
      const deps = { ...test.deps, deriveKey };
      const next = await signingKey(deps);
      expect(next.kid).not.toBe(old.kid);
      expect((await signingKey(deps)).kid).toBe(next.kid);
    }));
});
