import { AFFILIATE_HIGHLIGHT_MS } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { expect, type Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { test } from '../deliberate-presses.ts';
import { enterAs } from '../enter-as.ts';
import { login } from '../login-page.ts';
import { makeMember } from '../make-person.ts';

const LEGAL_PAGES = [
  { link: 'Privacy Policy', path: PAGES.privacy },
  { link: 'Terms & Conditions', path: PAGES.terms },
  { link: 'Cookie Policy', path: PAGES.cookies },
  { link: 'How your data is used', path: PAGES.dataUsage },
];

test('strangers read the terms and the policies, and come back', { tag: '@desktop' }, async ({
  page,
}) => {
  await login.open(page);
  for (const { link, path } of LEGAL_PAGES.slice(0, 2)) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByText('2 September 2025')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(PAGES.app);
    await expect(login.title(page)).toBeVisible();
  }
});

test('members find all four pages from their account, and come back by the logo', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, await makeMember(request));
  const logo = page.getByRole('banner').getByRole('link', { name: 'Modiste' });
  for (const { link, path } of LEGAL_PAGES) {
    const help = await account.unfold(await account.arrive(page), 'Help & Legal');
    await help.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(logo).toHaveAttribute('href', PAGES.app);
  }
  await logo.click();
  await expect(page).toHaveURL(PAGES.app);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

/** Comes to the place about affiliate links: it stands out for its three seconds, and no longer. */
async function expectHighlight(page: Page) {
  await page.goto(PAGES.affiliateTerms);
  const place = page.locator('#affiliate-links');
  await expect(place).toBeInViewport();
  await expect(place).toHaveCSS('animation-duration', `${AFFILIATE_HIGHLIGHT_MS / 1000}s`);
  await expect(place).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(place).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('the terms point out what affiliate links are', { tag: '@desktop' }, async ({ page }) => {
  await expectHighlight(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages are all there, with their highlight', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(PAGES.privacy);
    for (const { link, path } of LEGAL_PAGES) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    }
    await expectHighlight(page);
  });
});
