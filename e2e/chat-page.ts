import { expect, type Locator, type Page } from '@playwright/test';

/** The conversation with the stylist as a shopper handles it. */
export const chat = {
  box: (page: Page) => page.getByRole('textbox', { name: 'Message to your stylist' }),

  /** What was said last, and the reply to it. */
  lastTurn: (page: Page): Locator =>
    page.getByRole('log').getByRole('article', { name: 'You and your stylist' }).last(),

  /** Opens the app and turns chat mode on, which opens a conversation. */
  async open(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat mode' }).press('Enter');
    await expect(page.getByText('Conversation Start')).toBeVisible();
  },

  /** Says something without waiting for the reply. */
  async send(page: Page, words: string): Promise<void> {
    await chat.box(page).fill(words);
    await chat.box(page).press('Enter');
    await expect(chat.lastTurn(page)).toContainText(words);
  },

  /** Says something and waits until the reply is whole. */
  async say(page: Page, words: string): Promise<Locator> {
    await chat.send(page, words);
    await chat.waitForReply(page);
    return chat.lastTurn(page);
  },

  async waitForReply(page: Page): Promise<void> {
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    await expect(
      chat.lastTurn(page).getByRole('heading', { name: 'Your stylist said' }),
    ).toBeAttached();
  },

  /** Everything that the last turn says, to be compared. */
  wordsOf: async (turn: Locator) => (await turn.innerText()).replaceAll(/\s+/g, ' ').trim(),
};
