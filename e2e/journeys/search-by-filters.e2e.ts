import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

/** Opens a section of the panel, which starts closed on a phone. */
async function openSection(panel: ReturnType<typeof shop.tiles>, title: string) {
  const section = panel.locator('details', { has: panel.page().getByText(title, { exact: true }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  return section;
}

test('filters narrow the results, show as chips and can be taken away', async ({ page }) => {
  await shop.open(page);
  const panel = await shop.openFilters(page);
  await (await openSection(panel, 'Gender'))
    .getByRole('button', { name: 'Men', exact: true })
    .click();
  await (await openSection(panel, 'Color')).getByRole('button', { name: 'Blue' }).click();
  const range = await openSection(panel, 'Price Range');
  await range.getByLabel('Max price').fill('120');
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();

  await expect(page.getByRole('button', { name: 'Remove Max $120' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 3 active' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your selection' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d items?$/ })).toBeVisible();
  for (const price of await shop.prices(page)) expect(price).toBeLessThanOrEqual(120);
  expect(new URL(page.url()).searchParams.get('gender')).toBe('Men');

  await page.getByRole('button', { name: 'Remove Max $120' }).click();
  await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
});

test('only a changed sort orders the results in place', async ({ page }) => {
  await shop.openSearch(page, 'shirt');
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) searches += 1;
  });
  const panel = await shop.openFilters(page);
  const sorting = await openSection(panel, 'Sort By');
  await sorting.getByText('Price (low/high)').click();
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();
  await expect(panel).toHaveCount(0);
  const prices = (await shop.prices(page)).map(Math.trunc);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(searches).toBe(0);
});

test('a wrong price is said in words and taken back', async ({ page }) => {
  await shop.open(page);
  const panel = await shop.openFilters(page);
  const range = await openSection(panel, 'Price Range');
  const [min, max] = [range.getByLabel('Min price'), range.getByLabel('Max price')];
  await max.fill('100');
  await max.press('Enter');
  await min.fill('100');
  await min.press('Tab');
  await expect(range.getByRole('alert')).toHaveText('Min Price >= Max Price!');
  await expect(range.getByRole('alert')).toBeInViewport();
  await expect(min).toHaveValue('');
  await min.fill('cheap');
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();
  await expect(range.getByRole('alert')).toHaveText('Price must be a valid number.');
  await expect(min).toHaveValue('');
});

test('every size there is can be picked in the detailed dialog', async ({ page }) => {
  await shop.open(page);
  const panel = await shop.openFilters(page);
  const sizes = await openSection(panel, 'Size');
  await sizes.getByRole('button', { name: 'More clothing sizes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clothing sizes' });
  await dialog.getByRole('button', { name: 'Waist 32, length 32' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();
  await expect(page.getByRole('button', { name: 'Remove US 32x32' })).toBeVisible();
  await expect(shop.tiles(page).first()).toBeVisible();
});

test('a failed search with filters is said and empties the results', async ({ page }) => {
  await shop.open(page);
  await page.route('**/api/search', (route) => route.fulfill({ status: 500, body: '{}' }));
  const panel = await shop.openFilters(page);
  await (await openSection(panel, 'Sale')).getByRole('button', { name: 'On sale only' }).click();
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error fetching similar items' }),
  ).toBeVisible();
  await expect(shop.tiles(page)).toHaveCount(0);
  await page.unroute('**/api/search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.tiles(page).first()).toBeVisible();
});

test('what is chosen in the open panel survives a reload', async ({ page }) => {
  await shop.openSearch(page, 'shirt');
  const panel = await shop.openFilters(page);
  const category = await openSection(panel, 'Category');
  await category.getByRole('button', { name: 'Tops' }).click();
  await (await openSection(panel, 'Price Range')).getByLabel('Max price').fill('112.50');
  await page.reload();
  const price = await openSection(panel, 'Price Range');
  await expect(price.getByLabel('Max price')).toHaveValue('112.50');
  await price.getByLabel('Max price').press('Enter');
  await expect(price.getByText('Rounded up to $113')).toBeVisible();
  await panel.getByRole('button', { name: /^Show [\d,]+ items?$/ }).click();
  await expect(page.getByRole('button', { name: 'Remove Tops' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Max $113' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Tops' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
