import type { Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';
import { touchScreen } from '../touch.ts';

const zoom = (page: Page) => page.getByRole('dialog', { name: /enlarged$/ });
const percent = async (page: Page) =>
  Number.parseInt((await zoom(page).getByRole('status').textContent()) ?? '', 10);
const placeOf = async (page: Page) => await zoom(page).getByRole('img').boundingBox();

test('a picture is zoomed by button, keys and wheel, and Escape leaves the zoom first', {
  tag: '@desktop',
}, async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await viewer.getByRole('button', { name: 'Enlarge photo' }).click();
  const full = zoom(page).locator('img[src$=".webp?w=1080"]').last();
  await expect
    .poll(() => full.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1080);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => percent(page)).toBe(225);
  const before = await placeOf(page);
  await page.keyboard.press('ArrowDown');
  expect((await placeOf(page))?.y).toBe((before?.y ?? 0) - 80);
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('ArrowDown');
  const bounded = await placeOf(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((bounded?.y ?? 0) + (bounded?.height ?? 0)).toBeCloseTo(height, 0);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => percent(page)).toBeGreaterThan(225);
  await page.keyboard.press('0');
  await expect.poll(() => percent(page)).toBe(100);
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Enlarge photo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two fingers zoom a picture, and no swipe leafs while they do', async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  const title = await viewer.getByRole('heading', { level: 2 }).textContent();
  const fingers = await touchScreen(page);
  await fingers.draw(
    [
      [160, 300],
      [60, 300],
    ],
    [
      [230, 300],
      [330, 300],
    ],
  );
  await expect.poll(() => percent(page)).toBeGreaterThan(200);
  const before = await placeOf(page);
  await fingers.draw([
    [300, 400],
    [150, 400],
  ]);
  expect((await placeOf(page))?.x).toBeLessThan(before?.x ?? 0);
  await page.goBack();
  await expect(zoom(page)).toHaveCount(0);
  await expect(viewer.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
});

test('a double tap zooms in and out, and a swipe down puts the picture away', async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await viewer.getByRole('img', { name: /photo 1 of/ }).tap();
  await expect(zoom(page)).toBeVisible();
  const fingers = await touchScreen(page);
  await fingers.doubleTap([200, 300]);
  await expect.poll(() => percent(page)).toBe(250);
  await fingers.doubleTap([200, 300]);
  await expect.poll(() => percent(page)).toBe(100);
  await fingers.draw([
    [200, 300],
    [205, 520],
  ]);
  await expect(zoom(page)).toHaveCount(0);
  await expect(viewer.getByRole('heading', { level: 2 })).toBeVisible();
});

test('a zoomed picture is accessible: as it opens', async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await viewer.getByRole('button', { name: 'Enlarge photo' }).click();
  await expect(zoom(page)).toBeVisible();
  await checkAccessibility(page);
});

test('thumbnails choose a picture where there is room', { tag: '@desktop' }, async ({ page }) => {
  await shop.openSearch(page, 'wool coat');
  const viewer = await shop.openItem(page);
  await viewer.getByRole('button', { name: 'Photo 2', exact: true }).click();
  await expect(viewer.getByText(/^Photo 2/)).toBeVisible();
});

test.describe('a picture that cannot be loaded', () => {
  // A picture that the browser keeps for later would come from there.
  test.use({ serviceWorkers: 'block' });

  test('leaves its place grey, with nothing to zoom', async ({ page }) => {
    await page.route('**/shop/pictures/**', (route) => route.abort());
    await shop.openSearch(page, 'wool coat');
    const viewer = await shop.openItem(page);
    const picture = viewer.getByRole('img', { name: /photo 1 of/ });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate(({ tagName }) => tagName)).toBe('SPAN');
    await expect(viewer.getByRole('button', { name: 'Enlarge photo' })).toHaveCount(0);
  });
});
