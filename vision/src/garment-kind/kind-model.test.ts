import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import { textureOf } from '../descriptors/texture.ts';
import { findForeground } from '../foreground/find-foreground.ts';
import { weighGarment } from '../foreground/weigh-garment.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { toLabImage } from '../picture/lab-image.ts';
import { IMAGE_EMBEDDING_DIMENSIONS } from '../picture/picture-facts.ts';
import { cosine, garmentPng, type Shape } from '../testing/drawn-garments.ts';
import { KIND_FEATURES, kindFeatures, mirrorFeatures } from './kind-features.ts';
import model from './kind-model.json' with { type: 'json' };
import { classifyGarmentKind, GARMENT_KINDS } from './kind-model.ts';

const BACKDROP = '#ebe7e0';

const picture = (shape: Shape, fill: string): Promise<Buffer> =>
  garmentPng({ shape, fill, background: BACKDROP });

async function featuresOf(bytes: Uint8Array): Promise<Float32Array> {
  const image = toLabImage((await decodePicture(bytes)).raster);
  const foreground = findForeground(image);
  return kindFeatures(image, foreground, textureOf(image, weighGarment(image, foreground)));
}

async function likeness(left: Buffer, right: Buffer): Promise<number> {
  const facts = [await describePicture(left), await describePicture(right)];
  const [one = new Float32Array(), other = new Float32Array()] = facts.map(
    ({ imageEmbedding }) => imageEmbedding,
  );
  return cosine(one, other);
}

const sumOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);

describe('the image embedding of a garment', () => {
  it.each(['#203a70', '#b0283c', '#303030'])(
    'puts trousers of another color before a dress of the same (%s)',
    async (fill) => {
      const trousers = await picture('trousers', fill);
      const others = await picture('wideTrousers', '#4a7a50');
      const dress = await picture('dress', fill);
      expect(await likeness(trousers, others)).toBeGreaterThan(await likeness(trousers, dress));
    },
  );

  it('still puts trousers of the same color before trousers of another', async () => {
    const trousers = await picture('trousers', '#203a70');
    const same = await likeness(trousers, await picture('wideTrousers', '#203a70'));
    const other = await likeness(trousers, await picture('wideTrousers', '#b0283c'));
    expect(same).toBeGreaterThan(other);
  });

  it('has room for every kind', () => {
    expect(IMAGE_EMBEDDING_DIMENSIONS % 16).toBe(0);
    expect(IMAGE_EMBEDDING_DIMENSIONS - GARMENT_KINDS.length).toBeGreaterThanOrEqual(254);
  });
});

describe('classifyGarmentKind', () => {
  it.each([
    ['trousers', 'trousers'],
    ['dress', 'dress'],
    ['tee', 't-shirt'],
  ] as const)('takes a drawing of %s for %s', async (shape, kind) => {
    const shares = classifyGarmentKind(await featuresOf(await picture(shape, '#203a70')));
    expect(GARMENT_KINDS[shares.indexOf(Math.max(...shares))]).toBe(kind);
  });

  it('answers with likelihoods, whatever it is shown', async () => {
    const noise = Float32Array.from({ length: KIND_FEATURES }, (_, at) => Math.sin(at * 7) * 1e6);
    const pixel = { width: 1, height: 1, channels: 3, background: '#000' } as const;
    const dot = await featuresOf(await sharp({ create: pixel }).png().toBuffer());
    for (const features of [noise, new Float32Array(KIND_FEATURES), dot]) {
      const shares = classifyGarmentKind(features);
      expect(shares).toHaveLength(GARMENT_KINDS.length);
      expect(sumOf(shares)).toBeCloseTo(1, 5);
      expect(shares.every((share) => share >= 0)).toBe(true);
    }
  });

  it('sees a picture and its mirror image alike', async () => {
    const bytes = await picture('slanted', '#b0283c');
    const plain = await featuresOf(bytes);
    const flopped = await featuresOf(await sharp(bytes).flop().png().toBuffer());
    const turned = mirrorFeatures(plain);
    expect(mirrorFeatures(turned)).toEqual(plain);
    const far = flopped.filter((value, at) => Math.abs(value - (turned[at] ?? 0)) > 0.15);
    expect(far.length).toBeLessThan(KIND_FEATURES * 0.02);
    expect(
      Math.max(...plain.map((value, at) => Math.abs(value - (flopped[at] ?? 0)))),
    ).toBeGreaterThan(0.3);
  });
});

describe('the model of garment kinds', () => {
  const floats = (packed: string): number[] => {
    const bytes = Buffer.from(packed, 'base64');
    return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
  };
  const units = floats(model.hidden.biases).length;

  it('has as many numbers as its layers need', () => {
    const bytesOf = (packed: string) => Buffer.from(packed, 'base64').length;
    expect(floats(model.means)).toHaveLength(KIND_FEATURES);
    expect(floats(model.spreads)).toHaveLength(KIND_FEATURES);
    expect(bytesOf(model.hidden.weights)).toBe(units * KIND_FEATURES);
    expect(floats(model.hidden.scales)).toHaveLength(units);
    expect(bytesOf(model.output.weights)).toBe(GARMENT_KINDS.length * units);
    expect(floats(model.output.scales)).toHaveLength(GARMENT_KINDS.length);
    expect(floats(model.output.biases)).toHaveLength(GARMENT_KINDS.length);
    expect(new Set(GARMENT_KINDS).size).toBe(GARMENT_KINDS.length);
  });

  it('has finite numbers, and spreads above zero', () => {
    const { means, spreads, hidden, output } = model;
    const packed = [means, spreads, hidden.scales, hidden.biases, output.scales, output.biases];
    expect(packed.flatMap(floats).every(Number.isFinite)).toBe(true);
    expect(Math.min(...floats(spreads))).toBeGreaterThan(0);
  });
});
