import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from './describe-picture.ts';
import { UnreadablePictureError } from './picture/decode-picture.ts';
import { IMAGE_EMBEDDING_DIMENSIONS } from './picture/picture-facts.ts';

const SHIRT =
  'M60 40 L90 30 Q120 50 150 30 L180 40 L230 90 L205 120 L185 105 V280 H55 V105 L35 120 L10 90 Z';

const svgShirt = (fill: string, background: string, defs = '', shape = SHIRT): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320">${defs}` +
      `<rect width="240" height="320" fill="${background}"/><path d="${shape}" fill="${fill}"/></svg>`,
  );

const shirtPicture = (fill: string, background = 'white'): Promise<Buffer> =>
  sharp(svgShirt(fill, background)).png().toBuffer();

const dot = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

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
    expect(dot(imageEmbedding, imageEmbedding)).toBeCloseTo(1, 5);
  });

  it('sees a mirrored picture as near and a recolored one as far', async () => {
    const slanted = (fill: string): Promise<Buffer> =>
      sharp(svgShirt(fill, 'white', '', 'M40 20 L200 90 L180 290 H60 Z'))
        .png()
        .toBuffer();
    const picture = await slanted('#c01018');
    const { imageEmbedding } = await describePicture(picture);
    const mirrored = await describePicture(await sharp(picture).flop().png().toBuffer());
    const recolored = await describePicture(await slanted('#1030c0'));
    expect(dot(imageEmbedding, mirrored.imageEmbedding)).toBeGreaterThan(0.98);
    expect(dot(imageEmbedding, recolored.imageEmbedding)).toBeLessThan(
      dot(imageEmbedding, mirrored.imageEmbedding) - 0.15,
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
    expect(dot(facts.imageEmbedding, upright.imageEmbedding)).toBeGreaterThan(0.95);
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
    expect(dot(single.imageEmbedding, single.imageEmbedding)).toBeCloseTo(1, 5);
  });

  it('calls a cloth of four colors multicolored', async () => {
    const stops = ['#d02030', '#f0d030', '#208040', '#2040c0'];
    const bands = stops.map(
      (fill, at) => `<rect y="${at * 10}" width="40" height="10" fill="${fill}"/>`,
    );
    const cloth = `<defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse">${bands.join('')}</pattern></defs>`;
    const picture = await sharp(svgShirt('url(#p)', 'white', cloth))
      .png()
      .toBuffer();
    const { colors } = await describePicture(picture);
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
