import { test } from '@playwright/test';
import { shop } from '../shop-page.ts';

/** Takes the pictures that the README shows: `npm run pictures`. */
test('the search in the README', async ({ page }) => {
  await shop.open(page);
  await shop.searchFor(page, 'black midi dress under $150');
  await page.evaluate(() =>
    Promise.all([...document.images].slice(0, 12).map((image) => image.decode())),
  );
  await page.screenshot({ path: 'docs/pictures/search.png' });
});
