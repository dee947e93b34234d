import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

const FIRST_ROW = 5;

/** Takes the pictures that the README shows: `npm run pictures`. */
test('the search in the README', async ({ page }) => {
  await shop.open(page);
  await shop.searchFor(page, 'black midi dress under $150');
  const pictures = shop.tiles(page).locator('img');
  for (let index = 0; index < FIRST_ROW; index += 1) {
    await expect(pictures.nth(index)).toHaveJSProperty('complete', true);
    await expect(pictures.nth(index)).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.screenshot({ path: 'docs/pictures/search.png', timeout: 30_000 });
});
