import type { Page } from '@playwright/test';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const waitForCount = (page: Page, count: number) => expect(shop.tiles(page)).toHaveCount(count);
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

/** Scrolls as a hand does, until so many tiles are on the page. */
async function scrollToCount(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await shop.tiles(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

/** Waits until the page stands still: the browser follows a wheel some frames later. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const FRAMES_STILL = 20;
    let last = -1;
    for (let still = 0; still < FRAMES_STILL; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
  });

/** Leaves the page somewhere in the middle of the list, as scrolling up a little does. */
async function restAt(page: Page, topPx: number): Promise<void> {
  await standStill(page);
  await page.evaluate((top) => window.scrollTo(0, top), topPx);
  await expect.poll(() => place(page)).toBe(topPx);
  // After two frames the page has seen where it stands, and begun whatever that calls for.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test('a long list comes by itself, then by a button, and is as long and as far down after Back and a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.open(page);
  await scrollToCount(page, 120);
  await restAt(page, 4000);
  // What was on its way has come.
  await expect(async () => {
    const count = await shop.tiles(page).count();
    await expect(page.getByText(new RegExp(`^${count} of [\\d,]+ items$`))).toBeVisible({
      timeout: 500,
    });
    await expect(showMore(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  const titles = await shop.tiles(page).allTextContents();
  const isAsBefore = async () => {
    await waitForCount(page, titles.length);
    await expect.poll(() => place(page)).toBe(4000);
    expect(await shop.tiles(page).allTextContents()).toEqual(titles);
  };

  await page.getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /wishlist/i })).toBeVisible();
  await page.goBack();
  await isAsBefore();

  await page.reload();
  await isAsBefore();

  await shop.queryBox(page).fill('boots');
  await shop.queryBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'boots' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await isAsBefore();
});

test('keys reach the button at the end, and go on in the items that it brings', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.open(page);
  await showMore(page).focus();
  await page.keyboard.press('Enter');
  await waitForCount(page, 120);
  await expect(shop.tiles(page).nth(60).getByRole('link')).toBeFocused();
  await expect(page.getByText(/^60 more items loaded, 120 of /)).toBeAttached();
});

test('the whole shop can be seen to its end, each piece once', async ({ page }) => {
  await shop.open(page, '/?q=shoes');
  const end = page.getByText(/^You’ve seen all [\d,]+ items$/);
  await expect(async () => {
    if (await showMore(page).isVisible()) await showMore(page).press('Enter');
    await expect(end).toBeVisible({ timeout: 1000 });
  }).toPass();
  const told = /[\d,]+/.exec((await end.textContent()) ?? '')?.[0] ?? '';
  const links = shop.tiles(page).getByRole('link');
  await expect(links).toHaveCount(Number(told.replaceAll(',', '')));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('the query bar of a phone is one line while the page is read', async ({ page }) => {
  await shop.open(page);
  const bar = page.getByRole('search').locator('form');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  const whole = await height();
  // The browser may lose a wheel that comes while the page still follows the one before.
  const scrollBy = async (px: number) => {
    await standStill(page);
    await page.evaluate((by) => window.scrollBy(0, by), px);
  };
  await scrollBy(1500);
  await expect.poll(height).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Filters' }).last()).toBeVisible();
  await scrollBy(-300);
  await expect.poll(height).toBe(whole);
  await scrollBy(600);
  await expect.poll(height).toBeLessThan(60);
  await shop.queryBox(page).click();
  await expect.poll(height).toBe(whole);
  await shop.queryBox(page).fill('line\n'.repeat(30));
  expect((await shop.queryBox(page).boundingBox())?.height).toBe(150);
});

test('the slash key leads to the search box from anywhere on the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.open(page);
  await page.keyboard.press('/');
  await expect(shop.queryBox(page)).toBeFocused();
  await page.keyboard.type('and/or');
  await expect(shop.queryBox(page)).toHaveValue('and/or');
});
