import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { expectFailure, login } from '../login-page.ts';
import {
  lastCodeTo,
  makeMember,
  newPerson,
  PASSWORD,
  signIn,
  signUp,
  signUpOnly,
} from '../make-person.ts';
import { onboarding } from '../onboarding-page.ts';
import { shop } from '../shop-page.ts';

test('what is wrong on signing in is said in words', async ({ page, request }) => {
  const { email } = await signUp(request);
  const attempts = [
    { email: '', password: '', message: MESSAGES.sign_in_fields_missing },
    { email, password: '', message: MESSAGES.sign_in_fields_missing },
    { email: 'ada', password: PASSWORD, message: ERRORS.invalid_email.message },
    { email: newPerson().email, password: PASSWORD, message: ERRORS.user_not_found.message },
    { email, password: 'a blue umbrella', message: ERRORS.wrong_password.message },
  ];
  await login.open(page);
  for (const { message, ...attempt } of attempts) {
    await login.signIn(page, attempt);
    await expectFailure(page, message);
  }
  await login.email(page).fill('');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expectFailure(page, MESSAGES.email_missing);
  await expect(login.email(page)).toBeFocused();
});

test('what is wrong on signing up is said in words', async ({ page, request }) => {
  const { email } = await signUp(request);
  const person = newPerson();
  await login.open(page);
  await login.email(page).fill(email);
  await login.toSignUp(page);
  await expect(login.email(page)).toHaveValue('');
  await expect(page.getByText(MESSAGES.password_hint)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);

  await login.signUp(page, { ...person, password: '' }, '');
  await expectFailure(page, MESSAGES.sign_up_fields_missing);
  await login.signUp(page, person, 'a blue umbrella');
  await expectFailure(page, MESSAGES.passwords_differ);
  await login.signUp(page, { ...person, password: 'short' }, 'short');
  await expectFailure(page, ERRORS.weak_password.message);
  await login.signUp(page, { email, password: PASSWORD });
  await expectFailure(page, ERRORS.email_taken.message);
});

test('an address that is not verified gets its email again', async ({ page, request }) => {
  const person = newPerson();
  await signUpOnly(request, person);
  await login.open(page);
  await login.signIn(page, person);
  await expectFailure(page, ERRORS.email_not_verified.message);
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText(MESSAGES.verification_sent)).toBeVisible();

  const oobCode = await lastCodeTo(request, person.email);
  await page.goto(`${PAGES.verifyEmail}?${new URLSearchParams({ oobCode })}`);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await login.signIn(page, person);
  await onboarding.expectPage(page, 'Style Profile');
});

test('a link that was used up says so', async ({ page, request }) => {
  const person = await signUp(request);
  const oobCode = await lastCodeTo(request, person.email);
  await page.goto(`${PAGES.verifyEmail}?${new URLSearchParams({ oobCode })}`);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    MESSAGES.verification_failed,
  );
  await page.goto(PAGES.passwordReset);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(MESSAGES.reset_failed);
});

test('Apple and Facebook lead to the ways that are open', async ({ page }) => {
  await login.open(page);
  await page.getByRole('button', { name: 'Apple' }).click();
  await expectFailure(page, MESSAGES.apple_blocked);
  await page.getByRole('button', { name: 'Facebook' }).click();
  await expectFailure(page, MESSAGES.facebook_blocked);
});

test('too many attempts are told how long to wait', async ({ page }) => {
  await page.route(`**${PATHS.signIn.path}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { code: 'rate_limited' },
    }),
  );
  await login.open(page);
  await login.signIn(page, newPerson());
  await expectFailure(page, `${MESSAGES.rate_limited} Please retry after 42 seconds.`);
});

const TABS_MAX = 20;

/** Goes by the Tab key to something that can be reached by it. */
async function tabTo(page: Page, wanted: Locator) {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < TABS_MAX && !(await isFocused()); pressed += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('the keyboard alone signs in, and shows and hides the password on the way', async ({
  page,
  request,
}) => {
  const { email, password } = await makeMember(request);
  await login.open(page);
  await tabTo(page, login.email(page));
  await page.keyboard.type(email);
  await tabTo(page, login.password(page));
  await page.keyboard.type(password);
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(login.password(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(login.password(page)).toHaveAttribute('type', 'password');
  await tabTo(page, login.submit(page));
  await page.keyboard.press('Enter');
  await expect(shop.tiles(page).first()).toBeVisible();
});

test('whoever signed in stays so on a reload', async ({ page, request }) => {
  await login.open(page);
  await login.signIn(page, await makeMember(request));
  await expect(shop.tiles(page).first()).toBeVisible();
  await page.reload();
  await expect(shop.tiles(page).first()).toBeVisible();
});

test('a link to an item leads a stranger through the sign-in back to the item', async ({
  page,
  request,
}) => {
  const person = await makeMember(request);
  const headers = { authorization: `Bearer ${await signIn(request, person)}` };
  const answer = await request.post(PATHS.search.path, { headers, data: { query: 'wool coat' } });
  const [item] = (await answer.json()).items;
  await page.goto(`/?item=${item.id}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await login.signIn(page, person);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    item.short_description,
  );
});

test('a stranger who comes to the onboarding is led to the login screen', async ({ page }) => {
  await login.open(page, PAGES.onboarding);
  await expect(page).toHaveURL('/');
});
