import { ERRORS } from '@modiste/contract/errors';
import { PAGES } from '@modiste/contract/paths';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { test } from '../deliberate-presses.ts';
import { expectFailure, login } from '../login-page.ts';
import { newPerson } from '../make-person.ts';
import { onboarding } from '../onboarding-page.ts';
import { shop } from '../shop-page.ts';

/** In the popup this account is chosen, as somebody with several would. */
const choose = (context: BrowserContext, email: string) =>
  context.route('**/authorize?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('login_hint', email);
    return route.continue({ url: url.href });
  });

async function enterWithGoogle(page: Page) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google' }).click(),
  ]);
  return popup;
}

test('somebody comes in with Google, and needs no password even to leave for good', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = newPerson();
  await choose(context, email);
  await login.open(page);
  const popup = await enterWithGoogle(page);
  await onboarding.skip(page);
  await expect(shop.tiles(page).first()).toBeVisible();
  expect(popup.isClosed()).toBe(true);

  const panel = await account.open(page);
  await expect(panel.getByRole('heading', { name: /Ada Lovelace/ })).toBeVisible();
  await account.unfold(panel, 'Signed-in devices');
  await expect(panel.getByText('This device')).toBeVisible();
  await expect(panel.getByText('Change password')).toHaveCount(0);

  const part = await account.unfold(panel, 'Delete my account');
  await part.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(login.title(page)).toBeVisible();
  await login.signIn(page, { email, password: 'any at all' });
  await expectFailure(page, ERRORS.user_not_found.message);
});

test('a popup that is closed, or comes back without a yes, leaves the way open', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.route('**/authorize?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const state = searchParams.get('state') ?? '';
    const refused = new URLSearchParams({ error: 'access_denied', state });
    return route.fulfill({
      status: 302,
      headers: { location: `${searchParams.get('redirect_uri')}?${refused}` },
    });
  });
  await login.open(page);
  await enterWithGoogle(page);
  await expectFailure(page, ERRORS.login_failed.message);

  await context.unroute('**/authorize?*');
  await context.route('**/authorize?*', (route) => route.fulfill({ body: 'Who are you?' }));
  const popup = await enterWithGoogle(page);
  await expect(popup.getByText('Who are you?')).toBeVisible();
  await expect(page.getByText('One moment')).toBeVisible();
  await popup.close();
  await expectFailure(page, ERRORS.login_failed.message);
  await expect(page).toHaveURL(PAGES.app);
});
