import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { expect, type Locator, type Page } from '@playwright/test';

/** The Search tab as a shopper handles it. */
export const shop = {
  queryBox: (page: Page) => page.getByRole('textbox', { name: 'Search' }),

  /** The items found. While new ones are searched, the list of the old ones is "Previous results". */
  tiles: (page: Page): Locator =>
    page.getByRole('list', { name: 'Results', exact: true }).getByRole('article'),

  /** Opens the app and waits for its first items. */
  async open(page: Page, address = '/'): Promise<void> {
    await page.goto(address);
    await shop.waitForAll(page);
  },

  /** How many items match, as the heading says. */
  count: (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ items?$/ }),

  /** The first tiles are there at once, the others of the page a moment later. */
  async waitForAll(page: Page): Promise<void> {
    await expect(shop.tiles(page).first()).toBeVisible();
    if ((await shop.count(page).count()) === 0) return;
    const total = Number.parseInt(
      ((await shop.count(page).textContent()) ?? '').replaceAll(',', ''),
      10,
    );
    await expect(shop.tiles(page)).toHaveCount(Math.min(total, SEARCH_RESULTS_MAX));
  },

  /** Types a search, sends it and waits until its results stand. */
  async searchFor(page: Page, words: string): Promise<void> {
    await shop.queryBox(page).fill(words);
    await shop.queryBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(shop.count(page)).toBeVisible();
  },

  /** Opens the app on a search, as a link would. */
  async openSearch(page: Page, words: string): Promise<void> {
    await shop.open(page, `/?${new URLSearchParams({ q: words })}`);
  },

  /** The prices of the tiles, as charged. */
  async prices(page: Page): Promise<number[]> {
    const texts = await shop.tiles(page).allTextContents();
    return texts.map((text) => Number(/\$([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', '')));
  },

  async openItem(page: Page, index = 0): Promise<Locator> {
    await shop.tiles(page).nth(index).getByRole('link').click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('link', { name: /^View on / })).toBeVisible();
    return viewer;
  },

  async openFilters(page: Page): Promise<Locator> {
    await page
      .getByRole('button', { name: /^Filters, |^Filters$/ })
      .last()
      .click();
    const panel = page.getByRole('dialog', { name: 'Refine Results' });
    await expect(panel).toBeVisible();
    return panel;
  },
};
