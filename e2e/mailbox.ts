import { expect, type Page } from '@playwright/test';

/**
 * Opens the development mailbox by the link of the login screen, and in it the last mail to somebody.
 * @param about Words of its subject, where others may have come before it.
 */
export async function openLastMail(page: Page, email: string, about = ''): Promise<Page> {
  const [mailbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the development mailbox' }).click(),
  ]);
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  const mail = mailbox
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: about })
    .first();
  // A mail is on its way when the app says so, not there yet.
  await expect(async () => {
    if ((await mail.count()) === 0) await mailbox.reload();
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').click();
  await expect(mailbox.getByText(email).first()).toBeVisible();
  return mailbox;
}

/** Follows a link inside the mail, which opens in the window rather than in the frame. */
export const followLink = (mail: Page, name: string): Promise<void> =>
  mail.frameLocator('iframe[title="Email"]').getByRole('link', { name }).click();
