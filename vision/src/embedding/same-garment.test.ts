import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import { IMAGE_EMBEDDING_DIMENSIONS, SHAPE_DIMENSIONS } from '../picture/picture-facts.ts';
import {
  type Cloth,
  cosine,
  type DrawnGarment,
  garmentPicture,
  garmentPng,
  type Shape,
} from '../testing/drawn-garments.ts';
import { unitLength } from './unit-length.ts';

const embed = async (bytes: Uint8Array): Promise<Float32Array> =>
  (await describePicture(bytes)).imageEmbedding;
const embedDrawn = async (garment: DrawnGarment) => embed(await garmentPng(garment));

/** The same garment as other photographs show it. */
const PHOTOS: readonly (readonly [string, (garment: DrawnGarment) => Promise<Buffer>])[] = [
  ['moved aside', (garment) => garmentPng({ ...garment, transform: 'translate(22 14)' })],
  [
    'from farther away',
    (garment) => garmentPng({ ...garment, transform: 'translate(36 48) scale(0.7)' }),
  ],
  ['mirrored', (garment) => garmentPicture(garment).flop().png().toBuffer()],
  ['compressed', (garment) => garmentPicture(garment).jpeg({ quality: 40 }).toBuffer()],
  ['out of focus', (garment) => garmentPicture(garment).blur(1.2).png().toBuffer()],
  [
    'in dimmer light',
    (garment) => garmentPicture(garment).modulate({ brightness: 0.88 }).png().toBuffer(),
  ],
  ['on a gray backdrop', (garment) => garmentPng({ ...garment, background: '#dcdcdc' })],
  ['as a cut-out', (garment) => garmentPng({ ...garment, background: 'transparent' })],
  ['twice as large', (garment) => garmentPicture(garment).resize(480).png().toBuffer()],
  [
    'with more room around it',
    (garment) =>
      garmentPicture(garment)
        .extend({ left: 60, right: 60, background: '#ffffff' })
        .png()
        .toBuffer(),
  ],
];

const GARMENTS: readonly DrawnGarment[] = (
  ['shirt', 'dress', 'trousers', 'skirt'] as const
).flatMap((shape: Shape) =>
  (
    [
      ['#203a70', 'solid'],
      ['#b0283c', 'solid'],
      ['#2c6844', 'stripes'],
    ] as const
  ).map(([fill, cloth]: readonly [string, Cloth]) => ({ shape, fill, cloth })),
);

describe('another photo of a garment', () => {
  let gallery: Float32Array[];
  beforeAll(async () => {
    gallery = await Promise.all(GARMENTS.map(embedDrawn));
  });

  it.each(PHOTOS)('finds it first among others: %s', async (_name, photograph) => {
    for (const [at, garment] of GARMENTS.entries()) {
      const asked = await embed(await photograph(garment));
      const likeness = gallery.map((other) => cosine(asked, other));
      expect([garment, likeness.indexOf(Math.max(...likeness))]).toEqual([garment, at]);
    }
  });
});

describe('the image embedding', () => {
  it('is the same for the same picture', async () => {
    const bytes = await garmentPng({ cloth: 'checks' });
    expect(await embed(bytes)).toEqual(await embed(bytes));
  });

  it.each([
    ['a blank sheet', '#ffffff', 200, 300],
    ['a black sheet', '#000000', 200, 300],
    ['one pixel', '#d04020', 1, 1],
    ['a thread', '#d04020', 2000, 2],
    ['a pole', '#d04020', 2, 2000],
  ])('has unit length and finite numbers for %s', async (_name, background, width, height) => {
    const picture = sharp({ create: { width, height, channels: 3, background } });
    const embedding = await embed(await picture.png().toBuffer());
    expect(embedding).toHaveLength(IMAGE_EMBEDDING_DIMENSIONS);
    expect(embedding.every(Number.isFinite)).toBe(true);
    expect(cosine(embedding, embedding)).toBeCloseTo(1, 4);
  });

  it.each([
    ['color', { fill: '#203a70' }, { fill: '#c84020' }],
    ['cloth', { cloth: 'solid' }, { cloth: 'checks' }],
    ['shape', { shape: 'dress' }, { shape: 'trousers' }],
  ] as const)('differs more by %s than two photos of one garment do', async (_name, one, other) => {
    const [first, second] = [await embedDrawn(one), await embedDrawn(other)];
    const again = await embed(await garmentPicture(one).jpeg({ quality: 60 }).toBuffer());
    expect(cosine(first, again)).toBeGreaterThan(cosine(first, second) + 0.1);
  });

  it('stays the same when a mark in the corner of the backdrop appears', async () => {
    const mark = '<rect x="4" y="300" width="14" height="6" fill="#9a9a9a"/>';
    const [plain, marked] = [await embedDrawn({}), await embedDrawn({ behind: mark })];
    expect(cosine(plain, marked)).toBeGreaterThan(0.97);
  });

  it('holds the cut, whatever its color, in a stretch of its own', async () => {
    const { from, to } = SHAPE_DIMENSIONS;
    const cutOf = async (garment: DrawnGarment) =>
      unitLength((await embedDrawn(garment)).slice(from, to));
    const blue = await cutOf({ fill: '#203a70', shape: 'dress' });
    expect(cosine(blue, await cutOf({ fill: '#b0283c', shape: 'dress' }))).toBeGreaterThan(0.95);
    expect(cosine(blue, await cutOf({ fill: '#203a70', shape: 'trousers' }))).toBeLessThan(0.85);
  });
});
