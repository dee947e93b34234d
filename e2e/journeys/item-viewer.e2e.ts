import type { Page } from '@playwright/test';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';
import { touchScreen } from '../touch.ts';

const titleOf = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });

test('an item opens with everything about it and leads to its shop', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await expect(viewer.getByText(/^\$|Now \$/).first()).toBeVisible();
  await expect(
    viewer.getByRole('list', { name: 'Sizes' }).getByRole('listitem').first(),
  ).toBeVisible();
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer.getByText(/^Photo 2/)).toBeVisible();

  const title = (await titleOf(page).textContent()) ?? '';
  const [retailer] = await Promise.all([
    context.waitForEvent('page'),
    viewer.getByRole('link', { name: /^View on / }).click(),
  ]);
  await expect(retailer.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a swipe leafs on a touch screen', async ({ page }) => {
  await shop.openSearch(page, 'boots');
  const viewer = await shop.openItem(page);
  const box = await titleOf(page).boundingBox();
  if (!box) throw new Error('The title has no place on the screen.');
  const y = box.y + box.height / 2;
  const fingers = await touchScreen(page);
  await fingers.draw([
    [330, y],
    [90, y],
  ]);
  await expect(viewer.getByText(/^2 of \d+/)).toBeVisible();
});

test('a swipe down leads back through the items, and then out', async ({ page }) => {
  await shop.openSearch(page, 'boots');
  const viewer = await shop.openItem(page);
  const first = (await titleOf(page).textContent()) ?? '';
  await viewer.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(titleOf(page)).not.toHaveText(first);
  const fingers = await touchScreen(page);
  const swipeDown = () =>
    fingers.draw([
      [200, 200],
      [205, 420],
    ]);
  await swipeDown();
  await expect(titleOf(page)).toHaveText(first);
  // It is as far down as it was left; from there a swipe scrolls.
  await viewer
    .getByRole('article')
    .first()
    .evaluate((item) => item.scrollIntoView());
  await swipeDown();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'boots' })).toBeVisible();
});

test('Back and Forward of the browser walk the items, and a reload keeps the one on show', async ({
  page,
}) => {
  await shop.openSearch(page, 'dress');
  const viewer = await shop.openItem(page);
  const first = (await titleOf(page).textContent()) ?? '';
  await viewer.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(titleOf(page)).not.toHaveText(first);
  const second = (await titleOf(page).textContent()) ?? '';
  await expect(page).toHaveTitle(`${second} · Modiste`);
  await page.goBack();
  await expect(titleOf(page)).toHaveText(first);
  await page.goForward();
  await expect(titleOf(page)).toHaveText(second);
  await page.reload();
  await expect(titleOf(page)).toHaveText(second);
  await page.goBack();
  await expect(titleOf(page)).toHaveText(first);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'dress' })).toBeVisible();
  await page.goForward();
  await expect(titleOf(page)).toHaveText(first);
});

test('a link opens the item, and an unknown one says so', { tag: '@desktop' }, async ({ page }) => {
  await shop.open(page);
  await shop.openItem(page);
  const title = (await titleOf(page).textContent()) ?? '';
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(titleOf(page)).toHaveText(title);
  await page.goto('/?item=no_such_item');
  await expect(page.getByRole('alert').filter({ hasText: 'Error fetching item' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the link to share is the item itself, and copying it says how that went', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open(page);
  await shop.openItem(page);
  const id = new URL(page.url()).searchParams.get('item');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this link' });
  const text = await dialog.getByLabel('Link to this item').inputValue();
  expect(text).toBe(new URL(`/?item=${id}`, page.url()).href);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Failed. Try again.' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(titleOf(page)).toBeVisible();
});

test('closing leads back to the tile, on a page that has not moved', async ({ page }) => {
  await shop.openSearch(page, 'dress');
  const tile = shop.tiles(page).nth(9).getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  const topPx = await page.evaluate(() => window.scrollY);
  expect(topPx).toBeGreaterThan(0);
  const viewer = await shop.openItem(page, 9);
  await viewer.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(viewer.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tile).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(topPx);
  expect(new URL(page.url()).searchParams.has('item')).toBe(false);
});
