import {
  HEADLINE_WORD_MS,
  LOGO_TURN_MS,
  PARTNER_SLIDE_MS,
  SCROLL_HINT_MS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { website } from '../website-page.ts';

const word = (page: Page) => page.locator('[data-words]');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' });
const dots = (page: Page, name: 'Screens' | 'Points') =>
  page.getByRole('group', { name }).getByRole('button');
const shownPoint = (page: Page) =>
  page.getByRole('group', { name: 'Points' }).locator('[aria-current]');
const logoAngle = (page: Page) =>
  page
    .locator('[data-turns]')
    .evaluate((logo) => (logo instanceof SVGElement ? logo.style.rotate : null));

test.describe('for those who welcome motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ page }) => website.stopClock(page));

  test('the headline turns its three words', async ({ page }) => {
    await page.goto(PAGES.website);
    await expect(word(page)).toHaveText('PERSONAL');
    for (const next of ['SMART', 'IMMERSIVE', 'PERSONAL']) {
      const before = await word(page).textContent();
      await page.clock.runFor(HEADLINE_WORD_MS - 1);
      await expect(word(page)).toHaveText(before ?? '');
      await page.clock.runFor(1);
      await expect(word(page)).toHaveText(next);
    }
  });

  test('the points for partners turn, unless somebody reads them', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto(PAGES.website);
    await expect(dots(page, 'Points')).toHaveCount(5);
    await expect(shownPoint(page)).toHaveText('Show 1 of 5');
    await page.clock.runFor(PARTNER_SLIDE_MS);
    await expect(shownPoint(page)).toHaveText('Show 2 of 5');
    await dots(page, 'Points').nth(4).focus();
    await page.clock.runFor(PARTNER_SLIDE_MS);
    await expect(shownPoint(page)).toHaveText('Show 2 of 5');
    await page.keyboard.press('Enter');
    await expect(shownPoint(page)).toHaveText('Show 5 of 5');
    await expect(page.getByRole('heading', { name: 'Insights and agents' })).toBeInViewport();
    await page.getByRole('link', { name: 'Read the pitch' }).focus();
    await page.clock.runFor(PARTNER_SLIDE_MS);
    await expect(shownPoint(page)).toHaveText('Show 1 of 5');
  });

  test('the logo of the pitch turns by a quarter, and can be paused', async ({ page }) => {
    await page.goto(website.pitch);
    await page.clock.runFor(LOGO_TURN_MS);
    expect(await logoAngle(page)).toBe('90deg');
    await pause(page).click();
    await page.clock.runFor(3 * LOGO_TURN_MS);
    expect(await logoAngle(page)).toBe('90deg');
    await pause(page).click();
    await page.clock.runFor(LOGO_TURN_MS);
    expect(await logoAngle(page)).toBe('180deg');
  });

  test('all of the front page that moves by itself can be paused, and goes on', async ({
    page,
  }) => {
    await page.goto(PAGES.website);
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(HEADLINE_WORD_MS);
    await expect(word(page)).toHaveText('SMART');
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    // So many turns that neither the words nor the points would come back to where they were.
    await page.clock.runFor(2 * PARTNER_SLIDE_MS);
    await expect(word(page)).toHaveText('SMART');
    await expect(shownPoint(page)).toHaveText('Show 1 of 5');
    await pause(page).click();
    await page.clock.runFor(HEADLINE_WORD_MS);
    await expect(word(page)).toHaveText('IMMERSIVE');
  });

  test('the hint to scroll goes half a second after it was heeded', async ({ page }) => {
    await page.goto(PAGES.website);
    const hint = page.locator('[data-scroll-hint]');
    await page.clock.runFor(10 * SCROLL_HINT_MS);
    await expect(hint).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(SCROLL_HINT_MS);
    await expect(hint).toHaveCSS('opacity', '0');
  });
});

test('nothing moves by itself for those who asked for less motion', { tag: '@both' }, async ({
  page,
}) => {
  await website.stopClock(page);
  await page.goto(PAGES.website);
  await expect(pause(page)).toBeHidden();
  await page.clock.runFor(4 * PARTNER_SLIDE_MS);
  await expect(word(page)).toHaveText('PERSONAL');
  await expect(shownPoint(page)).toHaveText('Show 1 of 5');
  await page.goto(website.pitch);
  await page.clock.runFor(2 * LOGO_TURN_MS);
  expect(await logoAngle(page)).toBe('');
});

test('three screens of the product are shown, one at a time, with dots', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(PAGES.website);
  await expect(dots(page, 'Screens')).toHaveCount(3);
  const track = page.getByRole('list', { name: 'What Modiste looks like' });
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  for (const [at, name] of ['Home', 'Chat', 'Try-on'].entries()) {
    await dots(page, 'Screens').nth(at).click();
    const slide = track.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name }),
    });
    // Measured in the row itself: to press a dot may scroll the page past what it shows.
    await expect.poll(async () => (await leftOf(slide)) - (await leftOf(track))).toBeCloseTo(0, 0);
    const picture = page.locator(`#look-${at + 1} img`);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(
      await picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
    ).toBeGreaterThan(300);
  }
});
