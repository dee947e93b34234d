import { checkAccessibility } from '../check-accessibility.ts';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** The demo shop has had its prices since today only. */
const PRICES = {
  currency: 'USD',
  points: [
    { at: ago(200), price: 449, full_price: 449 },
    { at: ago(40), price: 329, full_price: 449 },
    { at: ago(25), price: 399.5, full_price: 449 },
  ],
  lowest: { price: 329, at: ago(25), days: 90 },
};

test('sold-out sizes are named as such', async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  const soldOut = viewer.getByRole('list', { name: 'Sizes' }).getByText('(sold out)');
  await expect(async () => {
    if ((await soldOut.count()) === 0) {
      await viewer.getByRole('button', { name: 'Next item' }).click();
    }
    await expect(soldOut.first()).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('what a price is worth: is said in words and drawn, and read out as a table', async ({
  page,
}) => {
  await page.route('**/api/item/*/prices', (route) => route.fulfill({ json: PRICES }));
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  const history = viewer.getByRole('region', { name: 'Price history' });
  await expect(history.getByText(/^Lowest in 90 days: \$329 on /)).toBeVisible();
  await expect(history.getByText("Today's $399.50 is $70.50 above it.")).toBeVisible();
  const prices = history.getByRole('table').getByRole('cell');
  await expect(prices).toHaveText(['$449', '$329', '$399.50']);
  await history.scrollIntoViewIfNeeded();
  await checkAccessibility(page);
});

test('prices that cannot be fetched are missed by nobody', async ({ page }) => {
  await page.route('**/api/item/*/prices', (route) => route.fulfill({ status: 500, body: '{}' }));
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await expect(viewer.getByRole('region', { name: 'You May Also Like' })).toBeVisible();
  await expect(viewer.getByRole('region', { name: 'Price history' })).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0);
});
