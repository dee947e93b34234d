import { PAGES } from '@modiste/contract/paths';
import type { Locator, Page } from '@playwright/test';

/** The public side. */
export const website = {
  pitch: `${PAGES.website}/pitch`,
  features: `${PAGES.website}/features`,
  /** The pages that search engines may list. */
  listed: [PAGES.website, `${PAGES.website}/pitch`, `${PAGES.website}/features`, PAGES.vision],
  /** What a form says that could not be sent. */
  failed: /^Error\. Try again or reach out to \S+@\S+\.$/,

  form: (page: Page, kind: 'contact' | 'career'): Locator => page.locator(`#${kind} form`),
  send: (form: Locator): Locator => form.locator('button'),

  /** Writes into every field but the CV. */
  fillIn: async (form: Locator, message = 'Do you read feeds in Italian?'): Promise<void> => {
    await form.getByLabel('Name').fill('Ada Weaver');
    await form.getByLabel('Email').fill('ada.weaver@example.com');
    await form.getByLabel('Message').fill(message);
  },

  /** Stops the page's clock from its first moment on; the journey turns it. */
  stopClock: async (page: Page): Promise<void> => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  },
};
