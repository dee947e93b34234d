import { PAGES } from '@modiste/contract/paths';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { expect, test } from '../own-person.ts';
import { shop } from '../shop-page.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You’re offline. Your wishlist is still here.';
/** A page that is opened without a network: newer Chromiums forget to tell it that they play offline. */
const CUT_OFF = /^(You’re offline\.|We can’t reach Modiste\.)/;

/** Whether the device keeps all that the app needs to open without a network. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    const shell = names.find((name) => name.startsWith('modiste-shell-'));
    if (registration?.active?.state !== 'activated' || shell === undefined) return false;
    return (await (await caches.open(shell)).match('/')) !== undefined;
  });

const waitUntilKept = (page: Page): Promise<void> => expect.poll(() => isKept(page)).toBe(true);

const LEGAL_PAGES: readonly string[] = [PAGES.privacy, PAGES.terms, PAGES.cookies, PAGES.dataUsage];

/** Saves the first piece of the shop, and comes back to the wishlist with it. Returns its title. */
async function keepWishlist(page: Page): Promise<string> {
  await shop.open(page);
  const tile = shop.tiles(page).first();
  const heart = tile.getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const label = (await heart.getAttribute('aria-label')) ?? '';
  await waitUntilKept(page);
  await page.goto('/?tab=wishlist');
  const title = label.replace(/^Save /, '');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  return title;
}

test('the app and the wishlist open without a network, and go on when it is back', async ({
  page,
  context,
}) => {
  const title = await keepWishlist(page);
  const countPictures = () =>
    page.evaluate(
      async () => (await (await caches.open('modiste-wishlist-pictures')).keys()).length,
    );
  await expect.poll(countPictures).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.goto('/?tab=wishlist');
  await expect(page.getByText(CUT_OFF)).toBeVisible();
  const piece = page.getByRole('article').filter({ hasText: title });
  await expect(piece).toBeVisible();
  await expect
    .poll(() => piece.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Search needs a connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Poses' }).click();
  await expect(page.getByRole('heading', { name: 'Your poses need a connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).click();

  await context.setOffline(false);
  await expect(shop.tiles(page).first()).toBeVisible();
  await expect(page.getByText(CUT_OFF)).toHaveCount(0);
});

test('a link to a saved piece opens without a network', async ({ page, context }) => {
  const title = await keepWishlist(page);
  const piece = page.getByRole('article').filter({ hasText: title });
  const link = await piece.getByRole('link').first().getAttribute('href');
  await context.setOffline(true);
  await page.goto(link ?? '');
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer.getByRole('heading', { name: title })).toBeVisible();
  await expect(viewer.getByRole('link', { name: /^View on / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
});

test('the terms open without a network, as they look with one', async ({ page, context }) => {
  await shop.open(page);
  await waitUntilKept(page);
  const isTermsKept = () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, PAGES.terms);
  await expect.poll(isTermsKept).toBe(true);
  await context.setOffline(true);
  await page.goto(PAGES.affiliateTerms);
  await expect(page.getByRole('heading', { name: 'Terms & Conditions', level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});

test('a connection that is lost while somebody types loses no word', async ({ page, context }) => {
  await shop.open(page);
  await waitUntilKept(page);
  await shop.queryBox(page).fill('a coat for the garden wedding');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(/Your search is saved: “a coat for the garden wedding”/),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(shop.queryBox(page)).toHaveValue('a coat for the garden wedding');
});

test('who logs out leaves no picture on the device', { tag: '@desktop' }, async ({ page }) => {
  await keepWishlist(page);
  const pictures = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      return names.filter((name) => name.includes('pictures'));
    });
  await expect.poll(pictures).not.toEqual([]);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect.poll(pictures).toEqual([]);
});

test('nothing personal is kept of what the server tells', { tag: '@desktop' }, async ({ page }) => {
  await keepWishlist(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  const others = kept.filter((path) => !/^\/$|^\/assets\/|^\/(shop\/)?pictures\//.test(path));
  expect(others.filter((path) => !LEGAL_PAGES.includes(path))).toEqual([]);
});

test('the app without a network is accessible: a tab that has to wait', async ({
  page,
  context,
}) => {
  await shop.open(page);
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(CUT_OFF)).toBeVisible();
  await checkAccessibility(page);
});
