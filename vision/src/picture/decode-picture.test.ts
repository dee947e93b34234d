import { ATTACHMENT_PIXELS_MAX } from '@modiste/contract/limits';
import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { garmentPicture, garmentPng } from '../testing/drawn-garments.ts';
import { decodePicture, type Raster, UnreadablePictureError } from './decode-picture.ts';

const plain = (given: Partial<Create> = {}) =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#c81e28', ...given } });

function pixelAt({ width, rgb }: Raster, x: number, y: number): number[] {
  const at = (y * width + x) * 3;
  return [...rgb.subarray(at, at + 3)];
}

const near = (color: readonly number[], tolerance = 6) =>
  color.map((value) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= tolerance));

describe('decodePicture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'reads %s as red, green and blue',
    async (format) => {
      const { width, height, raster } = await decodePicture(
        await plain().toFormat(format).toBuffer(),
      );
      expect([width, height]).toEqual([40, 60]);
      expect(raster.rgb).toHaveLength(40 * 60 * 3);
      expect(pixelAt(raster, 20, 30)).toEqual(near([200, 30, 40], 9));
    },
  );

  it('reads a CMYK photograph in its colors', async () => {
    const picture = await plain().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(picture).metadata()).space).toBe('cmyk');
    const { raster } = await decodePicture(picture);
    expect(raster.rgb).toHaveLength(40 * 60 * 3);
    const [red = 0, green = 0, blue = 0] = pixelAt(raster, 20, 30);
    expect(red).toBeGreaterThan(140);
    expect(Math.max(green, blue)).toBeLessThan(90);
  });

  it('reads gray photographs, with transparency too, as equal channels', async () => {
    const gray = await plain({ background: '#777777' }).toColorspace('b-w').png().toBuffer();
    expect(pixelAt((await decodePicture(gray)).raster, 5, 5)).toEqual(near([119, 119, 119], 2));
    const sheer = await plain({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColorspace('b-w')
      .png()
      .toBuffer();
    expect(pixelAt((await decodePicture(sheer)).raster, 5, 5)).toEqual([255, 255, 255]);
  });

  it('reads PNGs of a palette and of 16 bits', async () => {
    const palette = await plain().png({ palette: true, colors: 4 }).toBuffer();
    expect(pixelAt((await decodePicture(palette)).raster, 9, 9)).toEqual(near([200, 30, 40]));
    const deep = await plain().toColorspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect(pixelAt((await decodePicture(deep)).raster, 9, 9)).toEqual(near([200, 30, 40]));
  });

  it('lays what is transparent on white and mixes what is half transparent', async () => {
    const half = await plain({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } })
      .png()
      .toBuffer();
    expect(pixelAt((await decodePicture(half)).raster, 9, 9)).toEqual(near([127, 127, 127], 2));
    const cutOut = await garmentPng({ fill: '#c01018', background: 'transparent' });
    const { raster } = await decodePicture(cutOut);
    expect(pixelAt(raster, 1, 1)).toEqual([255, 255, 255]);
    expect(pixelAt(raster, 72, 96)).toEqual(near([192, 16, 24]));
  });

  it.each([
    [1, 0, 0],
    [2, 29, 0],
    [3, 29, 49],
    [4, 0, 49],
    [5, 0, 0],
    [6, 29, 0],
    [7, 29, 49],
    [8, 0, 49],
  ])('turns EXIF orientation %i upright: the stored corner goes to %i, %i', async (tag, x, y) => {
    const isTurned = tag > 4;
    const [width, height] = isTurned ? [50, 30] : [30, 50];
    const corner = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer();
    const stored = await plain({ width, height })
      .composite([{ input: corner, left: 0, top: 0 }])
      .withMetadata({ orientation: tag })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const decoded = await decodePicture(stored);
    expect([decoded.width, decoded.height]).toEqual([30, 50]);
    expect([decoded.raster.width, decoded.raster.height]).toEqual([30, 50]);
    const [inX, inY] = [x === 0 ? 2 : x - 2, y === 0 ? 2 : y - 2];
    expect(pixelAt(decoded.raster, inX, inY)).toEqual(near([0, 0, 255], 12));
    expect(pixelAt(decoded.raster, 15, 25)).toEqual(near([200, 30, 40], 12));
  });

  it('shrinks large pictures to 192 pixels and enlarges none', async () => {
    const large = await decodePicture(await plain({ width: 1500, height: 3000 }).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 1500, height: 3000, raster: { width: 96, height: 192 } });
    const small = await decodePicture(await plain({ width: 7, height: 5 }).png().toBuffer());
    expect(small).toMatchObject({ width: 7, height: 5, raster: { width: 7, height: 5 } });
  });

  it.each([
    [4000, 3],
    [3, 4000],
    [1, 1],
    [192, 1],
  ])('reads a picture of %i × %i pixels', async (width, height) => {
    const { raster } = await decodePicture(await plain({ width, height }).png().toBuffer());
    expect(raster.width).toBeGreaterThanOrEqual(1);
    expect(raster.height).toBeGreaterThanOrEqual(1);
    expect(Math.max(raster.width, raster.height)).toBeLessThanOrEqual(192);
    expect(raster.rgb).toHaveLength(raster.width * raster.height * 3);
  });

  it('reads the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#c81e28', '#1e28c8'].map((background) => plain({ background }).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { height, raster } = await decodePicture(animation);
    expect(height).toBe(60);
    expect(pixelAt(raster, 20, 30)).toEqual(near([200, 30, 40], 9));
  });

  it('refuses what is no picture, is cut off, or has too many pixels, by one typed error', async () => {
    const whole = await garmentPicture().jpeg().toBuffer();
    const side = Math.ceil(Math.sqrt(ATTACHMENT_PIXELS_MAX)) + 1;
    const huge = await sharp({
      create: { width: side, height: side, channels: 3, background: '#000000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const refused = [
      new Uint8Array(),
      new TextEncoder().encode('<html><body>Not found</body></html>'),
      whole.subarray(0, whole.length / 2),
      huge,
    ];
    for (const bytes of refused) {
      await expect(decodePicture(bytes)).rejects.toThrow(UnreadablePictureError);
    }
  });
});
