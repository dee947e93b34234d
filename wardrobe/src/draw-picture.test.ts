import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { shopPicture } from './shop-picture.ts';
import { demoItems } from './stock/demo-products.ts';

const items = demoItems();
const isDrawn = (url: string) => !url.endsWith('--worn.webp');
const nameOf = (url: string) => url.slice('/shop/pictures/'.length, -'.webp'.length);
const firstOfEachType = [
  ...new Map(items.map((item) => [item.other_info.type, item.image_urls[0] ?? ''])).values(),
];

describe('the pictures of the demo shop', () => {
  it('draws every picture that an item names, with finite numbers and known patterns only', () => {
    for (const url of items.flatMap((item) => item.image_urls).filter(isDrawn)) {
      const svg = drawPicture(nameOf(url)) ?? '';
      expect([url, svg.startsWith('<svg '), svg.endsWith('</svg>')]).toEqual([url, true, true]);
      expect([url, /NaN|Infinity|undefined/.test(svg)]).toEqual([url, false]);
    }
  }, 60_000);

  it('draws the same picture every time and another one for another view or color', () => {
    const [front, detail, back, second] = items[0]?.image_urls ?? [];
    const drawn = [front, detail, back, second].map((url) => drawPicture(nameOf(url ?? '')));
    expect(new Set(drawn).size).toBe(4);
    expect(drawPicture(nameOf(front ?? ''))).toBe(drawn[0]);
  });

  it('knows no other names', async () => {
    for (const name of [
      '',
      'nothing',
      '../secrets',
      `${nameOf(items[0]?.image_urls[0] ?? '')}.webp`,
    ]) {
      expect(drawPicture(name)).toBeNull();
      expect(await shopPicture(name, 480)).toBeNull();
    }
  });

  it('rasters to WebP of three by four in both widths', async () => {
    for (const width of [480, 1080]) {
      const picture = await shopPicture(nameOf(items[1]?.image_urls[0] ?? ''), width);
      const facts = await sharp(picture ?? Buffer.alloc(0)).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['webp', width, (width * 4) / 3]);
    }
  });

  it('shows a garment, in one type of four, that stands out from the studio around it', async () => {
    for (const url of firstOfEachType.filter((_, index) => index % 4 === 0)) {
      const svg = drawPicture(nameOf(url)) ?? '';
      const small = svg.replace('width="900" height="1200"', 'width="90" height="120"');
      const { channels } = await sharp(Buffer.from(small)).stats();
      const contrast = Math.max(...channels.slice(0, 3).map((channel) => channel.stdev));
      expect([url, contrast > 5]).toEqual([url, true]);
    }
  }, 60_000);
});
