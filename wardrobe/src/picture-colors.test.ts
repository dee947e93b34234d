import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { channelsOf } from './render/color.ts';
import { demoProducts } from './stock/demo-products.ts';
import { pictureName } from './stock/make-product.ts';

const PLAIN = demoProducts().filter(
  ({ print, design }) =>
    print === 'none' && ['upper', 'trousers', 'skirt'].includes(design.figure.kind),
);

/** The share of a small picture whose pixels are of a color, whatever the light. */
async function shareNear(name: string, hex: string): Promise<number> {
  const svg = drawPicture(name) ?? '';
  const small = Buffer.from(svg.replace('width="900" height="1200"', 'width="60" height="80"'));
  const pixels = await sharp(small).removeAlpha().raw().toBuffer();
  const color = channelsOf(hex);
  let near = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const distance = Math.hypot(
      ...color.map((value, channel) => value - (pixels[at + channel] ?? 0)),
    );
    if (distance < 60) near += 1;
  }
  return near / (pixels.length / 3);
}

describe('the pictures of plain garments', () => {
  it('show the color that the item claims', async () => {
    for (const { slug, colorways } of PLAIN.filter((_, at) => at % 6 === 0)) {
      for (const colorway of colorways.slice(0, 2)) {
        const share = await shareNear(pictureName(slug, colorway, 'front'), colorway.ground.hex);
        expect([slug, colorway.slug, share > 0.1]).toEqual([slug, colorway.slug, true]);
      }
    }
  }, 60_000);

  it('keep their silhouette from one colorway to another', () => {
    const silhouetteOf = (svg: string) => /<path id="caster" d="([^"]+)"/.exec(svg)?.[1];
    for (const { slug, colorways } of PLAIN.filter((_, at) => at % 10 === 0)) {
      const [first, second] = colorways.map(
        (colorway) => drawPicture(pictureName(slug, colorway, 'front')) ?? '',
      );
      if (first === undefined || second === undefined) continue;
      expect(silhouetteOf(first)).toBeDefined();
      expect(silhouetteOf(first)).toBe(silhouetteOf(second));
      expect(first).not.toBe(second);
    }
  });
});
