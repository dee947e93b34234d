import { checkAccessibility } from '../check-accessibility.ts';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

test.describe('every state is accessible', () => {
  test('the start, the results, nothing found', async ({ page }) => {
    await shop.open(page);
    await checkAccessibility(page);
    await shop.searchFor(page, 'blue shirt for men under $200');
    await checkAccessibility(page);
    await shop.searchFor(page, 'wool coat under $3');
    await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
    await checkAccessibility(page);
  });

  test('the Refine Results panel and the size dialog', async ({ page }) => {
    await shop.open(page);
    const panel = await shop.openFilters(page);
    await checkAccessibility(page);
    const summary = panel.locator('summary', { hasText: 'Size' });
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
    await panel.getByRole('button', { name: 'More clothing sizes' }).click();
    await expect(page.getByRole('dialog', { name: 'Clothing sizes' })).toBeVisible();
    await checkAccessibility(page);
  });

  test('the item viewer and its share dialog', { tag: '@desktop' }, async ({ page }) => {
    await shop.open(page);
    const viewer = await shop.openItem(page);
    await expect(viewer.getByRole('region', { name: 'You May Also Like' })).toBeVisible();
    await checkAccessibility(page);
    await viewer.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share this link' })).toBeVisible();
    await checkAccessibility(page);
  });

  test('a failure, and a tab that is not there yet', async ({ page }) => {
    await page.route('**/api/search', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error Searching Items' }),
    ).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
  });

  test('the page of the demo retailer', { tag: '@desktop' }, async ({ page }) => {
    await shop.open(page);
    const viewer = await shop.openItem(page);
    const address = await viewer.getByRole('link', { name: /^View on / }).getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
  });
});
