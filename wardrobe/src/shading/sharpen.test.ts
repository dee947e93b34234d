import { describe, expect, it } from 'vitest';
import { sharpen } from './sharpen.ts';

const WIDTH = 9;

/** A picture whose columns are gray as asked. */
const columns = (grayAt: (column: number) => number) => ({
  rgb: Uint8ClampedArray.from({ length: WIDTH * WIDTH * 3 }, (_, byte) =>
    grayAt(Math.floor(byte / 3) % WIDTH),
  ),
  width: WIDTH,
  height: WIDTH,
});

const middleRow = (rgb: ArrayLike<number>): number[] =>
  Array.from({ length: WIDTH }, (_, column) => rgb[(4 * WIDTH + column) * 3] ?? 0);

describe('sharpening', () => {
  it('leaves what is flat and what changes evenly', () => {
    for (const picture of [columns(() => 120), columns((column) => 40 + 12 * column)])
      expect(sharpen(picture)).toEqual(picture.rgb);
  });

  it('lifts the light side of an edge and deepens its dark side, within bounds', () => {
    const row = middleRow(sharpen(columns((column) => (column < 4 ? 60 : 200))));
    expect(row[3]).toBeLessThan(60);
    expect(row[3]).toBeGreaterThanOrEqual(60 - 51);
    expect(row[4]).toBeGreaterThan(200);
    expect(row[4]).toBeLessThanOrEqual(200 + 25);
    expect([row[2], row[5]]).toEqual([60, 200]);
  });

  it('draws no dark rim around an outline', () => {
    const row = middleRow(sharpen(columns((column) => (column < 4 ? 80 : 240))));
    expect(row[3]).toBeGreaterThanOrEqual(78);
    expect(row[4]).toBeLessThanOrEqual(242);
  });

  it('changes lightness only, and not the bytes it was given', () => {
    const picture = columns((column) => (column < 4 ? 90 : 150));
    picture.rgb[(4 * WIDTH + 4) * 3] = 180;
    const before = picture.rgb.slice();
    const out = sharpen(picture);
    expect(picture.rgb).toEqual(before);
    const at = (4 * WIDTH + 4) * 3;
    expect((out[at] ?? 0) - 180).toBeCloseTo((out[at + 1] ?? 0) - 150, -0.5);
  });
});
