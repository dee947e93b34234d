import { MESSAGES } from '@modiste/contract/messages';
import type { Page } from '@playwright/test';
import { expectFailure } from '../login-page.ts';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

/** A picture of the first item that the words find, as a shopper might have saved it. */
async function savePicture(page: Page, words: string) {
  await shop.searchFor(page, words);
  const tile = shop.tiles(page).first();
  const source = await tile.locator('img').first().getAttribute('src');
  const answer = await page.request.get(source ?? '');
  return { title: await tile.textContent(), picture: await answer.body() };
}

const attach = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Photo to search with').setInputFiles({ name, mimeType, buffer });

test('a photo finds the garment it shows', async ({ page }) => {
  await shop.open(page);
  const { title, picture } = await savePicture(page, 'red dress');
  await page.getByRole('button', { name: 'Reset' }).click();
  await attach(page, 'saved.webp', 'image/webp', picture);
  await expect(page.getByRole('button', { name: 'Remove attachment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Similar to your photo' }),
  ).toBeVisible();
  await expect(shop.tiles(page).first()).toBeVisible();
  expect((await shop.tiles(page).allTextContents()).slice(0, 3)).toContain(title);

  await page.reload();
  await expect(shop.tiles(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove attachment' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeEnabled();
});

test('a picture is there again after a reload, and let go when the server no longer has it', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.open(page);
  const { picture } = await savePicture(page, 'red dress');
  await attach(page, 'saved.webp', 'image/webp', picture);
  const remove = page.getByRole('button', { name: 'Remove attachment' });
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(remove).toBeVisible();
  await page.goto('/?q=red+dress&attachment=chat_attachment%3Along-gone');
  await expectFailure(page, MESSAGES.attachment_gone.split('\n')[0] ?? '');
  await expect(shop.tiles(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=red\+dress$/);
});

test('an item can be attached, and finds more like it but not itself', async ({ page }) => {
  await shop.openSearch(page, 'sneakers');
  const title = (await shop.tiles(page).first().textContent()) ?? '';
  await page
    .getByRole('button', { name: /^Add .* to search$/ })
    .first()
    .click();
  await expect(page.getByText('Added to Search')).toBeVisible();
  await shop.queryBox(page).fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More like this' })).toBeVisible();
  await expect(shop.tiles(page).first()).toContainText(
    /sneaker|trainer|runner|shoe|(high|low)-top/i,
  );
  expect(await shop.tiles(page).allTextContents()).not.toContain(title);
});
