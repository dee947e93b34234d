import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSubject, shopPicture } from './shop-picture.ts';
import { demoItems, demoProducts } from './stock/demo-products.ts';
import { pictureName } from './stock/make-product.ts';

const items = demoItems();
const nameOf = (url: string) => url.slice('/shop/pictures/'.length, -'.webp'.length);

/** Red, green and blue of the middle of a picture. */
async function middleOf(name: string): Promise<number[]> {
  const picture = (await shopPicture(name, 120)) ?? Buffer.alloc(0);
  const patch = { left: 56, top: 72, width: 8, height: 8 };
  const { channels } = await sharp(picture).extract(patch).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

describe('the pictures of the demo shop', () => {
  it('are known under every name that an item gives them, each another one', () => {
    for (const { id, image_urls } of items) {
      const subjects = image_urls.map((url) => pictureSubject(nameOf(url)));
      expect([id, subjects.includes(null)]).toEqual([id, false]);
      expect([id, new Set(subjects).size]).toEqual([id, image_urls.length]);
    }
  });

  it('have no other names', async () => {
    const real = nameOf(items[0]?.image_urls[0] ?? '');
    for (const name of ['', 'nothing', '../secrets', `${real}.webp`]) {
      expect(pictureSubject(name)).toBeNull();
      expect(await shopPicture(name, 480)).toBeNull();
    }
  });

  it('are WebP of three by four in any width', async () => {
    for (const width of [480, 1080]) {
      const picture = await shopPicture(nameOf(items[1]?.image_urls[0] ?? ''), width);
      const facts = await sharp(picture ?? Buffer.alloc(0)).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['webp', width, (width * 4) / 3]);
    }
  });

  it('show each colorway of a tee in its own color', async () => {
    const tee = demoProducts().find(
      ({ design, print }) => design.shape === 'crew-neck-tee' && print === 'none',
    );
    const seen: number[] = [];
    const claimed: number[] = [];
    for (const colorway of tee?.colorways ?? []) {
      const [red = 0, green = 0, blue = 0] = await middleOf(
        pictureName(tee?.slug ?? '', colorway, 'front'),
      );
      seen.push(red + green + blue);
      const channels = colorway.ground.hex.slice(1).match(/../g) ?? [];
      claimed.push(channels.reduce((sum, pair) => sum + Number.parseInt(pair, 16), 0));
    }
    const order = (values: readonly number[]) =>
      values.map((value) => values.filter((other) => other < value).length);
    expect(seen.length).toBeGreaterThan(1);
    expect(order(seen)).toEqual(order(claimed));
  });
});
