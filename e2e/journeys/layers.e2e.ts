import type { Page } from '@playwright/test';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';
import { touchScreen } from '../touch.ts';

// Here presses are as quick as they look.
test.use({ isGuarded: true });

const dialogs = (page: Page) => page.getByRole('dialog');
const refinePanel = (page: Page) => page.getByRole('dialog', { name: 'Refine Results' });
const sizeDialog = (page: Page) => page.getByRole('dialog', { name: 'Clothing sizes' });

async function openSizes(page: Page): Promise<void> {
  await shop.openFilters(page);
  const more = page.getByRole('button', { name: 'More clothing sizes' });
  if (!(await more.isVisible())) await refinePanel(page).getByText('Size', { exact: true }).click();
  await more.click();
  await expect(sizeDialog(page)).toBeVisible();
}

test('Back closes the sizes, then the filters, then leaves the results', { tag: '@both' }, async ({
  page,
}) => {
  await shop.open(page);
  await shop.searchFor(page, 'dress');
  await openSizes(page);
  await page.goBack();
  await expect(sizeDialog(page)).toHaveCount(0);
  await expect(refinePanel(page)).toBeVisible();
  await page.goForward();
  await expect(refinePanel(page)).toBeVisible();
  await expect(sizeDialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'dress' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('two quick Backs close two layers and no more', async ({ page }) => {
  await shop.openSearch(page, 'dress');
  await openSizes(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'dress' })).toBeVisible();
});

test('a reload under open layers leaves no Back that does nothing', async ({ page }) => {
  await shop.open(page);
  await shop.searchFor(page, 'boots');
  await shop.openItem(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this link' })).toBeVisible();
  await page.reload();
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('"layers":["'));
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'boots' })).toBeVisible();
});

test('a double press of a tile opens the viewer and nothing more', async ({ page }) => {
  await shop.openSearch(page, 'dress');
  await page.waitForLoadState('networkidle');
  await shop.openItem(page);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await page.keyboard.press('Shift');
  // At its left edge it lies beside the viewer of a wide screen, in its middle under the picture.
  for (const position of [undefined, { x: 5, y: 60 }]) {
    await shop.tiles(page).nth(1).getByRole('link').dblclick({ position, delay: 20 });
    await expect(dialogs(page).getByRole('link', { name: /^View on / })).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    // Any other key ends what counts as one double press.
    await page.keyboard.press('Shift');
  }
});

for (const busyMs of [0, 800]) {
  test(`a double tap of a tile opens the viewer and no zoom, on a page busy for ${busyMs} ms`, async ({
    page,
  }) => {
    await shop.openSearch(page, 'dress');
    await page.waitForLoadState('networkidle');
    const box = await shop.tiles(page).first().getByRole('link').boundingBox();
    if (!box) throw new Error('The tile has no place on the screen.');
    const fingers = await touchScreen(page);
    // A busy page learns of both taps before it makes a click of the first.
    await page.evaluate((ms) => {
      setTimeout(() => {
        const end = performance.now() + ms;
        while (performance.now() < end);
      });
    }, busyMs);
    await fingers.doubleTap([box.x + box.width / 2, box.y + box.height / 3]);
    await expect(dialogs(page).getByRole('link', { name: /^View on / })).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
  });
}

test('a double press of a heart saves and asks nothing', async ({ page }) => {
  await shop.openSearch(page, 'boots');
  await page.waitForLoadState('networkidle');
  const heart = shop
    .tiles(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Another key in between tells that the next press is meant.
  await page.keyboard.press('Shift');
  await heart.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(dialogs(page)).toHaveCount(0);
});

test('what fails under an open viewer is said inside of it', async ({ page }) => {
  await shop.openSearch(page, 'boots');
  const viewer = await shop.openItem(page);
  await page.route('**/api/wishlist/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error' } }),
  );
  await viewer
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const alert = viewer.getByRole('alert');
  await expect(alert).toHaveText(/Failed to update wishlist/);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(viewer).toBeVisible();
});

test('the lengths and waists stay in sight while the sizes scroll', async ({ page }) => {
  await shop.openSearch(page, 'jeans');
  await openSizes(page);
  const table = sizeDialog(page).getByRole('table');
  const last = table.getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  const box = await table.getByRole('columnheader').nth(1).boundingBox();
  const lastBox = await last.boundingBox();
  if (!box || !lastBox) throw new Error('The sizes are not on the screen.');
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThan(lastBox.y);
  await expect(table.getByRole('columnheader').nth(1)).toBeInViewport();
});
