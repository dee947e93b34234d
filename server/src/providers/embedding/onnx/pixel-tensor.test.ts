import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BadPictureError } from '../../../images/clean-picture.ts';
import type { PictureSettings } from './model-settings.ts';
import { toPixelTensor } from './pixel-tensor.ts';

const AS_IT_IS: PictureSettings = {
  fit: { resize: { shortestEdge: 2 }, kernel: 'cubic', crop: { width: 2, height: 2 } },
  rescale: 1 / 255,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
};

type Pixel = readonly [number, number, number];

async function pngOf(rows: readonly (readonly Pixel[])[]): Promise<Buffer> {
  const raw = { width: rows[0]?.length ?? 0, height: rows.length, channels: 3 } as const;
  return sharp(Buffer.from(rows.flat(2)), { raw })
    .png()
    .toBuffer();
}

const read = async (bytes: Uint8Array, settings: PictureSettings) =>
  Array.from((await toPixelTensor(bytes, settings)).values);

const RED: Pixel = [255, 0, 0];
const GREEN: Pixel = [0, 255, 0];
const BLUE: Pixel = [0, 0, 255];
const GREY: Pixel = [102, 102, 102];

describe("a picture in a model's numbers", () => {
  it('is all its reds, then its greens, then its blues', async () => {
    const bytes = await pngOf([
      [RED, GREEN],
      [BLUE, GREY],
    ]);
    expect(await read(bytes, AS_IT_IS)).toEqual(
      [1, 0, 0, 0.4, 0, 1, 0, 0.4, 0, 0, 1, 0.4].map((value) => expect.closeTo(value, 5)),
    );
  });

  it('is normalized by the mean and deviation of each channel', async () => {
    const bytes = await pngOf(Array.from({ length: 2 }, () => [GREY, GREY]));
    const values = await read(bytes, {
      ...AS_IT_IS,
      mean: [0.4, 0.2, 0],
      deviation: [0.5, 0.5, 0.25],
    });
    expect(values).toEqual(
      [0, 0, 0, 0, 0.4, 0.4, 0.4, 0.4, 1.6, 1.6, 1.6, 1.6].map((v) => expect.closeTo(v, 5)),
    );
  });

  it('is resized as Pillow does it', async () => {
    const rows = Array.from({ length: 8 }, (_row, y) =>
      Array.from({ length: 12 }, (_column, x): Pixel => [x * 20, y * 30, (x * y * 3) % 256]),
    );
    const fit = { ...AS_IT_IS.fit, resize: { width: 6, height: 4 }, crop: null };
    const values = await read(await pngOf(rows), { ...AS_IT_IS, fit, rescale: 1 });
    // Image.resize((6, 4), Image.Resampling.BICUBIC) of Pillow 12: the first row of red and of green.
    const [red, green] = [values.slice(0, 6), values.slice(24, 30)];
    for (const [at, value] of [11, 49, 90, 130, 171, 209].entries()) {
      expect(Math.abs((red[at] ?? 0) - value)).toBeLessThanOrEqual(2);
      expect(Math.abs((green[at] ?? 0) - 16)).toBeLessThanOrEqual(2);
    }
  });

  it('is cut out of the middle, whichever side is the longer', async () => {
    const stripes = [RED, RED, GREEN, GREEN, BLUE, BLUE];
    const lying = await pngOf([stripes, stripes]);
    const standing = await pngOf(stripes.map((color) => [color, color]));
    for (const bytes of [lying, standing]) {
      expect(await read(bytes, AS_IT_IS)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]);
    }
  });

  it('stands upright', async () => {
    const turned = await sharp(await pngOf([[RED, RED, GREEN, GREEN, BLUE, BLUE]]))
      .resize({ width: 60, height: 20, fit: 'fill', kernel: 'nearest' })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const fit = { ...AS_IT_IS.fit, resize: { width: 1, height: 3 }, crop: null };
    const settings = { ...AS_IT_IS, fit: { ...fit, kernel: 'nearest' as const } };
    expect(await read(turned, settings)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  });

  it('stands on white where it shows nothing', async () => {
    const create = { width: 2, height: 2, channels: 4, background: '#ff000000' } as const;
    const clear = await sharp({ create }).png().toBuffer();
    expect(await read(clear, AS_IT_IS)).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('cannot be had of what is no picture', async () => {
    await expect(read(Buffer.from('no picture'), AS_IT_IS)).rejects.toThrow(BadPictureError);
  });
});
