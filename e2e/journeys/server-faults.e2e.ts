import { PATHS } from '@modiste/contract/paths';
import { expect, type Page } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { dropCall, failCall, mend, slowCall } from '../server-faults.ts';

/** What a script of the page gets from a call that needs nobody: its status, or how it failed. */
const ask = (page: Page) =>
  page.evaluate(async (path) => {
    const before = performance.now();
    const outcome = await fetch(path).then(
      (response) => response.status,
      (error: unknown) => (error instanceof TypeError ? 'no network' : String(error)),
    );
    return { outcome, ms: performance.now() - before };
  }, PATHS.loginOptions.path);

const outcome = async (page: Page) => (await ask(page)).outcome;

test.beforeEach(async ({ page }) => {
  await page.goto('/privacy');
});

test('a server fails as often as it is asked to, for this browser alone', async ({
  page,
  browser,
}) => {
  await failCall(page, 'loginOptions', { times: 2 });
  const other = await browser.newPage();
  await other.goto('/privacy');
  expect([await outcome(page), await outcome(other)]).toEqual([500, 200]);
  expect([await outcome(page), await outcome(page)]).toEqual([500, 200]);
  await other.close();
});

test('a broken connection is a network that fails, once', async ({ page }) => {
  expect(await outcome(page)).toBe(200);
  for (const drop of ['request', 'answer'] as const) {
    await dropCall(page, 'loginOptions', { drop, times: 1 });
    expect(await outcome(page)).toBe('no network');
    expect(await outcome(page)).toBe(200);
  }
});

test('a slow call is answered in the end, and what is mended is fast and sound', async ({
  page,
}) => {
  await slowCall(page, 'loginOptions', 400);
  const slow = await ask(page);
  expect([slow.outcome, slow.ms >= 395]).toEqual([200, true]);
  await failCall(page, 'loginOptions', { status: 429, retryAfterS: 5 });
  await failCall(page, { method: 'GET', path: '/shop/*' }, { status: 503 });
  expect(await outcome(page)).toBe(429);
  await mend(page, 'loginOptions');
  expect(await outcome(page)).toBe(200);
  expect((await page.request.get('/shop/pictures/any.webp')).status()).toBe(503);
  await mend(page);
  expect((await page.request.get('/shop/pictures/any.webp')).status()).toBe(404);
});
