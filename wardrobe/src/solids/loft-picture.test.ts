import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLoftMaps } from '../maps/read-loft-maps.ts';
import { createPoint, createSample } from '../materials/material.ts';
import { USUAL_PHOTOGRAPHY } from '../shading/photography.ts';
import { FINISHES, type LoftLook } from './loft-look.ts';
import { loftPicture } from './loft-picture.ts';
import { partLook } from './part-look.ts';

const FOLDER = join(import.meta.dirname, '../../lofts');
const files = readdirSync(FOLDER);
const BROWN: LoftLook = { fabric: 'leather', color: '#8f4f26' };

const stored = (name: string) => readFileSync(join(FOLDER, `${name}-front.loft`));

/** The mean red, green and blue of what differs from the ground in the upper left corner. */
async function meanOf(picture: Buffer) {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const away = Math.abs((data[at] ?? 0) - 239) + Math.abs((data[at + 2] ?? 0) - 234);
    if (away < 60) continue;
    count += 1;
    for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] ?? 0) + (data[at + k] ?? 0);
  }
  return { count, mean: sum.map((value) => value / count) };
}

describe('the stored shapes', () => {
  it('are at least forty, and weigh at most 125 kB each', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    for (const file of files) {
      const size = readFileSync(join(FOLDER, file)).length;
      expect([file, size < 125_000]).toEqual([file, true]);
    }
  });

  it('stand whole inside of their picture', async () => {
    for (const file of files.filter((name) => name.endsWith('-front.loft'))) {
      const { part, width, height } = await readLoftMaps(readFileSync(join(FOLDER, file)), 120);
      const isOnEdge = part.some(
        (number, at) =>
          number > 0 &&
          (at < width ||
            at >= width * (height - 1) ||
            at % width === 0 ||
            at % width === width - 1),
      );
      expect([file, isOnEdge, part.some((number) => number > 0)]).toEqual([file, false, true]);
    }
  });
});

describe('a picture of a shape', () => {
  it('leaves more of the shadow on the ground for one brand than for another', async () => {
    const shadowOf = async (shadow: number) => {
      const photography = { ...USUAL_PHOTOGRAPHY, shadow };
      const look = { ...BROWN, photography, shape: 'derby' };
      const picture = await loftPicture({
        stored: stored('derby'),
        look,
        widthPx: 160,
        format: 'pixels',
      });
      // What is a little darker than the ground, and as gray.
      let sum = 0;
      for (let at = 0; at < picture.length; at += 3) {
        const [red = 0, , blue = 0] = picture.subarray(at, at + 3);
        if (red > 160 && red - blue < 9) sum += 239 - red;
      }
      return sum;
    };
    expect(await shadowOf(1)).toBeGreaterThan(1.2 * (await shadowOf(0.6)));
    // What stands on a ground never floats.
    expect(await shadowOf(0)).toBeGreaterThan(0.12 * (await shadowOf(1)));
  });

  it('has the size that was asked for, and is the same each time', async () => {
    const request = { stored: stored('satchel'), look: BROWN, widthPx: 320 };
    const [first, again] = [await loftPicture(request), await loftPicture(request)];
    const { width, height, format } = await sharp(first).metadata();
    expect([width, height, format]).toEqual([320, 427, 'webp']);
    expect(first.equals(again)).toBe(true);
  });

  it('shows more of the shape from near, and its other side as in a mirror', async () => {
    const request = { stored: stored('cap'), look: BROWN, widthPx: 160 };
    const [front, back, detail] = await Promise.all(
      (['front', 'back', 'detail'] as const).map(async (view) =>
        sharp(await loftPicture({ ...request, view }))
          .raw()
          .toBuffer(),
      ),
    );
    const covered = (pixels: Buffer | undefined) =>
      pixels?.reduce((sum, byte, at) => sum + (at % 3 === 2 && byte < 150 ? 1 : 0), 0) ?? 0;
    expect(covered(detail)).toBeGreaterThan(covered(front) * 1.4);
    expect(Math.abs(covered(back) - covered(front))).toBeLessThan(covered(front) * 0.05);
    expect(back?.equals(front ?? Buffer.alloc(0))).toBe(false);
  });

  it('shows the color of its colorway', async () => {
    const green: LoftLook = { fabric: 'leather', color: '#2c4434' };
    const [brown, forest] = await Promise.all(
      [BROWN, green].map(async (look) =>
        meanOf(await loftPicture({ stored: stored('tote'), look, widthPx: 160 })),
      ),
    );
    const [red = 0, , blue = 0] = brown?.mean ?? [];
    const [dark = 0, leaf = 0] = forest?.mean ?? [];
    expect(red).toBeGreaterThan(blue * 1.6);
    expect(leaf).toBeGreaterThan(dark * 1.15);
    expect(brown?.count).toBeGreaterThan(2000);
  });
});

describe('the parts of a shape', () => {
  const metal = { material: 'metal', isInside: false };
  const hueOf = (look: LoftLook) => {
    const [red, , blue] = partLook(metal, look).color;
    return red / blue;
  };

  it('are gold or silver as the colorway says, whatever the fabric', () => {
    expect(hueOf({ fabric: 'gold', color: '#c9a455' })).toBeGreaterThan(2);
    expect(hueOf({ fabric: 'gold', color: '#b9bcc0' })).toBeLessThan(1.1);
    expect(hueOf({ fabric: 'sterling', color: '#b9bcc0' })).toBeLessThan(1.1);
  });

  it('give a white canvas shoe a white sole, and a black leather one a black sole', () => {
    const sole = { material: 'rubber-sole', isInside: false };
    const white = partLook(sole, { fabric: 'canvas', color: '#1d1c1e' }).color[0];
    const black = partLook(sole, { fabric: 'leather', color: '#1d1c1e', ink: '#1d1c1e' }).color[0];
    expect(white).toBeGreaterThan(0.6);
    expect(black).toBeLessThan(0.05);
  });

  it('tint lenses in the color of their glasses, and leave them gray in white frames', () => {
    const lens = (color: string) =>
      partLook({ material: 'lens', isInside: false }, { fabric: 'acetate', color }).color;
    const [red, green, blue] = lens('#cf3a80');
    expect(red).toBeGreaterThan(3 * green);
    expect(blue).toBeGreaterThan(2 * green);
    expect(lens('#5f6065')[0]).toBeGreaterThan(0.04);
    expect(Math.max(...lens('#f7f5f1'))).toBeLessThan(0.03);
  });

  it('keep the color of sequins in any light, with a gloss over it', () => {
    const sample = { ...createSample(), red: 0.6, green: 0.05, blue: 0.2 };
    FINISHES.sequin(createPoint(), sample);
    expect(sample.metal).toBe(0);
    expect(sample.reflectance).toBeGreaterThan(0.2);
    expect(sample.red).toBeGreaterThan(0.45);
  });

  it('are of the main fabric where no rule names them', () => {
    const { color } = partLook({ material: 'shell', isInside: false }, BROWN);
    expect(color[0]).toBeGreaterThan(color[2] * 3);
  });
});
