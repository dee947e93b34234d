import { chat } from '../chat-page.ts';
import { expect, test } from '../own-person.ts';
import { failCall, mend, slowCall } from '../server-faults.ts';

test('a reply is stopped, and asked for again', async ({ page }) => {
  await chat.open(page);
  await slowCall(page, 'chatRank', 60_000);
  await chat.send(page, 'linen dresses');
  await expect(chat.lastTurn(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByText('Stopped.')).toBeVisible();
  // What came so far stays.
  await expect(chat.lastTurn(page).getByRole('article').first()).toBeVisible();
  await mend(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await chat.waitForReply(page);
  await expect(page.getByRole('button', { name: 'Show Results' })).toBeVisible();
});

test('a failure keeps the words, also over a reload', async ({ page }) => {
  await chat.open(page);
  await failCall(page, 'chatTranslate');
  await chat.send(page, 'linen dresses');
  await expect(page.getByRole('alert').filter({ hasText: 'Error Searching Items' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('linen dresses')).toBeVisible();
  await mend(page);
  await page.getByRole('button', { name: 'Get a reply' }).press('Enter');
  await chat.waitForReply(page);
  await expect(page).toHaveURL(/\?chat=(?!new)/);
});

test('without a network the words wait for it', async ({ page, context }) => {
  await chat.open(page);
  await context.setOffline(true);
  await chat.send(page, 'linen dresses');
  await expect(page.getByText(/Modiste couldn’t be reached/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await chat.waitForReply(page);
});

test('a reply that was on its way when the page was left is there on return', async ({ page }) => {
  await chat.open(page);
  await slowCall(page, 'chatRetrieve', 1500);
  await chat.send(page, 'linen dresses');
  await page.getByRole('link', { name: 'Wishlist' }).press('Enter');
  await page.getByRole('button', { name: /^Status: Thinking/ }).press('Enter');
  await chat.waitForReply(page);
  await expect(page.getByRole('button', { name: 'Show Results' })).toBeVisible();
});

test('the last message is edited, and the conversation goes on from there', async ({ page }) => {
  await chat.open(page);
  await chat.say(page, 'linen dresses');
  await page.getByRole('button', { name: 'Edit message' }).press('Enter');
  await expect(chat.box(page)).toHaveValue('linen dresses');
  await chat.say(page, 'white sneakers');
  await expect(page.getByText('linen dresses')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('white sneakers').first()).toBeVisible();
  await expect(page.getByText('linen dresses')).toHaveCount(0);
});

test('Reset clears the conversation until that is undone', async ({ page }) => {
  await chat.open(page);
  const words = await chat.wordsOf(await chat.say(page, 'linen dresses'));
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What are you dressing for?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => chat.wordsOf(chat.lastTurn(page))).toBe(words);
});
