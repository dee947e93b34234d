import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRAND_PRINTS, CLOTH_PRINTS } from '../looks/cloth-look.ts';
import { demoProducts } from '../stock/demo-products.ts';
import type { Product } from '../stock/make-product.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { lookOfProduct } from './look-of-product.ts';
import { sewnPicture } from './sewn-picture.ts';

const SKIRT = storedShapes().get('gathered-midi-skirt');
const file = SKIRT?.kind === 'drape' ? SKIRT.file : '';

const GROUND_MIN = 222;
const ALL_PRINTS = { ...CLOTH_PRINTS, ...BRAND_PRINTS };

const lookOf = (is: (product: Product) => boolean, at = 0) => {
  const product = demoProducts().find(is);
  const colorway = product?.colorways[at];
  if (!product || !colorway) throw new Error('The shop has no such thing');
  return lookOfProduct(product, colorway);
};

/** Red, green and blue in the middle of a picture, and in its corner. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return { ...info, middle: at(0.5, 0.5), corner: at(0.02, 0.02) };
}

/** How bright a garment of this color is on average, without the ground around it. */
async function brightnessOf(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const garment = [...data].filter((gray) => gray < GROUND_MIN);
  return garment.reduce((sum, gray) => sum + gray, 0) / garment.length;
}

describe('the back of a garment', () => {
  it('is lit as its front is: the lights stay with the camera', async () => {
    const look = { weave: 'poplin', color: '#c9b8a0' } as const;
    const from = async (view: 'front' | 'back') =>
      brightnessOf(await sewnPicture({ kind: 'drape', file, look, view }, { widthPx: 160 }));
    const share = (await from('back')) / (await from('front'));
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(1.08);
  });
});

describe('the look of a product', () => {
  it('is known of everything that is cut from cloth', () => {
    const cloths = demoProducts().filter(({ fabric }) => fabric.weave !== undefined);
    expect(cloths.length).toBeGreaterThan(400);
    for (const product of cloths) {
      for (const colorway of product.colorways) {
        const look = lookOfProduct(product, colorway);
        expect([product.slug, look?.color]).toEqual([product.slug, colorway.ground.hex]);
        const isPrinted = look?.print !== undefined && look.print in ALL_PRINTS;
        expect([product.slug, isPrinted]).toEqual([product.slug, product.print !== 'none']);
      }
    }
  });

  it('is none of a thing of metal', () => {
    expect(lookOf(({ fabric }) => fabric.title === 'Sterling Silver')).toBeNull();
  });

  const denim = (slug: string) => {
    const product = demoProducts().find(
      ({ fabric, colorways }) =>
        fabric.weave === 'denim' && colorways.some((colorway) => colorway.slug === slug),
    );
    const colorway = product?.colorways.find((one) => one.slug === slug);
    return product && colorway ? lookOfProduct(product, colorway) : null;
  };

  it('fades pale denim more than dark', () => {
    expect(denim('bleach')?.wash).toBeGreaterThan((denim('indigo')?.wash ?? 1) + 0.2);
  });

  it('hardly fades what is dyed after it is sewn, or black', () => {
    expect(denim('rust')?.wash).toBeLessThan((denim('mid')?.wash ?? 0) - 0.1);
    expect(denim('ink')?.wash).toBeLessThan(0.05);
  });

  it('is sewn in tan where denim is blue, and in its own color where it is undyed', () => {
    expect(denim('indigo')?.thread).toBe('#b98a4a');
    expect(denim('ecru')).not.toBeNull();
    expect(denim('ecru')?.thread).toBeUndefined();
  });
});

describe('a sewn picture', () => {
  it('shows the cloth of its colorway on the light ground of the shop', async () => {
    const look = { weave: 'poplin', color: '#b9322f' } as const;
    const seen = await pixelsOf(
      await sewnPicture({ kind: 'drape', file, look, view: 'front' }, { widthPx: 180 }),
    );
    expect([seen.width, seen.height]).toEqual([180, 240]);
    expect(Math.min(...seen.corner)).toBeGreaterThan(225);
    expect(seen.middle[0]).toBeGreaterThan((seen.middle[1] ?? 255) + 60);
  });

  it('is the same each time, and another from behind and from near', async () => {
    const look = { weave: 'poplin', color: '#b9322f', print: 'gingham', ink: '#ffffff' } as const;
    const from = (view: 'front' | 'back' | 'detail') =>
      sewnPicture({ kind: 'drape', file, look, view }, { widthPx: 120 });
    expect(await from('front')).toEqual(await from('front'));
    const views = await Promise.all([from('front'), from('back'), from('detail')]);
    expect(new Set(views.map((view) => view.toString('base64'))).size).toBe(3);
  });
});
