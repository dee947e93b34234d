import { PATHS } from '@modiste/contract/paths';
import type { Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { chat } from '../chat-page.ts';
import { history } from '../history-panel.ts';
import { home } from '../home-page.ts';
import { expect, test } from '../own-person.ts';
import { failCall, mend } from '../server-faults.ts';
import { shop } from '../shop-page.ts';

const VIEW = new RegExp(PATHS.recordView.path.replace(':id', '[^/]+'));
const textOf = async (page: Page) => (await home.dayPieces(page).allInnerTexts()).join();

/** The title of a piece, as the button that saves it says it. */
const titleOf = async (page: Page, index = 0): Promise<string> => {
  const heart = home
    .suggested(page)
    .nth(index)
    .getByRole('button', { name: /^Save / });
  return ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
};

test('everything on Home leads somewhere', { tag: '@both' }, async ({ page }) => {
  await home.open(page);
  const search = await home.trending(page).first().innerText();
  await home.trending(page).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: search })).toBeVisible();
  await expect(shop.tiles(page).first()).toBeVisible();
  await page.goBack();

  const viewed = page.waitForRequest(VIEW);
  await home.dayPieces(page).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('link', { name: /^View on / })).toBeVisible();
  await viewed;
  await viewer.getByRole('button', { name: 'Close', exact: true }).click();
  const daily = home.part(page, 'Your Daily Outfit Recommendation');
  const count = await home.dayPieces(page).count();
  await daily.getByRole('link', { name: 'Shop the outfit' }).click();
  const outfit = page.getByRole('dialog', { name: 'Your daily outfit' });
  await expect(outfit.getByRole('article')).toHaveCount(count);
  await outfit.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(outfit).toHaveCount(0);

  const trend = home.part(page, 'What’s Glamorous Now').getByRole('link').first();
  await trend.press('Enter');
  await expect(shop.tiles(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Fitting Room' }).click();
  await expect(page.getByRole('dialog', { name: 'Fitting Room' })).toBeVisible();
});

test('the places of pictures that are loaded later are plain', async ({ page }) => {
  await home.open(page);
  await expect(page.locator('img:not([src])')).not.toHaveCount(0);
  // Asked in one call of the page: a picture found by one call may have begun to load before the next.
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('img:not([src])')]
      .filter((image) => getComputedStyle(image).visibility !== 'hidden')
      .map((image) => image.outerHTML),
  );
  expect(seen).toEqual([]);
});

test('a prompt is searched for, or said to the stylist, and so are own words', async ({ page }) => {
  await home.open(page);
  const prompt = ((await home.prompt(page).getAttribute('aria-label')) ?? '').replace(/^.*?: /, '');
  await home.prompt(page).click();
  await expect(shop.queryBox(page)).toHaveValue(prompt);
  await expect(shop.tiles(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Write your own search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('linen shirt');
  await page.getByRole('textbox', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'linen shirt' })).toBeVisible();

  await page.getByRole('button', { name: 'Chat mode' }).press('Enter');
  await expect(page.getByText('Conversation Start')).toBeVisible();
  await home.open(page);
  const said = ((await home.prompt(page).getAttribute('aria-label')) ?? '').replace(/^.*?: /, '');
  await home.prompt(page).click();
  await expect(chat.lastTurn(page)).toContainText(said);
  await chat.waitForReply(page);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('all that moves is paused by one button, and stays so', { tag: '@both' }, async ({
    page,
  }) => {
    await home.open(page);
    await expect(home.strip(page)).toHaveAttribute('data-moving', 'true');
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(home.strip(page)).toHaveAttribute('data-moving', 'false');
    await page.reload();
    await home.waitForAll(page);
    await expect(home.strip(page)).toHaveAttribute('data-moving', 'false');
    const before = await home.strip(page).evaluate((strip) => strip.scrollLeft);
    await home.strip(page).evaluate((strip) => strip.scrollBy({ left: 200 }));
    expect(await home.strip(page).evaluate((strip) => strip.scrollLeft)).toBe(before + 200);
    const prompt = (await home.prompt(page).getAttribute('aria-label')) ?? '';
    await expect(home.prompt(page)).toHaveText(prompt.replace(/^.*?: /, ''));
    await page.getByRole('button', { name: 'Play motion' }).click();
    await page.mouse.move(1, 1);
    await expect(home.strip(page)).toHaveAttribute('data-moving', 'true');
  });
});

