import { expect, type Page } from '@playwright/test';
import { anyLink } from '../any-link.ts';
import { checkAccessibility } from '../check-accessibility.ts';
import { test } from '../deliberate-presses.ts';
import { login } from '../login-page.ts';
import { makeMember } from '../make-person.ts';

const titleOf = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const viewOf = (page: Page) => page.getByRole('link', { name: /^View on / });

async function openLink(page: Page): Promise<string> {
  await page.goto(await anyLink(page.request));
  await expect(viewOf(page)).toBeVisible();
  return (await titleOf(page).textContent()) ?? '';
}

test('a stranger sees the item at once, and may sign in', async ({ page }) => {
  const title = await openLink(page);
  await expect(page).toHaveTitle(`${title} · Modiste`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(login.title(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(login.title(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to item' }).click();
  await expect(titleOf(page)).toHaveText(title);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(login.title(page)).toBeVisible();
  await page.goBack();
  await expect(titleOf(page)).toHaveText(title);
});

test('what a stranger wants to keep is saved once they have signed in', async ({
  page,
  request,
}) => {
  const person = await makeMember(request);
  const title = await openLink(page);
  const heart = page.getByRole('dialog').getByRole('button', { name: `Save ${title}` });
  await heart.first().click();
  const offer = page.getByRole('dialog', { name: 'Sign in to save this item' });
  await offer.getByRole('button', { name: 'Sign in' }).click();
  await login.signIn(page, person);
  await expect(titleOf(page)).toHaveText(title);
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/?tab=wishlist');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
});

test('an address that the app does not have says so, to machines too', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('We can’t find this page')).toBeVisible();
});

test('a shared item is accessible: the item, the offer, the login after it, and no item', async ({
  page,
}) => {
  await openLink(page);
  await expect(page.getByRole('region', { name: 'You May Also Like' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Attach to search' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Sign in to search with this item' }),
  ).toBeVisible();
  // What lies behind it is out of reach for as long as it is open.
  await checkAccessibility(page, '[role="dialog"][aria-labelledby]');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(login.title(page)).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/?item=nowhere');
  await expect(page.getByRole('heading', { name: /couldn’t find/ })).toBeVisible();
  await checkAccessibility(page);
});
