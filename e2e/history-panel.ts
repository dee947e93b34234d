import { expect, type Locator, type Page } from '@playwright/test';
import { chat } from './chat-page.ts';

/** The Chat History panel as a member handles it. */
export const history = {
  /** Begins a conversation with some words, and waits for the whole reply. */
  async begin(page: Page, words: string): Promise<void> {
    await page.goto('/?chat=new');
    const mode = page.getByRole('button', { name: 'Chat mode' });
    await expect(mode).toBeVisible();
    if ((await mode.getAttribute('aria-pressed')) === 'false') await mode.press('Enter');
    await chat.say(page, words);
    await expect(page).not.toHaveURL(/chat=new/);
  },

  async open(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Chat history', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Chat History' });
    await expect(panel).toBeVisible();
    return panel;
  },

  entries: (panel: Locator): Locator =>
    panel.getByRole('listitem').getByRole('button', { name: /ago|just now/ }),
};
