import type { Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { checkAccessibility } from '../check-accessibility.ts';
import { home } from '../home-page.ts';
import { expect, test } from '../own-person.ts';
import { shop } from '../shop-page.ts';

/** What has the focus: its name, and whether it is seen where it is. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: activeElement.getAttribute('aria-label') ?? activeElement.textContent,
      isInHome: activeElement.closest('main') !== null,
      isSeen: seen !== null && (activeElement.contains(seen) || seen.contains(activeElement)),
    };
  });

const STEPS_MAX = 200;

test('Home is accessible, also while one writes in its bar', { tag: '@both' }, async ({ page }) => {
  await shop.openSearch(page, 'black coat');
  await home.open(page);
  const recent = await home.recent(page);
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);
  await page.getByRole('button', { name: /^Write your own/ }).click();
  await checkAccessibility(page, '[role=search], search');
});

test('what opens over Home is accessible', { tag: '@both' }, async ({ page }) => {
  await home.open(page);
  const piece = home.suggested(page).first();
  await piece.getByRole('button', { name: /^Not for me: / }).click();
  await expect(page.getByRole('dialog', { name: 'What’s not for you?' })).toBeVisible();
  await checkAccessibility(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await home.refuse(page, piece);
  await checkAccessibility(page, '[aria-label="Not for me"]');
  const daily = home.part(page, 'Your Daily Outfit Recommendation');
  await daily.getByRole('link', { name: 'Shop the outfit' }).click();
  await expect(page.getByRole('dialog', { name: 'Your daily outfit' })).toBeVisible();
  await checkAccessibility(page, '[role=dialog]');
});

test('the list of what is not for the person is accessible', async ({ page }) => {
  await home.open(page);
  await home.refuse(page, home.suggested(page).first());
  const panel = await account.open(page);
  await account.unfold(panel, 'Not for Me');
  await expect(panel.getByRole('list', { name: 'Not for me' })).toBeVisible();
  await checkAccessibility(page, '[role=dialog]');
});

test('all of Home is reached by keys, and what has the focus is seen', { tag: '@both' }, async ({
  page,
}) => {
  await home.open(page);
  const names: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus === null) break;
    if (!focus.isInHome) continue;
    names.push(focus.name);
    if (!focus.isSeen) hidden.push(focus.name);
  }
  expect(names[0]).toBe('Skip trending searches');
  expect(names.filter((name) => name.startsWith('Not for me: ')).length).toBeGreaterThan(2);
  expect(names.some((name) => name.startsWith('Search: '))).toBe(true);
  expect(names).toContain('Next outfit');
  expect(hidden).toEqual([]);
});

test('the trending searches are skipped by a key', { tag: '@desktop' }, async ({ page }) => {
  await home.open(page);
  const skip = page.getByRole('link', { name: 'Skip trending searches' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fitting Room' })).toBeFocused();
});
