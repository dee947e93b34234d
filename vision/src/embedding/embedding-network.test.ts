import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findForeground } from '../foreground/find-foreground.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { CROP_SIDE, learnedEmbedding } from './embedding-network.ts';
import { energyMaps } from './energy-maps.ts';
import { cropGarment } from './garment-crop.ts';

const SHAPES = {
  trousers: 'M80 30 H160 L178 300 H132 L120 110 L108 300 H62 Z',
  dress: 'M92 20 H102 L108 62 H132 L138 20 H148 L154 120 L200 300 H40 L86 120 Z',
  tee: 'M90 70 Q120 90 150 70 L180 80 L214 122 L188 144 L174 130 V254 H66 V130 L52 144 L26 122 L60 80 Z',
};
type Shape = keyof typeof SHAPES;

async function seen(shape: Shape, { fill = '#203a70', move = '' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="240" height="320" fill="#ffffff"/><path d="${SHAPES[shape]}" fill="${fill}" transform="${move}"/></svg>`;
  const { raster } = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  const foreground = findForeground(toLabImage(raster));
  return learnedEmbedding(cropGarment({ raster, foreground }, CROP_SIDE));
}

const cosine = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

describe('learnedEmbedding', () => {
  it.each(['trousers', 'dress', 'tee'] as const)(
    'puts %s of another color and size before other kinds',
    async (shape) => {
      const asked = await seen(shape);
      const other = await seen(shape, { fill: '#b0283c', move: 'translate(40 30) scale(0.7)' });
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
