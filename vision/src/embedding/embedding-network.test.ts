import { describe, expect, it } from 'vitest';
import { findForeground } from '../foreground/find-foreground.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { cosine, garmentPng, type Shape } from '../testing/drawn-garments.ts';
import { CROP_SIDE, learnedEmbedding } from './embedding-network.ts';
import { energyMaps } from './energy-maps.ts';
import { cropGarment } from './garment-crop.ts';

async function seen(shape: Shape, { fill = '#203a70', transform = '' } = {}) {
  const { raster } = await decodePicture(await garmentPng({ shape, fill, transform }));
  const foreground = findForeground(toLabImage(raster));
  return learnedEmbedding(cropGarment({ raster, foreground }, CROP_SIDE));
}

describe('learnedEmbedding', () => {
  it.each(['trousers', 'dress', 'tee'] as const)(
    'puts %s of another color and size before other kinds',
    async (shape) => {
      const asked = await seen(shape);
      const other = await seen(shape, {
        fill: '#b0283c',
        transform: 'translate(40 30) scale(0.7)',
      });
      for (const wrong of ['trousers', 'dress', 'tee'] as const) {
        if (wrong === shape) continue;
        const another = await seen(wrong);
        expect(cosine(asked, other)).toBeGreaterThan(cosine(asked, another));
      }
    },
  );

  it('has unit length and sees the same in the same picture', async () => {
    const [one, again] = [await seen('tee'), await seen('tee')];
    expect(cosine(one, one)).toBeCloseTo(1, 5);
    expect(again).toEqual(one);
  });
});

describe('energyMaps', () => {
  const SIDE = 16;
  const CHANNELS = 12;
  const stripes = (isBright: (x: number, y: number) => boolean): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3);
      return isBright(pixel % SIDE, Math.floor(pixel / SIDE)) ? 255 : 0;
    });

  it('tells across from along', () => {
    const upright = energyMaps(
      stripes((x) => x % 8 < 4),
      SIDE,
    ).values;
    const level = energyMaps(
      stripes((_, y) => y % 8 < 4),
      SIDE,
    ).values;
    const cell = 5 * CHANNELS;
    expect(upright[cell]).toBeGreaterThan(0.3);
    expect(upright[cell + 4]).toBeCloseTo(0, 5);
    expect(level[cell]).toBeCloseTo(0, 5);
    expect(level[cell + 4]).toBeGreaterThan(0.3);
  });

  it('keeps the mean color of a cell', () => {
    const red = Float32Array.from({ length: SIDE * SIDE * 3 }, (_, at) =>
      at % 3 === 0 ? 255 : 51,
    );
    const maps = energyMaps(red, SIDE);
    expect(maps.side).toBe(4);
    expect([...maps.values.subarray(9, 12)]).toEqual(
      [1, 0.2, 0.2].map((value) => expect.closeTo(value, 4)),
    );
  });
});
