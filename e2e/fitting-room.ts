import { expect, type Locator, type Page } from '@playwright/test';
import { shop } from './shop-page.ts';

/** The Fitting Room as a shopper handles it. */
export const fittingRoom = {
  room: (page: Page): Locator => page.getByRole('dialog', { name: 'Fitting Room', exact: true }),

  /** A look that stands there. */
  look: (page: Page): Locator =>
    fittingRoom
      .room(page)
      .getByRole('img', { name: /made by AI$/ })
      .last(),

  poses: (page: Page): Locator =>
    fittingRoom.room(page).getByRole('list', { name: 'Poses' }).getByRole('button'),

  /** Waits until garments are put on: mannequins are photographed, which takes its time. */
  async waitForLook(page: Page, name: RegExp): Promise<void> {
    await expect(fittingRoom.look(page)).toHaveAccessibleName(name, { timeout: 90_000 });
    await expect(fittingRoom.room(page).getByText('Loading', { exact: true })).toBeHidden();
  },

  /** Opens the Fitting Room with the first piece that the words find, and waits for the look. */
  async openWith(page: Page, words: string): Promise<void> {
    await shop.openSearch(page, words);
    const viewer = await shop.openItem(page);
    await viewer.getByRole('button', { name: 'Try on', exact: true }).click();
    await fittingRoom.waitForLook(page, /made by AI$/);
  },

  async close(page: Page): Promise<void> {
    await fittingRoom.room(page).getByRole('button', { name: 'Close' }).click();
    await expect(fittingRoom.room(page)).toBeHidden();
  },
};
