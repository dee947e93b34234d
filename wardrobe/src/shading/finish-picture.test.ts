import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashCell } from '../materials/noise.ts';
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

  it('keeps the grain of cloth where it is small', async () => {
    const size = { width: 60, height: 80 };
    const gray = (at: number) => 120 + Math.round(4 * (hashCell(at, 7) - 0.5));
    const grained = Uint8ClampedArray.from({ length: 60 * 80 * 3 }, (_, at) =>
      gray(Math.floor(at / 3)),
    );
    const spreadOf = (all: Uint8Array | Uint8ClampedArray) => {
      const bytes = [...all];
      const mean = bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
      return Math.sqrt(bytes.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / bytes.length);
    };
    const sent = await finishPicture({ rgb: grained, ...size }, { widthPx: size.width });
    const seen = await sharp(sent).removeAlpha().raw().toBuffer();
    expect(spreadOf(seen) / spreadOf(grained)).toBeGreaterThan(0.5);
  });
});
