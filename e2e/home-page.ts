import { expect, type Locator, type Page } from '@playwright/test';

/** The Home tab as a member handles it. */
export const home = {
  /** Opens Home and waits until all of it is there. */
  async open(page: Page): Promise<void> {
    await page.goto('/?tab=home');
    await home.waitForAll(page);
  },

  async waitForAll(page: Page): Promise<void> {
    await expect(home.dayPieces(page).first()).toBeVisible();
    await expect(home.part(page, 'Worth a Look')).toBeVisible();
  },

  part: (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true }),

  /** The recent activity, which is fetched as the end of the page comes near. */
  async recent(page: Page): Promise<Locator> {
    const recent = home.part(page, 'Recent Activity');
    await recent.scrollIntoViewIfNeeded();
    return recent;
  },

  /** The pieces of the outfit of the day. */
  dayPieces: (page: Page): Locator =>
    page.getByRole('list', { name: 'Pieces', exact: true }).getByRole('link'),

  /** The searches that pass by, without their copy. */
  trending: (page: Page): Locator =>
    home.part(page, 'Trending searches').getByRole('list').getByRole('link'),

  /** What passes by, which says whether it moves. */
  strip: (page: Page): Locator => home.part(page, 'Trending searches').locator('[data-moving]'),

  /** The single pieces. */
  suggested: (page: Page): Locator => home.part(page, 'Worth a Look').getByRole('article'),

  /** The button that asks the prompt on show. */
  prompt: (page: Page): Locator =>
    page.getByRole('search').getByRole('button', { name: /^(Search|Ask): / }),

  /** Says that something is not for oneself: the first choice, unless another is named. */
  async refuse(page: Page, of: Locator, choice?: string): Promise<void> {
    await of.getByRole('button', { name: /^Not for me: / }).click();
    const question = page.getByRole('dialog', { name: 'What’s not for you?' });
    const choices = question.getByRole('listitem').getByRole('button');
    await (choice === undefined
      ? choices.first()
      : question.getByRole('button', { name: choice })
    ).click();
    await expect(question).toHaveCount(0);
  },
};
