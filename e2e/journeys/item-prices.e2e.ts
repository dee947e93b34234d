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

test('what a price is worth: is said in words and drawn, and read out as a table', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/item/*/prices', (route) => route.fulfill({ json: PRICES }));
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  const history = viewer.getByRole('region', { name: 'Price history' });
  await expect(history.getByText(/^Lowest in 90 days: \$329 on /)).toBeVisible();
  await expect(history.getByText('Today it’s $399.50, $70.50 more.')).toBeVisible();
  const prices = history.getByRole('table').getByRole('cell');
  await expect(prices).toHaveText(['$449', '$329', '$399.50']);
  await history.scrollIntoViewIfNeeded();
  await checkAccessibility(page);
});
