import { expect, type Locator, type Page } from '@playwright/test';

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

  async close(page: Page): Promise<void> {
    await fittingRoom.room(page).getByRole('button', { name: 'Close' }).click();
    await expect(fittingRoom.room(page)).toBeHidden();
  },
};
