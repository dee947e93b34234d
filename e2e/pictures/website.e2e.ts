import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chat } from '../chat-page.ts';
import { fittingRoom } from '../fitting-room.ts';
import { home } from '../home-page.ts';
import { expect, test } from '../own-person.ts';
import { waitForPictures } from '../pictures-in-view.ts';

const FOLDER = 'web/src/website/screens';
const PIECES_FOLDER = 'web/src/website/pieces';
/** The garments that adorn the pages, and those of them that are shown large. */
const PIECES = {
  coat: 'maison-lune-amara-wool-blend-double-breasted-coat--burgundy',
  dress: 'maison-lune-coralie-silk-slip-midi-dress--champagne',
  pumps: 'petit-ciel-hattie-suede-pointed-pumps--blush',
  satchel: 'harrow-pike-percy-leather-satchel--chocolate',
  'shirt-dress': 'fable-row-maren-linen-shirt-dress--sage',
  skirt: 'maison-lune-hattie-silk-pleated-midi-skirt--plum',
  sweatshirt: 'nine-acre-loopback-crew-sweatshirt--ecru',
  trousers: 'maison-lune-beatrix-crepe-wide-leg-trousers--ivory',
};
const LARGE = ['coat', 'pumps', 'satchel'];
const WEBP_QUALITY = 82;
const DEVICES = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1280, height: 800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** What messengers show beside a link. */
const CARD = { width: 1200, height: 630 };

/** Takes what the browser shows, once the pictures in view are there. */
async function takeScreen(page: Page, name: string): Promise<void> {
  await waitForPictures(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

for (const { device, width, height } of DEVICES) {
  for (const colorScheme of SCHEMES) {
    test.describe(`the screens of the public side on a ${device}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('are taken from the running product', async ({ page }) => {
        await home.open(page);
        await takeScreen(page, `home-${device}-${colorScheme}`);
        await fittingRoom.openWith(page, 'floral midi dress');
        await takeScreen(page, `try-on-${device}-${colorScheme}`);
        await chat.open(page);
        await chat.say(page, 'an outfit for a summer wedding under $400, nothing black');
        await takeScreen(page, `chat-${device}-${colorScheme}`);
      });
    });
  }
}

test('the garments of the public side are those of the demo shop', async ({ request }) => {
  await mkdir(PIECES_FOLDER, { recursive: true });
  for (const [name, file] of Object.entries(PIECES)) {
    for (const width of LARGE.includes(name) ? [480, 1080] : [480]) {
      const picture = await request.get(`/shop/pictures/${file}--front.webp?w=${width}`);
      expect(picture.ok(), file).toBe(true);
      await writeFile(`${PIECES_FOLDER}/${name}-${width}.webp`, await picture.body());
    }
  }
});

test('the card of the public side is its headline over its garments', async ({ page }) => {
  await page.setViewportSize(CARD);
  // Nobody is asked whether they may be counted.
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto('/website');
  await page.evaluate(() => {
    const style = (selector: string, rules: Partial<CSSStyleDeclaration>) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) Object.assign(found.style, rules);
    };
    for (const selector of ['.bar', '.hero-foot', '[data-scroll-hint]']) {
      style(selector, { display: 'none' });
    }
    style('.hero', { minHeight: '0', padding: '20px 48px 24px' });
    style('.hero h1', { fontSize: '94px' });
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.rail img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  await page.screenshot({ path: 'web/public/website-card.png' });
});
