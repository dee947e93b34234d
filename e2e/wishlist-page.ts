import { expect, type Locator, type Page } from '@playwright/test';
import { shop } from './shop-page.ts';

/** Hearts and the Wishlist tab as a shopper handles them. */
export const wishlist = {
  hearts: (page: Page): Locator =>
    page.getByRole('list', { name: 'Results' }).getByRole('button', { name: /^Save / }),

  tiles: (page: Page): Locator =>
    page.getByRole('list', { name: 'Saved items' }).getByRole('article'),

  tile: (page: Page, title: string): Locator =>
    wishlist.tiles(page).filter({ has: page.getByRole('button', { name: `Save ${title}` }) }),

  titleOf: async (heart: Locator): Promise<string> =>
    ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, ''),

  /** Saves so many pieces of the shop, told to the server. Returns their titles, the last first. */
  async save(page: Page, count: number): Promise<string[]> {
    await shop.open(page);
    const titles: string[] = [];
    for (let index = 0; titles.length < count; index += 1) {
      const heart = wishlist.hearts(page).nth(index);
      const title = await wishlist.titleOf(heart);
      // Some pieces share a title, and a journey knows them by it.
      if (titles.includes(title)) continue;
      const told = page.waitForResponse(/\/api\/wishlist\/./);
      await heart.click();
      await told;
      titles.unshift(title);
    }
    return titles;
  },

  async open(page: Page): Promise<void> {
    await page.goto('/?tab=wishlist');
    await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
  },

  /** The titles of what is saved, in their order. */
  titles: async (page: Page): Promise<string[]> => {
    const hearts = await wishlist
      .tiles(page)
      .getByRole('button', { name: /^Save / })
      .all();
    return await Promise.all(hearts.map(wishlist.titleOf));
  },
};
