import { describe, expect, it } from 'vitest';
import { drawFigure } from './draw-figure.ts';
import { drawPicture } from './draw-picture.ts';
import { lightnessOf } from './render/color.ts';
import { GROUND } from './shading/ground.ts';
import type { View } from './shapes/drawing.ts';
import { demoProducts } from './stock/demo-products.ts';
import { type Product, pictureName } from './stock/make-product.ts';
import { apart, lightOf, pixelsOf } from './testing/picture-pixels.ts';
import { reachOf } from './testing/seen.ts';

/** The first product of every design, in its first colorway. */
const FIRST_OF_DESIGNS = [...Map.groupBy(demoProducts(), ({ design }) => design).values()].flatMap(
  ([first]) => (first ? [first] : []),
);

const drawn = new Map<string, string>();

function pictureOf({ slug, colorways }: Product, view: View, at = 0): string {
  const colorway = colorways[at];
  if (!colorway) throw new Error(`${slug} has no colorway ${at}`);
  const name = pictureName(slug, colorway, view);
  const svg = drawn.get(name) ?? drawPicture(name) ?? '';
  drawn.set(name, svg);
  return svg;
}

const productOf = (noun: string): Product => {
  const product = FIRST_OF_DESIGNS.find(({ design }) => design.noun === noun);
  if (!product) throw new Error(`The shop has no ${noun}`);
  return product;
};

/** The colorway that stands out most from the pale backdrops. */
function darkestOf({ colorways }: Product): number {
  const lights = colorways.map(({ ground }) => lightnessOf(ground.hex));
  return lights.indexOf(Math.min(...lights));
}

const placeOf = (svg: string) => {
  const [, x = 0, y = 0, scale = 0] =
    /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">/.exec(svg)?.map(Number) ??
    [];
  return { x, y, scale };
};

/** Where in its picture of 900 by 1200 pixels a figure lies. */
function shownBox(product: Product, view: 'front' | 'back') {
  const { x, y, scale } = placeOf(pictureOf(product, view));
  const { left, right, top, bottom } = reachOf(drawFigure(product.design.figure, view).parts);
  return {
    left: x + left * scale,
    right: x + right * scale,
    top: y + top * scale,
    bottom: y + bottom * scale,
  };
}

describe('a picture of the shop', () => {
  it('shows every design whole, with room around it, from both sides', () => {
    for (const product of FIRST_OF_DESIGNS) {
      for (const view of ['front', 'back'] as const) {
        const { left, right, top, bottom } = shownBox(product, view);
        const margin = Math.min(left, 900 - right, top, 1200 - bottom);
        expect([product.design.noun, view, margin > 55]).toEqual([product.design.noun, view, true]);
      }
    }
  });

  it('shows every design in the middle', () => {
    for (const product of FIRST_OF_DESIGNS) {
      const { left, right, top, bottom } = shownBox(product, 'front');
      expect([product.design.noun, Math.abs((left + right) / 2 - 450) < 60]).toEqual([
        product.design.noun,
        true,
      ]);
      expect([product.design.noun, Math.abs((top + bottom) / 2 - 600) < 110]).toEqual([
        product.design.noun,
        true,
      ]);
    }
  });

  it.each([
    ['Stud Earrings', 'Overcoat'],
    ['Zip Wallet', 'Tote Bag'],
    ['Ankle Socks', 'Crew Socks'],
    ['Signet Ring', 'Weekend Duffel'],
    ['Camisole', 'Tiered Maxi Dress'],
    ['Denim Shorts', 'Wide-Leg Jeans'],
  ])('shows %s smaller than %s', (small, large) => {
    const areaOf = (noun: string) => {
      const { left, right, top, bottom } = shownBox(productOf(noun), 'front');
      return (right - left) * (bottom - top);
    };
    expect(areaOf(small)).toBeLessThan(areaOf(large));
  });

  it('stands on the ground of every picture, with a shadow under it', async () => {
    const [first, other] = [productOf('Slip Midi Dress'), productOf('Court Sneakers')];
    for (const product of [first, other])
      expect(pictureOf(product, 'front')).toContain(`fill="${GROUND}"`);
    const svg = pictureOf(productOf('Crew T-Shirt'), 'front');
    const [shown, unlit] = await Promise.all([
      pixelsOf(svg),
      pixelsOf(svg.replace('stroke-opacity="0.042"', 'stroke-opacity="0"')),
    ]);
    expect(lightOf(unlit).mean).toBeGreaterThan(lightOf(shown).mean + 0.3);
  });

  it('is the same to the last byte for the same name', () => {
    for (const { slug, colorways } of FIRST_OF_DESIGNS.filter((_, at) => at % 8 === 0)) {
      const [first] = colorways;
      const name = first ? pictureName(slug, first, 'detail') : '';
      expect(drawPicture(name)).toMatch(/^<svg /);
      expect(drawPicture(name)).toBe(drawPicture(name));
    }
  });
});

