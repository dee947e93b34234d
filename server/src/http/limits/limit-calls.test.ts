import { PATHS } from '@modiste/contract/paths';
import { rateLimitMessage } from '@modiste/contract/rate-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember } from '../../testing/people/make-member.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ environment: { MODISTE_CALLS_PER_MINUTE: '3' } });
});
afterAll(() => test.close());

const call = (remoteAddress: string) =>
  test.app.inject({ url: PATHS.itemById.path.replace(':id', 'a'), remoteAddress });

describe('one address', () => {
  it('that calls too often is told when it may go on', async () => {
    for (let calls = 0; calls < 3; calls++)
      expect((await call('198.51.100.7')).statusCode).toBe(404);
    const nowS = Date.now() / 1000;
    const response = await call('198.51.100.7');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Rate limit exceeded.',
    });
    const retryAfter = String(response.headers['retry-after']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    const reset = Number(response.headers['x-ratelimit-reset']);
    expect(reset).toBeGreaterThanOrEqual(nowS);
    expect(reset).toBeLessThanOrEqual(nowS + 62);
    expect(rateLimitMessage(retryAfter, null)).toMatch(/Please retry after \d+ (second|minute)/);
  });

  it('does not count for another, nor do pages and health', async () => {
    expect((await call('203.0.113.9')).statusCode).toBe(404);
    for (let calls = 0; calls < 6; calls++) {
      const asked = { url: PATHS.alive.path, remoteAddress: '192.0.2.44' };
      expect((await test.app.inject(asked)).statusCode).toBe(200);
    }
  });

  it('may upload less often than search', async () => {
    const { method, path } = PATHS.uploadAttachment;
    const { headers } = await makeMember(test);
    const asked = { method, url: path, headers, remoteAddress: '198.51.100.99' };
    expect((await test.app.inject(asked)).statusCode).toBe(415);
    expect((await test.app.inject(asked)).statusCode).toBe(429);
  });

  it('may sign in less often, and refresh as often as any call', async () => {
    const strict = await openTestApp({ environment: { MODISTE_SIGN_INS_PER_MINUTE: '1' } });
    const ask = async ({ method, path }: { method: 'POST'; path: string }) =>
      (await strict.app.inject({ method, url: path, payload: { token: 'x' } })).statusCode;
    const attempts = [];
    for (let calls = 0; calls < 3; calls++) attempts.push(await ask(PATHS.firebaseLogin));
    expect(attempts).toEqual([401, 401, 429]);
    for (let calls = 0; calls < 4; calls++) expect(await ask(PATHS.refreshTokens)).toBe(401);
    await strict.close();
  });

  it('lets the pages of other sites read both headers', async () => {
    const response = await test.app.inject({ url: PATHS.alive.path });
    const exposed = String(response.headers['access-control-expose-headers']);
    expect(exposed).toContain('retry-after');
    expect(exposed).toContain('x-ratelimit-reset');
  });
});
