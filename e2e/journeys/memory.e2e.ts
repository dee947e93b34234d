import type { Locator, Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { chat } from '../chat-page.ts';
import { checkAccessibility } from '../check-accessibility.ts';
import { history } from '../history-panel.ts';
import { expect, test } from '../own-person.ts';

const TITLE = 'What Your Stylist Remembers';
const texts = (panel: Locator) =>
  panel.getByRole('list', { name: 'What your stylist remembers' }).getByRole('listitem');

async function openMemory(page: Page): Promise<Locator> {
  const panel = await account.open(page);
  await account.unfold(panel, TITLE);
  await expect(panel.getByRole('switch', { name: 'Memory' })).toBeVisible();
  return panel;
}

test('what the shopper says of themselves is listed, changed and forgotten', {
  tag: '@both',
}, async ({ page }) => {
  await history.begin(page, 'I never wear wool and I have wide feet');
  const panel = await openMemory(page);
  await expect(texts(panel)).toHaveText(['Wide feet', 'No wool'], { useInnerText: true });
  await checkAccessibility(page, '[role=dialog]');

  await panel.getByRole('button', { name: 'Change “No wool”' }).click();
  const field = panel.getByRole('textbox', { name: 'Change “No wool”' });
  await field.fill('I hate silk');
  await field.press('Escape');
  await expect(panel.getByRole('button', { name: 'Change “No wool”' })).toBeFocused();
  await panel.getByRole('button', { name: 'Change “No wool”' }).click();
  await field.fill('I hate silk');
  await field.press('Enter');
  await expect(texts(panel).last()).toHaveText('No silk');

  await panel.getByRole('button', { name: 'Forget “Wide feet”' }).click();
  await panel.getByRole('button', { name: 'Undo: remember “Wide feet”' }).click();
  await expect(texts(panel)).toHaveText(['Wide feet', 'No silk'], { useInnerText: true });
  await panel.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget everything' }).click();
  await expect(panel.getByText('Nothing yet.')).toBeVisible();
});

test('a refusal holds in the next conversation and on another device, until it is taken back', async ({
  page,
  elsewhere,
}) => {
  await history.begin(page, 'I never wear wool');
  await history.begin(elsewhere, 'show me a warm coat');
  await expect(elsewhere.getByText(/wool/i).filter({ visible: true }).first()).toBeVisible();
  await chat.say(elsewhere, 'I do wear wool now');
  const panel = await openMemory(page);
  await expect(panel.getByText('Nothing yet.')).toBeVisible();
});

test('nothing is kept while memory is off', async ({ page }) => {
  await history.begin(page, 'I never wear wool');
  const panel = await openMemory(page);
  await panel.getByRole('switch', { name: 'Memory' }).click();
  await expect(panel.getByText(/Nothing new is kept/)).toBeVisible();
  await account.close(panel);
  await history.begin(page, 'I never wear silk');
  const later = await openMemory(page);
  await expect(texts(later)).toHaveText(['No wool'], { useInnerText: true });
  await expect(later.getByRole('switch', { name: 'Memory' })).not.toBeChecked();
});