describe('the back of an item', () => {
  /** Bare shoulders and a plain bodice: drawn alike from both sides. */
  const ALIKE_BEHIND = new Set(['Evening Gown']);

  it('looks different from its front in every top, dress, suit, pair of pants and shoe', () => {
    for (const product of FIRST_OF_DESIGNS) {
      const { figure, noun } = product.design;
      if (!['upper', 'outfit', 'trousers', 'shoe'].includes(figure.kind)) continue;
      const isAlike = pictureOf(product, 'back') === pictureOf(product, 'front');
      expect([noun, isAlike]).toEqual([noun, ALIKE_BEHIND.has(noun)]);
    }
  });

  it('is as large as its front', () => {
    for (const product of FIRST_OF_DESIGNS) {
      if (product.design.figure.kind === 'accessory') continue;
      const [front, back] = [shownBox(product, 'front'), shownBox(product, 'back')];
      const ratio = (back.bottom - back.top) / (front.bottom - front.top);
      expect([product.design.noun, ratio > 0.75 && ratio < 1.3]).toEqual([
        product.design.noun,
        true,
      ]);
    }
  });
});

describe('the close-up of an item', () => {
  it('shows a third to a half of the picture and nothing outside it', () => {
    for (const product of FIRST_OF_DESIGNS) {
      const svg = pictureOf(product, 'detail');
      const [left = -1, top = -1, width = 0, height = 0] =
        /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
      expect([product.design.noun, left >= 0, top >= 0]).toEqual([product.design.noun, true, true]);
      expect([product.design.noun, left + width < 901, top + height < 1201]).toEqual([
        product.design.noun,
        true,
        true,
      ]);
      expect(width).toBeCloseTo(900 / 2.3, 0);
    }
  });

  it.each([
    'Crew T-Shirt',
    'Slip Midi Dress',
    'Overcoat',
    'Straight Jeans',
    'Pleated Midi Skirt',
    'Swimsuit',
    'Tote Bag',
    'Weekend Duffel',
  ])('is filled with the fabric of the %s', async (noun) => {
    const product = productOf(noun);
    const darkest = darkestOf(product);
    const ground = product.colorways[darkest]?.ground.hex ?? '';
    const [near, whole] = await Promise.all([
      pixelsOf(pictureOf(product, 'detail', darkest)),
      pixelsOf(pictureOf(product, 'front', darkest)),
    ]);
    expect(near.shareNear(ground, 75)).toBeGreaterThan(0.3);
    expect(near.shareNear(ground, 75)).toBeGreaterThan(whole.shareNear(ground, 75));
  });

  it('shows the weave of denim that is lost from afar', async () => {
    const jeans = productOf('Straight Jeans');
    const grainOf = async (view: View) => {
      const pixels = await pixelsOf(pictureOf(jeans, view), 240);
      let sum = 0;
      for (let x = 110; x < 150; x += 1) sum += apart(pixels.at(x, 150), pixels.at(x + 1, 150));
      return sum / 40;
    };
    expect(await grainOf('detail')).toBeGreaterThan(1);
  });
});

describe('the colorways of an item', () => {
  it('are all drawn in their own colors', async () => {
    const product = productOf('Crew T-Shirt');
    expect(product.colorways.length).toBeGreaterThan(1);
    for (const [at, { ground }] of product.colorways.entries()) {
      const pixels = await pixelsOf(pictureOf(product, 'front', at));
      expect([ground.name, pixels.shareNear(ground.hex, 50) > 0.15]).toEqual([ground.name, true]);
    }
  });
});
