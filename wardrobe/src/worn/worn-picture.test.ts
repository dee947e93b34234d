import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linearColor, srgbByte } from '../materials/linear-color.ts';
import { demoProducts } from '../stock/demo-products.ts';
import { type Product, pictureName } from '../stock/make-product.ts';
import { MANNEQUINS } from './mannequins.ts';
import { canWear, mannequinPicture, wearerOf, wornPicture } from './worn-picture.ts';

const WIDTH = 120;
const WOMAN = 'mannequin-woman-honey';
const MAN = 'mannequin-man-honey';

/** The front picture of the first colorway of a product of this shape. */
function pictureOf(shape: string): string {
  const product = demoProducts().find(({ design }) => design.shape === shape);
  if (!product) throw new Error(`The shop has no ${shape}`);
  return nameOf(product);
}

function nameOf({ slug, colorways }: Product): string {
  const [first] = colorways;
  return first ? pictureName(slug, first, 'front') : '';
}

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return { ...info, at };
}

const wear = async (mannequin: string, ...names: string[]) =>
  pixelsOf(
    await wornPicture({
      mannequin,
      garments: names.map((imageName) => ({ imageName })),
      widthPx: WIDTH,
    }),
  );

const CHEST = 0.24;
const THIGH = 0.6;

describe('ready-made poses', () => {
  it('are at least four women and four men, told apart by their ids', () => {
    const of = (gender: string) => MANNEQUINS.filter((one) => one.gender === gender);
    expect(of('Women').length).toBeGreaterThanOrEqual(4);
    expect(of('Men').length).toBeGreaterThanOrEqual(4);
    expect(new Set(MANNEQUINS.map(({ id }) => id)).size).toBe(MANNEQUINS.length);
    for (const { id } of MANNEQUINS) expect(id).toMatch(/^mannequin-[a-z-]+$/);
  });

  it('stand in the middle of a light ground', async () => {
    const { width, height, at } = await pixelsOf(await mannequinPicture(MAN, WIDTH));
    expect([width, height]).toEqual([WIDTH, 160]);
    expect(Math.min(...at(0.03, 0.03))).toBeGreaterThan(225);
    expect(Math.max(...at(0.5, CHEST))).toBeLessThan(225);
  });

  it('are unknown by another id', async () => {
    await expect(mannequinPicture('mannequin-nobody', WIDTH)).rejects.toThrow(RangeError);
    expect(canWear('mannequin-nobody', [pictureOf('crew-neck-tee')])).toBe(false);
  });
});

describe('what a mannequin wears', () => {
  it('is what hangs on its body, one of each kind', () => {
    const [tee, jeans, dress] = ['crew-neck-tee', 'straight-jeans', 'slip-midi-dress'].map(
      pictureOf,
    );
    expect(canWear(WOMAN, [tee ?? ''])).toBe(true);
    expect(canWear(WOMAN, [tee ?? '', jeans ?? ''])).toBe(true);
    expect(canWear(WOMAN, [dress ?? ''])).toBe(true);
    expect(canWear(WOMAN, [dress ?? '', jeans ?? ''])).toBe(false);
    expect(canWear(WOMAN, [tee ?? '', tee ?? ''])).toBe(false);
    expect(canWear(MAN, [tee ?? ''])).toBe(false);
    expect(canWear(WOMAN, ['no-such-picture'])).toBe(false);
    expect(canWear(WOMAN, [])).toBe(false);
  });

  it('is everything that is sewn from cloth', () => {
    const sewn = demoProducts().filter(({ shape }) => shape?.kind === 'drape');
    expect(sewn.length).toBeGreaterThan(80);
    const bare = sewn.filter(
      (product) => !MANNEQUINS.some(({ id }) => canWear(id, [nameOf(product)])),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });

  it('is shown by those it is sold to', () => {
    const shown = demoProducts().flatMap((product) => {
      const { gender } = product.design;
      const wearer = MANNEQUINS.find(({ id }) => id === wearerOf(nameOf(product)));
      return wearer && gender !== 'Unisex' ? [[product.slug, gender === wearer.gender]] : [];
    });
    expect(shown.length).toBeGreaterThan(80);
    expect(shown.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  it('is on women and men what is sold to both', () => {
    const sewn = demoProducts().filter(
      ({ shape, design }) => shape?.kind === 'drape' && design.gender === 'Unisex',
    );
    expect(sewn.length).toBeGreaterThan(20);
    const missing = sewn.filter(
      (product) => ![WOMAN, MAN].every((id) => canWear(id, [nameOf(product)])),
    );
    expect([...new Set(missing.map(({ design }) => design.shape))]).toEqual([]);
  });

  it('shows its cloth where it is worn, over a plain half where only one is chosen', async () => {
    const tee = demoProducts().find(
      ({ design, colorways, print }) =>
        design.shape === 'mens-crew-tee' && print === 'none' && colorways[0] !== undefined,
    );
    const [colorway] = tee?.colorways ?? [];
    if (!tee || !colorway) throw new Error('The shop has no plain tee');
    const asked = linearColor(colorway.ground.hex).map(srgbByte);
    const { at } = await wear(MAN, nameOf(tee));
    const bare = await pixelsOf(await mannequinPicture(MAN, WIDTH));
    const apart = (one: readonly number[], other: readonly number[]) =>
      Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
    expect(apart(at(0.5, CHEST), asked)).toBeLessThan(60);
    expect(apart(at(0.46, THIGH), bare.at(0.46, THIGH))).toBeGreaterThan(20);
  });
});
