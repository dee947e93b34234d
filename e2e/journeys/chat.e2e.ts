import type { Locator } from '@playwright/test';
import { chat } from '../chat-page.ts';
import { checkAccessibility } from '../check-accessibility.ts';
import { expect, test } from '../own-person.ts';
import { slowCall } from '../server-faults.ts';

const WEDDING = 'I need an outfit for my sister’s beach wedding in June, nothing black, under $200';

test('an outfit is asked for, within its budget, and made another piece by piece', {
  tag: '@both',
}, async ({ page }) => {
  await chat.open(page);
  await expect(page.getByText(/You’re chatting with an AI stylist/)).toBeVisible();
  const turn = await chat.say(page, WEDDING);
  const outfit = turn.getByRole('article').filter({ hasText: 'in all' }).first();
  await expect(outfit).toBeVisible();
  const total = Number(/\$([\d.]+) in all/.exec(await outfit.innerText())?.[1]);
  expect(total).toBeLessThanOrEqual(200);
  const before = await chat.wordsOf(outfit);
  const another = outfit.getByRole('button', { name: /^(Another|Other) / });
  await another.first().press('Enter');
  await expect(outfit.getByRole('status').last()).toHaveText(/^(Your outfit has|I found no)/);
  if ((await outfit.getByRole('status').last().innerText()).startsWith('Your outfit')) {
    expect(await chat.wordsOf(outfit)).not.toBe(before);
  }
  await outfit.getByRole('button', { name: 'Save all pieces' }).press('Enter');
  await expect(outfit.getByRole('button', { name: 'All pieces saved' })).toBeDisabled();
});

test('a search is refined, and a reload or another tab shows it as it was', async ({
  page,
  context,
}) => {
  await chat.open(page);
  await chat.say(page, 'linen dresses under $200');
  const turn = await chat.say(page, 'only in blue');
  await expect(turn.getByRole('button', { name: 'Remove Blue' })).toBeVisible();
  await expect(turn.getByRole('article').first()).toBeVisible();
  const words = await chat.wordsOf(turn);
  await page.reload();
  await expect.poll(() => chat.wordsOf(chat.lastTurn(page))).toBe(words);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => chat.wordsOf(chat.lastTurn(other))).toBe(words);

  await turn.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await chat.waitForReply(page);
  await expect(chat.lastTurn(page).getByText('Filters restored')).toBeVisible();
  await chat.say(page, 'something longer');
  await expect.poll(() => chat.wordsOf(chat.lastTurn(other))).toContain('something longer');
});

test('the results are a row of reasons over quick finds, and lead back', async ({ page }) => {
  await chat.open(page);
  const turn = await chat.say(page, 'summer dresses');
  const words = await chat.wordsOf(turn);
  await turn.getByRole('button', { name: 'Show Results' }).press('Enter');
  const reasons = page.getByRole('group', { name: 'Picked for a reason' });
  await expect(reasons).toBeVisible();
  const cards = reasons.getByRole('listitem');
  expect((await cards.first().boundingBox())?.width).toBe(200);
  const step = async () => {
    const boxes = await Promise.all([cards.nth(0), cards.nth(1)].map((card) => card.boundingBox()));
    return (boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0);
  };
  expect(await step()).toBe(216);
  await reasons.getByRole('button', { name: /^Next/ }).press('Enter');
  await expect.poll(async () => (await cards.first().boundingBox())?.x).toBeLessThan(-100);
  await expect(page.getByRole('heading', { name: 'Quick Finds' })).toBeVisible();

  await cards.nth(1).getByRole('link').press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('link', { name: /^View on / })).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(reasons).toBeVisible();
  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Showing Results' })).toBeVisible();
  const now = await chat.wordsOf(chat.lastTurn(page));
  expect(now.toLowerCase()).toBe(words.toLowerCase().replace('show results', 'showing results'));
});

test('nothing on the page moves while a reply comes in', { tag: '@both' }, async ({ page }) => {
  await chat.open(page);
  await chat.say(page, WEDDING);
  // What moves within half a second of a key is not counted: each step takes longer.
  await slowCall(page, 'chatTranslate', 800);
  await slowCall(page, 'chatRetrieve', 700);
  await slowCall(page, 'chatRank', 900);
  // Only what the reply moves is counted: the message itself moves the page, as it should.
  await chat.send(page, 'linen dresses');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry) {
          const moved = Number(document.body.dataset.moved ?? 0) + Number(entry.value);
          document.body.dataset.moved = String(moved);
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  await expect(chat.lastTurn(page).getByRole('article').first()).toBeVisible();
  await chat.waitForReply(page);
  expect(Number((await page.locator('body').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
});

test('keys alone lead through a conversation', { tag: '@desktop' }, async ({ page }) => {
  await chat.open(page);
  await chat.send(page, 'linen dresses');
  await expect(chat.box(page)).toBeFocused();
  await chat.waitForReply(page);
  await expect(chat.box(page)).toBeFocused();
  const pill = chat
    .lastTurn(page)
    .getByRole('list', { name: 'Suggested replies' })
    .getByRole('button')
    .first();
  const words = await pill.innerText();
  await page.keyboard.press('Shift+Tab');
  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(chat.lastTurn(page)).toContainText(words);
  await expect(chat.box(page)).toBeFocused();
});

/** Whether the middle of something is seen, with nothing over it. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && element.contains(seen);
  });

test('nothing that is pressed or has the focus lies beneath the query bar', {
  tag: '@both',
}, async ({ page }) => {
  await chat.open(page);
  const turn = await chat.say(page, WEDDING);
  const buttons = turn.getByRole('button', { name: /^(?:Save|Another|Other) / });
  await expect(buttons.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Edit message' }).focus();
  for (const button of await buttons.all()) {
    const isReached = () => button.evaluate((element) => element === document.activeElement);
    for (let keys = 0; keys < 6 && !(await isReached()); keys += 1)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect.poll(() => isSeen(button)).toBe(true);
  }
  await chat.say(page, 'summer dresses');
  await chat.lastTurn(page).getByRole('button', { name: 'Show Results' }).press('Enter');
  const open = page.getByRole('button', { name: 'Open chat' });
  const bar = page.getByRole('search').last();
  const heightOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await heightOf(open);
  expect(y + height).toBeLessThanOrEqual((await heightOf(bar)).y);
});

test('every state is accessible', async ({ page }) => {
  await chat.open(page);
  await checkAccessibility(page);
  const turn = await chat.say(page, 'summer dresses under $200');
  await checkAccessibility(page);
  await turn.getByRole('button', { name: 'Show Results' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Quick Finds' })).toBeVisible();
  await checkAccessibility(page);
  await page.goBack();
  await chat.say(page, WEDDING);
  await checkAccessibility(page);
});
