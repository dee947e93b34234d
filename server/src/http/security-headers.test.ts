import { PAGES, PATHS } from '@modiste/contract/paths';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../testing/app/open-test-app.ts';

async function headersWith(environment: Record<string, string>, path: string = PATHS.alive.path) {
  const test = await openTestApp({ environment });
  const response = await test.app.inject(path);
  await test.close();
  const headers: Record<string, unknown> = response.headers;
  return { headers, policy: String(headers['content-security-policy']) };
}

describe('every answer', () => {
  it('carries a policy under which no foreign script runs', async () => {
    const { headers, policy } = await headersWith({ PUBLIC_URL: 'https://shop.example' });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https:");
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain(';upgrade-insecure-requests;');
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it.each([{ PUBLIC_URL: '' }, { PUBLIC_URL: 'http://shop.example' }])(
    'lets a page that comes by http show the pictures that do, with %j',
    async (environment) => {
      const { policy } = await headersWith(environment);
      expect(policy).toContain("img-src 'self' data: blob: https: http:;");
      expect(policy).not.toContain('upgrade-insecure-requests');
    },
  );

  it('lets pages reach Firebase where that signs people in', async () => {
    const firebase = { FIREBASE_PROJECT_ID: 'a-project', FIREBASE_API_KEY: 'a-key' };
    const { policy } = await headersWith(firebase);
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
  });

  it("lets Google's window talk to the page where that signs people in", async () => {
    const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };
    const { headers } = await headersWith(google);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('does not cut the page that Google leads back to off from the one that waits for it', async () => {
    const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };
    const { headers } = await headersWith(google, `${PAGES.googleCallback}?code=any&state=any`);
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });
});
