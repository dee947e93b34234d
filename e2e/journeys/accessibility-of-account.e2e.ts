import { MESSAGES } from '@modiste/contract/messages';
import { account } from '../account-panel.ts';
import { checkAccessibility } from '../check-accessibility.ts';
import { addPoses } from '../onboarding-page.ts';
import { expect, test } from '../own-person.ts';

test.describe('the account is accessible', () => {
  test('the panel with every part open, and its dialogs', { tag: '@desktop' }, async ({ page }) => {
    const panel = await account.arrive(page);
    await expect(panel.locator('summary', { hasText: 'Change password' })).toBeVisible();
    await checkAccessibility(page);
    for (const summary of await panel.locator('summary').all()) await summary.click();
    await expect(panel.getByText('This device')).toBeVisible();
    await checkAccessibility(page);
    await panel.getByRole('button', { name: 'Delete my account' }).click();
    const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
    await deletion.getByRole('button', { name: 'Delete for good' }).click();
    await expect(deletion.getByRole('alert')).toHaveText(MESSAGES.sign_in_fields_missing);
    await checkAccessibility(page);
    await deletion.getByRole('button', { name: 'Keep my account' }).click();
    await panel.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await checkAccessibility(page);
  });

  test('the poses: none, some, one of them large, and its deletion', async ({ page }) => {
    await page.goto('/?tab=poses');
    await expect(page.getByText('No poses yet.')).toBeVisible();
    await checkAccessibility(page);
    const photo = await page.screenshot();
    await addPoses(page, photo, photo);
    await expect(page.getByText('2 poses', { exact: true })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Pose 1', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'Pose 1' });
    await expect(viewer.getByRole('img', { name: 'Pose 1', exact: true })).toBeVisible();
    await checkAccessibility(page);
    await viewer.getByRole('button', { name: 'Delete pose' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await checkAccessibility(page);
  });
});
