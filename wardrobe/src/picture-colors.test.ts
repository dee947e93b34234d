import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { demoProducts } from './stock/demo-products.ts';
import { pictureName } from './stock/make-product.ts';
import { pixelsOf } from './testing/picture-pixels.ts';

const PLAIN = demoProducts().filter(
  ({ print, design }) =>
    print === 'none' && ['upper', 'trousers', 'skirt'].includes(design.figure.kind),
);

describe('the pictures of plain garments', () => {
  it('show the color that the item claims', async () => {
    for (const { slug, colorways } of PLAIN.filter((_, at) => at % 6 === 0)) {
      for (const colorway of colorways.slice(0, 2)) {
        const svg = drawPicture(pictureName(slug, colorway, 'front')) ?? '';
        const share = (await pixelsOf(svg)).shareNear(colorway.ground.hex, 60);
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
