import { ERRORS } from '@modiste/contract/errors';
import { ACCESS_TOKEN_LIFE_S } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { expectFailure, login } from '../login-page.ts';
import { expect, test } from '../own-person.ts';
import { shop } from '../shop-page.ts';

const LATER_MS = (ACCESS_TOKEN_LIFE_S + 60) * 1000;

/** Counts the refreshes of a browser, each of which has to succeed. */
function watchRefreshes(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === PATHS.refreshTokens.path) {
      statuses.push(response.status());
    }
  });
  return statuses;
}

async function openTwoTabs(context: BrowserContext, page: Page): Promise<[Page, Page]> {
  await shop.open(page);
  const other = await context.newPage();
  await shop.open(other);
  return [page, other];
}

test('two tabs outlive their access token together', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.clock.install();
  const tabs = await openTwoTabs(context, page);
  for (const words of ['linen dress', 'wool coat']) {
    const refreshes = watchRefreshes(context);
    await context.clock.fastForward(LATER_MS);
    await Promise.all(tabs.map((tab) => shop.searchFor(tab, words)));
    expect([[200], [200, 200]]).toContainEqual(refreshes);
  }
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(shop.tiles(tab).first()).toBeVisible();
});

test('signing out in one tab signs the other out', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const [tab, other] = await openTwoTabs(context, page);
  await account.logout(tab);
  await expect(login.title(other)).toBeVisible();
});

test('signing out everywhere else ends another browser at its next call', {
  tag: '@desktop',
}, async ({ page, elsewhere }) => {
  await shop.open(elsewhere);
  const devices = await account.unfold(await account.arrive(page), 'Signed-in devices');
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device')).toBeVisible();

  await shop.queryBox(elsewhere).fill('boots');
  await expect(login.title(elsewhere)).toBeVisible();
  await expectFailure(elsewhere, ERRORS.authentication_required.message);
});

test('the way back after signing out shows nothing of the person', { tag: '@desktop' }, async ({
  page,
  person,
}) => {
  await shop.openSearch(page, 'wool coat');
  await page.getByRole('link', { name: 'Poses' }).click();
  await expect(page.getByRole('heading', { name: 'Your poses' })).toBeVisible();
  await account.logout(page);
  await page.goBack();
  await expect(login.title(page)).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(page.getByText('wool coat')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
