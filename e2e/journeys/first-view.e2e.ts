import { fillPath, PATHS } from '@modiste/contract/paths';
import { expect, type Page } from '@playwright/test';
import { anyLink } from '../any-link.ts';
import { test } from '../deliberate-presses.ts';
import { enterAs } from '../enter-as.ts';
import { login } from '../login-page.ts';
import { makeMember } from '../make-person.ts';

const firstView = (page: Page) => page.locator('#first-view');
const viewer = (page: Page) => page.getByRole('dialog');
const APP_SCRIPTS = /\/assets\/(?!guard-)[^/]+\.js$/;

/** Keeps the scripts of the app away until it is told to let them come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(APP_SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a stranger sees the item before the app has come, and the same afterwards', {
  tag: '@desktop',
}, async ({ page }) => {
  const link = await anyLink(page.request);
  const id = new URL(link).searchParams.get('item') ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letAppCome = await holdApp(page);
  await page.goto(link, { waitUntil: 'commit' });
  const picture = viewer(page).getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  await expect(viewer(page).getByRole('link', { name: /^View on / })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    page.evaluate(() =>
      ['h2', 'img', '[role="dialog"] a', 'button'].map((selector) => {
        const { x, y, width, height } =
          document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [x, y, width, height];
      }),
    );
  const before = await places();
  expect(before.flat()).not.toContain(undefined);
  letAppCome();
  await expect(firstView(page)).toHaveCount(0);
  await expect(viewer(page)).toHaveCount(1);
  expect(await places()).toEqual(before);
  expect(asked).not.toContain(fillPath(PATHS.itemById.path, { id }));
});

test('what is pressed before the app has come is not lost', { tag: '@desktop' }, async ({
  page,
}) => {
  const letAppCome = await holdApp(page);
  await page.goto(await anyLink(page.request), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(firstView(page)).toBeVisible();
  letAppCome();
  await expect(login.title(page)).toBeVisible();
  await page.reload();
  await expect(login.title(page)).toBeVisible();
});

test('members, and those at the login, never see what strangers do', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const link = await anyLink(request);
  await enterAs(page.context(), await makeMember(request));
  await holdApp(page);
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  await expect(firstView(page)).toBeAttached();
  await expect(firstView(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the item is there to read, with the way to its shop', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(await anyLink(page.request));
    await expect(viewer(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(viewer(page).getByRole('link', { name: /^View on / })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
