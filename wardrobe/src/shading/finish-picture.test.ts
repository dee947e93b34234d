import { describe, expect, it } from 'vitest';
import { finishPicture, LENS_SPREAD_PX } from './finish-picture.ts';

const [width, height] = [12, 16];
/** Black at the left, white at the right. */
const rgb = Uint8ClampedArray.from({ length: width * height * 3 }, (_, at) =>
  Math.floor(at / 3) % width < 6 ? 0 : 255,
);
const rowOf = (bytes: Uint8Array) =>
  Array.from({ length: width }, (_, column) => bytes[(8 * width + column) * 3] ?? 0);

describe('a picture that is finished', () => {
  it('has soft outlines where a lens spreads them, and keeps what is flat', async () => {
    const form = { widthPx: width, format: 'pixels' } as const;
    const crisp = rowOf(await finishPicture({ rgb, width, height }, form));
    const spread = { rgb, width, height, spreadPx: LENS_SPREAD_PX };
    const soft = rowOf(await finishPicture(spread, form));
    expect(crisp.slice(5, 7)).toEqual([0, 255]);
    expect(soft[5]).toBeGreaterThan(25);
    expect(soft[6]).toBeLessThan(230);
    expect([soft[2], soft[9]]).toEqual([0, 255]);
  });
});
