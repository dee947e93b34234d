import type { Page } from '@playwright/test';
import { chat } from '../chat-page.ts';
import { fittingRoom } from '../fitting-room.ts';
import { home } from '../home-page.ts';
import { expect, test } from '../own-person.ts';
import { waitForPictures } from '../pictures-in-view.ts';
import { shop } from '../shop-page.ts';

const PHONE = { width: 390, height: 844 };

async function take(page: Page, name: string): Promise<void> {
  await waitForPictures(page);
  await page.screenshot({ path: `docs/pictures/${name}.png`, timeout: 30_000 });
}

// The pictures that the README shows: `npm run pictures`.

test('the search in the README', async ({ page }) => {
  await shop.openSearch(page, 'black midi dress under $150');
  await expect(shop.tiles(page).first()).toBeVisible();
  await take(page, 'search');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the other screens in the README', async ({ page }) => {
    await home.open(page);
    await take(page, 'home');
    await fittingRoom.openWith(page, 'floral midi dress');
    await take(page, 'fitting-room');
    await chat.open(page);
    await chat.say(page, 'an outfit for a summer wedding under $400, nothing black');
    await chat.box(page).blur();
    await take(page, 'stylist');
  });
});