test('nothing moves for who asked for that, and there is nothing to pause', async ({ page }) => {
  await home.open(page);
  await expect(home.strip(page)).toHaveAttribute('data-moving', 'false');
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('what is not for the person goes at once, stays away, and is taken back in the account', {
  tag: '@both',
}, async ({ page }) => {
  await home.open(page);
  const title = await titleOf(page);
  const refuse = page.getByRole('button', { name: `Not for me: ${title}`, exact: true });
  const piece = home.suggested(page).filter({ has: refuse });
  await home.refuse(page, piece);
  await expect(piece).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  const isTakenBack = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(piece).toHaveCount(1);
  await isTakenBack;
  const isSaid = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith(PATHS.addDislike.path),
  );
  await home.refuse(page, piece);
  await expect(piece).toHaveCount(0);
  await isSaid;
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await home.waitForAll(page);
  await expect(piece).toHaveCount(0);

  const panel = await account.open(page);
  await account.unfold(panel, 'Not for Me');
  const list = panel.getByRole('list', { name: 'Not for me' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(title);
  await panel.getByRole('button', { name: `Take back “${title}”` }).click();
  await panel.getByRole('button', { name: /^Undo: not for me/ }).click();
  await panel.getByRole('button', { name: `Take back “${title}”` }).click();
  await account.close(panel);
  await page.reload();
  await home.waitForAll(page);
  const again = await account.open(page);
  await account.unfold(again, 'Not for Me');
  await expect(again.getByText('Nothing yet.')).toBeVisible();
});

test('an outfit of the day that is not for the person makes room for another', async ({ page }) => {
  await home.open(page);
  const before = await textOf(page);
  const daily = home.part(page, 'Your Daily Outfit Recommendation');
  await home.refuse(page, daily, 'The whole outfit');
  await expect(home.dayPieces(page).first()).toBeVisible();
  await expect.poll(() => textOf(page)).not.toBe(before);
});

test('the outfit of the day is the same after a reload and in another browser', async ({
  page,
  elsewhere,
}) => {
  await home.open(page);
  const day = await textOf(page);
  await page.evaluate(() => localStorage.removeItem('modiste:trends'));
  await page.reload();
  await home.waitForAll(page);
  expect(await textOf(page)).toBe(day);
  await home.open(elsewhere);
  expect(await textOf(elsewhere)).toBe(day);
});

test('the recent activity opens what was searched and talked about', async ({ page }) => {
  await home.open(page);
  const recent = await home.recent(page);
  await expect(recent.getByText('Nothing to show')).toBeVisible();
  await shop.openSearch(page, 'black coat');
  await history.begin(page, 'a red dress');
  await failCall(page, 'searchHistory');
  await home.open(page);
  await home.recent(page);
  await expect(recent.getByText('Some of it didn’t load.')).toBeVisible();
  await mend(page);
  await recent.getByRole('button', { name: 'Try again' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await recent.getByRole('button', { name: /black coat/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'black coat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await home.open(page);
  await home.recent(page);
  await recent.getByRole('button', { name: /^Chat/ }).click();
  await expect(chat.lastTurn(page)).toContainText('a red dress');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the last page is shown', async ({ page, context }) => {
    await home.open(page);
    const day = await textOf(page);
    const isKept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const shell = names.find((name) => name.startsWith('modiste-shell-'));
        const registration = await navigator.serviceWorker.getRegistration();
        if (registration?.active?.state !== 'activated' || shell === undefined) return false;
        return (await (await caches.open(shell)).match('/')) !== undefined;
      });
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.goto('/?tab=home');
    await home.waitForAll(page);
    expect(await textOf(page)).toBe(day);
    await expect(page.getByRole('button', { name: /^Not for me: / })).toHaveCount(0);
  });
});
