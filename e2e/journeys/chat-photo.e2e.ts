import type { Page } from '@playwright/test';
import { chat } from '../chat-page.ts';
import { expect, test } from '../own-person.ts';
import { slowCall } from '../server-faults.ts';
import { shop } from '../shop-page.ts';

/** A plain red dress in warm light before a wall, as a shopper might have photographed it. */
async function savePicture(page: Page): Promise<Buffer> {
  await shop.openSearch(page, 'red wrap dress');
  const picture = shop.tiles(page).first().locator('img').first();
  const address = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    Object.assign(context ?? {}, { globalCompositeOperation: 'multiply', fillStyle: '#e0c3a6' });
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const attach = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Photo to search with')
    .setInputFiles({ name: 'dress.png', mimeType: 'image/png', buffer });

const attached = (page: Page) => page.getByRole('button', { name: 'Remove attachment' });

test('a photo is what a message is about, and is there again after a reload', {
  tag: '@both',
}, async ({ page }) => {
  const picture = await savePicture(page);
  await chat.open(page);
  await attach(page, picture);
  await expect(attached(page)).toBeVisible();
  const turn = await chat.say(page, 'find something like this but in green');
  await expect(attached(page)).toBeHidden();
  await expect(turn.getByRole('button', { name: 'Remove Green' })).toBeVisible();
  await expect(turn.getByText(/your photo (?:for|looks like) a dress/i)).toBeVisible();
  await expect(turn.getByRole('article').first()).toContainText(/dress/i);
  const words = await chat.wordsOf(turn);
  await page.reload();
  await expect.poll(() => chat.wordsOf(chat.lastTurn(page))).toBe(words);
  await expect(chat.lastTurn(page).getByRole('img', { name: 'Your photo' })).toBeVisible();

  await attach(page, picture);
  await expect(attached(page)).toBeVisible();
  await expect(await chat.say(page, 'what goes with this?')).toContainText(/red/);
});

test('a photo can be taken back, and is cleared by Reset until that is undone', async ({
  page,
}) => {
  const picture = await savePicture(page);
  await chat.open(page);
  await attach(page, picture);
  await attached(page).press('Enter');
  await expect(attached(page)).toBeHidden();
  await attach(page, picture);
  await expect(attached(page)).toBeVisible();
  await page.reload();
  await expect(attached(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(attached(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(attached(page)).toBeVisible();
});

test('a message that is sent while its photo uploads says so and follows by itself', async ({
  page,
}) => {
  const picture = await savePicture(page);
  await chat.open(page);
  await slowCall(page, 'uploadAttachment', 1500);
  await attach(page, picture);
  await chat.box(page).fill('more like this');
  await chat.box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'still uploading' })).toBeVisible();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await expect(chat.lastTurn(page)).toContainText('more like this');
  await chat.waitForReply(page);
});
