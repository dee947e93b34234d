import { expect, type Page } from '@playwright/test';

/** Opens the development mailbox by the link of the login screen, and in it the last mail to somebody. */
export async function openLastMail(page: Page, email: string): Promise<Page> {
  const [mailbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the development mailbox' }).click(),
  ]);
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  await mailbox.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  await expect(mailbox.getByText(email).first()).toBeVisible();
  return mailbox;
}

/** Follows a link inside the mail, which opens in the window rather than in the frame. */
export const followLink = (mail: Page, name: string): Promise<void> =>
  mail.frameLocator('iframe[title="The mail"]').getByRole('link', { name }).click();
