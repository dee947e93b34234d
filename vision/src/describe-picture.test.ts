import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from './describe-picture.ts';
import { UnreadablePictureError } from './picture/decode-picture.ts';
import { IMAGE_EMBEDDING_DIMENSIONS } from './picture/picture-facts.ts';
import { cosine, garmentPng } from './testing/drawn-garments.ts';

const shirtPicture = (fill: string, background = 'white'): Promise<Buffer> =>
  garmentPng({ fill, background });

describe('describePicture', () => {
  it('names the color of a plain shirt and finds it on its background', async () => {
    const facts = await describePicture(await shirtPicture('#c01018'));
    expect(facts.colors[0]?.name).toBe('Red');
    expect(facts.colors[0]?.share).toBeGreaterThan(0.9);
    expect(facts.foreground).toBeGreaterThan(0.4);
    expect(facts.foreground).toBeLessThan(0.7);
    expect(facts).toMatchObject({ width: 240, height: 320, pattern: 'solid' });
  });

  it('gives an image embedding of unit length', async () => {
    const { imageEmbedding } = await describePicture(await shirtPicture('#203050'));
    expect(imageEmbedding).toHaveLength(IMAGE_EMBEDDING_DIMENSIONS);
    expect(cosine(imageEmbedding, imageEmbedding)).toBeCloseTo(1, 5);
  });

  it('sees a mirrored picture as near and a recolored one as far', async () => {
    const slanted = (fill: string): Promise<Buffer> => garmentPng({ shape: 'slanted', fill });
    const picture = await slanted('#c01018');
    const { imageEmbedding } = await describePicture(picture);
    const mirrored = await describePicture(await sharp(picture).flop().png().toBuffer());
    const recolored = await describePicture(await slanted('#1030c0'));
    expect(cosine(imageEmbedding, mirrored.imageEmbedding)).toBeGreaterThan(0.98);
    expect(cosine(imageEmbedding, recolored.imageEmbedding)).toBeLessThan(
      cosine(imageEmbedding, mirrored.imageEmbedding) - 0.15,
    );
  });

  it('looks through transparency at white, not at black', async () => {
    const facts = await describePicture(await shirtPicture('#c01018', 'transparent'));
    expect(facts.colors.map(({ name }) => name)).toEqual(['Red']);
  });

  it('turns a picture upright by its EXIF orientation', async () => {
    const picture = sharp(await shirtPicture('#c01018'));
    const rotated = await picture
      .rotate(270)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const facts = await describePicture(rotated);
    const upright = await describePicture(await shirtPicture('#c01018'));
    expect(facts).toMatchObject({ width: 240, height: 320 });
    expect(cosine(facts.imageEmbedding, upright.imageEmbedding)).toBeGreaterThan(0.95);
  });

  it('describes gray photographs and single pixels', async () => {
    const gray = await sharp(await shirtPicture('#808080'))
      .toColorspace('b-w')
      .jpeg()
      .toBuffer();
    expect((await describePicture(gray)).colors[0]?.name).toBe('Gray');
    const pixel: Create = { width: 1, height: 1, channels: 3, background: '#000000' };
    const single = await describePicture(await sharp({ create: pixel }).png().toBuffer());
    expect(single).toMatchObject({ width: 1, height: 1, colors: [{ name: 'Black' }] });
    expect(cosine(single.imageEmbedding, single.imageEmbedding)).toBeCloseTo(1, 5);
  });

  it('calls a cloth of four colors multicolored', async () => {
    const bands = ['#f0d030', '#208040', '#2040c0'].map(
      (fill, at) => `<rect x="55" y="${110 + at * 60}" width="130" height="55" fill="${fill}"/>`,
    );
    const { colors } = await describePicture(
      await garmentPng({ fill: '#d02030', over: bands.join('') }),
    );
    expect(colors.map(({ name }) => name)).toContain('Multicolor');
    expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('refuses bytes that are no picture with a typed error', async () => {
    const garbage = new TextEncoder().encode('this is not a picture');
    await expect(describePicture(garbage)).rejects.toThrow(UnreadablePictureError);
    const cut = (
      await sharp(await shirtPicture('#c01018'))
        .jpeg()
        .toBuffer()
    ).subarray(0, 900);
    await expect(describePicture(cut)).rejects.toThrow(UnreadablePictureError);
  });
});
