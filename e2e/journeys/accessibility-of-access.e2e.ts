import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { expect } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { test } from '../deliberate-presses.ts';
import { enterAs } from '../enter-as.ts';
import { expectFailure, login } from '../login-page.ts';
import { openLastMail } from '../mailbox.ts';
import { newPerson, signUp } from '../make-person.ts';
import { onboarding } from '../onboarding-page.ts';

const LEGAL_PAGES = [PAGES.privacy, PAGES.terms, PAGES.cookies, PAGES.dataUsage];

test.describe('the way in is accessible', () => {
  test('the login screen, what it says, the mailbox and a mail', { tag: '@desktop' }, async ({
    page,
  }) => {
    const person = newPerson();
    await login.open(page);
    await checkAccessibility(page);
    await login.submit(page).click();
    await expectFailure(page, MESSAGES.sign_in_fields_missing);
    await checkAccessibility(page);
    await login.toSignUp(page);
    await checkAccessibility(page);
    await login.signUp(page, person);
    await expect(page.getByText(MESSAGES.verification_sent)).toBeVisible();
    await checkAccessibility(page);
    const mail = await openLastMail(page, person.email);
    await checkAccessibility(mail);
    await mail.getByRole('link', { name: 'All emails' }).click();
    await expect(mail.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  });

  test('the pages that mailed links lead to', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${PAGES.passwordReset}?oobCode=any`);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expectFailure(page, MESSAGES.sign_in_fields_missing);
    await checkAccessibility(page);
    await page.goto(`${PAGES.verifyEmail}?oobCode=any`);
    await expect(page.getByText(MESSAGES.verification_failed)).toBeVisible();
    await checkAccessibility(page);
  });

  test('every step of the onboarding', async ({ page, context, request }) => {
    await enterAs(context, await signUp(request));
    await page.goto('/');
    await expect(page.getByText(MESSAGES.onboarding_intro)).toBeVisible();
    await checkAccessibility(page);
    await onboarding.expectPage(page, 'Style Profile');
    await page.getByRole('button', { name: 'Women', exact: true }).click();
    await page.getByLabel('Cannot find your style?').fill('Dark academia');
    await page.getByRole('button', { name: 'Add Style' }).click();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'More clothing sizes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clothing sizes' });
    await dialog.getByRole('button', { name: 'Waist 32, length 32' }).click();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await onboarding.next(page);
    await onboarding.expectPage(page, 'Virtual AI Assistant');
    await page.getByRole('radio', { name: 'Quirky & Unique' }).check();
    await page.getByRole('combobox', { name: 'Your city' }).fill('Lisbon');
    await expect(page.getByRole('option').first()).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('option').first().click();
    await onboarding.next(page);
    await onboarding.expectPage(page, 'Poses');
    await checkAccessibility(page);
  });

  test('the legal pages', async ({ page }) => {
    for (const path of LEGAL_PAGES) {
      await page.goto(path);
      await checkAccessibility(page);
    }
  });
});
