import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

test('words find what they describe, within the price they name', { tag: '@both' }, async ({
  page,
}) => {
  await shop.open(page);
  await shop.searchFor(page, 'black midi dress under $150');

  const titles = await shop.tiles(page).allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  for (const title of titles.slice(0, 3)) expect(title).toMatch(/dress|gown/i);
  for (const price of await shop.prices(page)) expect(price).toBeLessThanOrEqual(150);
  await expect(page.getByText('Under $150', { exact: true })).toBeVisible();
});

test('a new line is for Shift or Ctrl with Enter, and the box grows to its limit', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.open(page);
  const box = shop.queryBox(page);
  await box.fill('linen');
  await box.press('Shift+Enter');
  await box.pressSequentially('shirt');
  await box.press('Control+Enter');
  await expect(box).toHaveValue('linen\nshirt\n');
  expect((await box.boundingBox())?.height).toBeGreaterThan(45);
  await box.fill('line\n'.repeat(30));
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(150);
});

test('an impossible search says so and offers named ways out', async ({ page }) => {
  await shop.open(page);
  await shop.searchFor(page, 'wool coat under $3');
  await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
  await page
    .getByRole('region', { name: 'No exact matches' })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(shop.tiles(page).first()).toBeVisible();
  // The way out has gone; keys and readers go on where its results begin.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back brings the results and the place in them back, without asking again', async ({
  page,
}) => {
  await shop.open(page);
  await shop.searchFor(page, 'dress');
  const titles = await shop.tiles(page).allTextContents();
  await shop.tiles(page).nth(8).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  let firstPages = 0;
  page.on('request', (request) => {
    const asksSearch = request.url().endsWith('/api/search');
    if (asksSearch && !request.postDataJSON().offset) firstPages += 1;
  });
  await shop.openItem(page, 8);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Further pages may be loaded as the list is scrolled; the first one stays as it was.
  expect((await shop.tiles(page).allTextContents()).slice(0, titles.length)).toEqual(titles);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(firstPages).toBe(0);
});

test('the address keeps the search for a reload and for another tab', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await shop.openSearch(page, 'white sneakers');
  const titles = await shop.tiles(page).allTextContents();
  await page.reload();
  await expect(shop.tiles(page)).toHaveText(titles);
  const other = await context.newPage();
  await shop.open(other, page.url());
  await expect(shop.tiles(other)).toHaveText(titles);
});
