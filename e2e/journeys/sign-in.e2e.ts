import { MESSAGES } from '@modiste/contract/messages';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { expectFailure, login } from '../login-page.ts';
import { makeMember, signIn } from '../make-person.ts';
import { shop } from '../shop-page.ts';

test('Apple and Facebook lead to the ways that are open', async ({ page }) => {
  await login.open(page);
  await page.getByRole('button', { name: 'Apple' }).click();
  await expectFailure(page, MESSAGES.apple_blocked);
  await page.getByRole('button', { name: 'Facebook' }).click();
  await expectFailure(page, MESSAGES.facebook_blocked);
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

test('the keyboard alone signs in, and shows and hides the password on the way', {
  tag: '@desktop',
}, async ({ page, request }) => {
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

test('whoever signed in stays so on a reload', { tag: '@desktop' }, async ({ page, request }) => {
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

test('a stranger who comes to the onboarding is led to the login screen', {
  tag: '@desktop',
}, async ({ page }) => {
  await login.open(page, PAGES.onboarding);
  await expect(page).toHaveURL('/');
});
