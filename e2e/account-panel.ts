import { MESSAGES } from '@modiste/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

/** The account panel as a member handles it. */
export const account = {
  /** Comes to the app where it has the least to show, and opens the panel over it. */
  async arrive(page: Page): Promise<Locator> {
    await page.goto('/?tab=poses');
    return await account.open(page);
  },

  async open(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const panel = page.getByRole('dialog', { name: /^Account/ });
    await expect(panel).toBeVisible();
    return panel;
  },

  /** A part of the panel, opened when it is closed. */
  async unfold(panel: Locator, title: string): Promise<Locator> {
    const part = panel.locator('details', {
      has: panel.page().locator('summary').getByText(title, { exact: true }),
    });
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
    return part;
  },

  async close(panel: Locator): Promise<void> {
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel).toHaveCount(0);
  },

  /** Signs out, with the question that comes before. */
  async logout(page: Page): Promise<void> {
    const panel = await account.open(page);
    await panel.getByRole('button', { name: 'Logout' }).click();
    await page
      .getByRole('alertdialog', { name: MESSAGES.logout_confirm })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};
