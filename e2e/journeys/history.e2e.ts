import type { Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { history } from '../history-panel.ts';
import { expect, test } from '../own-person.ts';
import { failCall, mend } from '../server-faults.ts';
import { shop } from '../shop-page.ts';

const ASKED = 'a black dress under $150';
const pictures = (page: Page) => page.getByRole('log', { name: 'Conversation' }).locator('article');
const maxChip = (page: Page) => page.getByRole('button', { name: 'Remove Max $150' }).first();

test('a conversation is as it was left, after a reload and on another device', {
  tag: '@both',
}, async ({ page, elsewhere }) => {
  await history.begin(page, ASKED);
  await expect(pictures(page).first()).toBeVisible();
  const titles = await pictures(page).allInnerTexts();
  const panel = await history.open(page);
  await expect(history.entries(panel)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(pictures(page)).toHaveCount(titles.length);
  await expect(maxChip(page)).toBeVisible();

  await shop.open(elsewhere);
  const there = await history.open(elsewhere);
  await expect(there.getByRole('region', { name: 'Today' })).toBeVisible();
  await history.entries(there).first().click();
  await expect(there).toHaveCount(0);
  await expect(pictures(elsewhere)).toHaveCount(titles.length);
  expect(await pictures(elsewhere).allInnerTexts()).toEqual(titles);
  await expect(maxChip(elsewhere)).toBeVisible();
});

test('a conversation is deleted in three steps, and is gone where it is open', async ({
  page,
  context,
  elsewhere,
}) => {
  await history.begin(page, ASKED);
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await expect(pictures(second).first()).toBeVisible();
  const panel = await history.open(page);
  await checkAccessibility(page, '[role=dialog]');
  await failCall(page, 'deleteChat');
  await panel.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Please Confirm' }).click();
  await expect(page.getByText('Error deleting chat history')).toBeVisible();
  await mend(page);
  await page.getByRole('button', { name: 'Please Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Deleted!' })).toBeVisible();
  await expect(panel.getByText('No chat history available')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'What are you dressing for?' })).toBeVisible();
  await expect(page).toHaveURL(/chat=new/);

  await expect(second.getByRole('heading', { name: 'What are you dressing for?' })).toBeVisible();
  await elsewhere.goto(address);
  await expect(elsewhere.getByText('This conversation isn’t available')).toBeVisible();
});

test('past conversations are found by words and opened over each other', async ({ page }) => {
  await history.begin(page, ASKED);
  await history.begin(page, 'red sneakers for men');
  const panel = await history.open(page);
  await expect(history.entries(panel)).toHaveCount(2);
  await panel.getByRole('searchbox', { name: 'Search your chats' }).fill('dress');
  await expect(history.entries(panel)).toHaveCount(1);
  await panel.getByRole('searchbox').fill('umbrella');
  await expect(panel.getByText('No chats with “umbrella”.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show all chats' }).click();
  await history.entries(panel).last().click();
  await expect(page.getByText(ASKED, { exact: true })).toBeVisible();
  await expect(page.getByText('red sneakers for men', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('red sneakers for men', { exact: true })).toBeVisible();
});

test('a past search opens with its words and filters, out of chat mode', async ({ page }) => {
  await shop.open(page, '/?q=coat&color=Black');
  await history.begin(page, 'hello');
  const panel = await history.open(page);
  await panel.getByRole('radio', { name: 'Searches' }).click();
  await panel.getByRole('button', { name: /^coat/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'coat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Black' })).toBeVisible();
  await expect(shop.tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
