import { describe, expect, it } from 'vitest';
import { seededRandom } from '../sampling/seeded-random.ts';
import { partOf, photographed } from './photographed.ts';

const [WIDTH, HEIGHT] = [60, 80];
const PICTURE = {
  width: WIDTH,
  height: HEIGHT,
  rgb: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    const isGarment = x > 20 && x < 40 && y > 20 && y < 60;
    return isGarment ? ([30, 60, 140][at % 3] ?? 0) : 238;
  }),
};
const GREEN = { ...PICTURE, rgb: PICTURE.rgb.map((_, at) => (at % 3 === 1 ? 160 : 20)) };

/** The color of the upper left corner. */
const cornerOf = ({ rgb }: { rgb: Uint8Array }) => [...rgb.subarray(0, 3)];

describe('a picture as a shopper may have photographed it', () => {
  it('lies on the ground of a photo now and then, and on its own otherwise', () => {
    const random = seededRandom(4);
    const shown = Array.from({ length: 40 }, () => photographed(PICTURE, [GREEN], random));
    const green = shown.filter((one) => {
      const [red = 0, middle = 0] = cornerOf(one);
      return middle > red * 2;
    });
    expect(green.length).toBeGreaterThan(12);
    expect(green.length).toBeLessThan(36);
  });

  it('is mostly warmer than by day where it keeps its own ground', () => {
    const random = seededRandom(5);
    const grounds = Array.from({ length: 40 }, () => cornerOf(photographed(PICTURE, [], random)));
    const warm = grounds.filter(([red = 0, , blue = 0]) => red > blue);
    expect(warm.length).toBeGreaterThan(24);
  });

  it('is the same for the same seed', () => {
    const shown = () => photographed(PICTURE, [GREEN], seededRandom(6));
    expect(shown()).toEqual(shown());
  });

  it('can be a part', () => {
    const part = partOf(PICTURE, { left: 21, top: 21, width: 3, height: 2 });
    expect([...part.rgb.subarray(0, 6)]).toEqual([30, 60, 140, 30, 60, 140]);
    expect(part.rgb).toHaveLength(18);
  });
});
