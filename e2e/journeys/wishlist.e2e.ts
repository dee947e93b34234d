import type { Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { expect, test } from '../own-person.ts';
import { failCall, mend, slowCall } from '../server-faults.ts';
import { shop } from '../shop-page.ts';
import { wishlist } from '../wishlist-page.ts';

const REFUSED = 'Failed to update wishlist';

const alert = (page: Page) => page.getByRole('alert');
const isPressed = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save ${title}`, pressed: true }).first();
const remove = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Please confirm' }).getByRole('button', { name: 'Remove' });

test('what is saved is there at once, after a reload, and on another device', {
  tag: '@both',
}, async ({ page, elsewhere }) => {
  const titles = await wishlist.save(page, 3);
  await page.getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByText('3 items')).toBeVisible();
  await expect.poll(() => wishlist.titles(page)).toEqual(titles);
  await page.reload();
  await expect(page.getByText('3 items')).toBeVisible();
  await wishlist.open(elsewhere);
  await expect(elsewhere.getByText('3 items')).toBeVisible();
  await expect.poll(() => wishlist.titles(elsewhere)).toEqual(titles);
});

test('another tab of the same browser follows', { tag: '@desktop' }, async ({ page, context }) => {
  const [title = ''] = await wishlist.save(page, 1);
  const second = await context.newPage();
  await wishlist.open(second);
  await expect(wishlist.tile(second, title)).toBeVisible();
  const heart = wishlist.hearts(page).nth(3);
  const other = await wishlist.titleOf(heart);
  await heart.click();
  await expect(wishlist.tile(second, other)).toBeVisible();
  await wishlist
    .tile(second, title)
    .getByRole('button', { name: `Save ${title}` })
    .click();
  await remove(second).click();
  await expect(page.getByRole('button', { name: `Save ${title}` }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a heart is pressed at once on a slow server, and taken back by one that fails', async ({
  page,
}) => {
  await shop.open(page);
  const heart = wishlist.hearts(page).first();
  await slowCall(page, 'saveItem', 60_000);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await mend(page);
  await failCall(page, 'saveItem');
  const second = wishlist.hearts(page).nth(1);
  await second.click();
  await expect(alert(page).filter({ hasText: REFUSED })).toBeVisible();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('pieces are removed by keys alone, and the focus goes on', { tag: '@desktop' }, async ({
  page,
}) => {
  const titles = await wishlist.save(page, 2);
  await wishlist.open(page);
  await wishlist
    .tile(page, titles[0] ?? '')
    .getByRole('button', { name: /^Save / })
    .focus();
  for (const left of [titles[1], undefined]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(remove(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const next =
      left === undefined
        ? page.getByRole('heading', { level: 1 })
        : page.getByRole('button', { name: `Save ${left}` });
    await expect(next).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'A place for what you love' })).toBeVisible();
});

test('a heart pressed without a network is saved when it is back, over a reload too', async ({
  page,
  context,
  elsewhere,
}) => {
  await shop.open(page);
  // What the tab needs is there before the network goes: a slow machine fetches it ahead late.
  await page.getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByRole('heading', { name: 'A place for what you love' })).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(shop.tiles(page).first()).toBeVisible();
  await context.setOffline(true);
  const heart = wishlist.hearts(page).first();
  const title = await wishlist.titleOf(heart);
  await heart.click();
  await expect(heart).toHaveAttribute('title', 'Will be saved when you’re back online');
  await page.getByRole('link', { name: 'Wishlist' }).click();
  await expect(wishlist.tile(page, title)).toContainText('Will be saved when you’re back online');
  await context.setOffline(false);
  await page.reload();
  await expect(wishlist.tile(page, title)).toBeVisible();
  await expect(page.getByText('Will be saved when you’re back online')).toHaveCount(0);
  await wishlist.open(elsewhere);
  await expect(wishlist.tile(elsewhere, title)).toBeVisible();
});

test('a price alert is set in the viewer and is there on the tile, to be taken back', async ({
  page,
}) => {
  await shop.open(page);
  const title = await wishlist.titleOf(wishlist.hearts(page).first());
  const viewer = await shop.openItem(page);
  await viewer.getByRole('button', { name: /^Set a price alert/ }).click();
  await page.getByRole('button', { name: /10% off$/ }).click();
  await page.getByRole('button', { name: 'Set alert', exact: true }).click();
  await expect(viewer.getByRole('button', { name: /^Price alert:/ })).toBeVisible();
  await wishlist.open(page);
  const sign = wishlist.tile(page, title).getByRole('button', { name: /^Price alert:/ });
  await sign.click();
  await page.getByRole('button', { name: 'Remove alert' }).click();
  await expect(
    wishlist.tile(page, title).getByRole('button', { name: /^Set a price alert/ }),
  ).toBeVisible();
  await page.reload();
  await expect(isPressed(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Price alert:/ })).toHaveCount(0);
});

test('the wishlist is accessible: empty, full, asked about and waited for', async ({ page }) => {
  await wishlist.open(page);
  await expect(page.getByRole('heading', { name: 'A place for what you love' })).toBeVisible();
  await checkAccessibility(page);
  const [title = ''] = await wishlist.save(page, 6);
  await wishlist.open(page);
  const tile = wishlist.tile(page, title);
  await expect(tile.getByRole('button', { name: /^Set a price alert/ })).toBeVisible();
  await checkAccessibility(page);
  await tile.getByRole('button', { name: `Save ${title}` }).click();
  await expect(remove(page)).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await tile.getByRole('button', { name: /^Set a price alert/ }).click();
  await expect(page.getByRole('dialog', { name: 'Price alert' })).toBeVisible();
  await checkAccessibility(page);
});
