import type { Locator, Page } from '@playwright/test';
import { chat } from '../chat-page.ts';
import { expect, test } from '../own-person.ts';
import { wishlist } from '../wishlist-page.ts';

/** What a browser does whose reader wants letters of twice the size. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Those whose words are cut off, or that reach over the edge of the screen. */
const cutOff = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isOver = left < 0 || right > document.documentElement.clientWidth;
        return isOver || part.scrollWidth > part.clientWidth;
      })
      .map((part) => part.textContent),
  );

/** Whether parts that stand beside each other keep a space between them. */
const areApart = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    return boxes.every(({ left, top }, index) => {
      const before = boxes[index - 1];
      return before === undefined || before.top !== top || left - before.right >= 8;
    });
  });

test('at twice the size of text the tabs, the orders and the question can be read', async ({
  page,
}) => {
  const [title = ''] = await wishlist.save(page, 2);
  await wishlist.open(page);
  const heart = wishlist.tile(page, title).getByRole('button', { name: `Save ${title}` });
  await expect(heart).toBeVisible();
  await doubleText(page);
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => cutOff(tabs)).toEqual([]);
  await expect.poll(() => areApart(tabs)).toBe(true);
  // A line at a place of its own would strike larger words through.
  const chosen = page
    .getByRole('group', { name: 'Sort By' })
    .locator('label', { hasText: 'Recently saved' });
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline');

  await heart.click();
  const buttons = page.getByRole('alertdialog').getByRole('button');
  await expect(buttons).toHaveCount(2);
  await expect.poll(() => cutOff(buttons)).toEqual([]);
});

test('at twice the size of text the page is as wide as the screen', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await chat.open(page);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
  // A phone makes room for whatever reaches over the edge, seen or not.
  expect(
    await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]),
  ).toEqual([390, 390]);
});
