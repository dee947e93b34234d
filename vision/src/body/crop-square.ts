import type { Raster } from '../picture/decode-picture.ts';
import type { Square } from './body-landmarks.ts';

const CHANNELS = 3;
const BYTE_MAX = 255;

/** Between the centers of pixels; the last one goes on beyond the edge. */
function neighbors(at: number, length: number): [number, number, number] {
  const inside = Math.min(Math.max(at, 0), length - 1);
  const first = Math.floor(inside);
  return [first, Math.min(first + 1, length - 1), inside - first];
}

/**
 * A square of a picture at another size, read between the pixels, one plane for each channel with
 * values from 0 to 1. Beyond the picture it is black.
 */
export function cropSquare(
  { rgb, width, height }: Raster,
  { centerX, centerY, side }: Square,
  sidePx: number,
): Float32Array {
  const planes = new Float32Array(CHANNELS * sidePx * sidePx);
  const step = side / sidePx;
  const [left, top] = [centerX - side / 2, centerY - side / 2];
  for (let row = 0; row < sidePx; row += 1) {
    const y = top + (row + 0.5) * step - 0.5;
    if (y < -1 || y > height) continue;
    const [above, below, down] = neighbors(y, height);
    for (let column = 0; column < sidePx; column += 1) {
      const x = left + (column + 0.5) * step - 0.5;
      if (x < -1 || x > width) continue;
      const [before, after, across] = neighbors(x, width);
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const value = (atRow: number, atColumn: number) =>
          rgb[(atRow * width + atColumn) * CHANNELS + channel] ?? 0;
        const upper = value(above, before) * (1 - across) + value(above, after) * across;
        const lower = value(below, before) * (1 - across) + value(below, after) * across;
        const at = (channel * sidePx + row) * sidePx + column;
        planes[at] = (upper * (1 - down) + lower * down) / BYTE_MAX;
      }
    }
  }
  return planes;
}
