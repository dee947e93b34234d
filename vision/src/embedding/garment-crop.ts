import type { Box, Foreground } from '../foreground/find-foreground.ts';
import type { Raster } from '../picture/decode-picture.ts';

/** The margin around the foreground, as a share of its longer side. */
const MARGIN = 0.06;

/** A square part of a picture, row by row. */
export interface GarmentCrop {
  /** Red, green and blue from 0 to 255, three numbers a pixel. */
  rgb: Float32Array;
  /** The share of each pixel that is foreground, from 0 to 1. */
  inside: Float32Array;
}

interface Picture {
  raster: Raster;
  foreground: Foreground;
}

/**
 * Draws the square about the foreground with a little air on side × side pixels, by area means;
 * what the square has beyond the picture repeats its border.
 */
export function cropGarment({ raster, foreground }: Picture, side: number): GarmentCrop {
  const { left, top, length } = squareOf(foreground.box);
  const canvas = { rgb: new Float32Array(side * side * 3), inside: new Float32Array(side * side) };
  const step = length / side;
  for (let to = 0; to < side * side; to += 1) {
    const columns = cutOf(left + (to % side) * step, step);
    const rows = cutOf(top + Math.floor(to / side) * step, step);
    drawPixel(canvas, to, { raster, foreground, columns, rows });
  }
  return canvas;
}

function squareOf(box: Box): { left: number; top: number; length: number } {
  const length = Math.max(box.right - box.left, box.bottom - box.top) * (1 + 2 * MARGIN);
  const left = (box.left + box.right - length) / 2;
  const top = (box.top + box.bottom - length) / 2;
  return { left, top, length };
}

type Cut = readonly [from: number, to: number];

/** The whole pixels nearest to a cut of the square, one at least. */
function cutOf(start: number, step: number): Cut {
  const from = Math.round(start);
  return [from, Math.max(from + 1, Math.round(start + step))];
}

const clamped = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

function drawPixel(
  { rgb, inside }: GarmentCrop,
  to: number,
  { raster, foreground, columns, rows }: Picture & { columns: Cut; rows: Cut },
): void {
  const { width, height } = raster;
  const area = (columns[1] - columns[0]) * (rows[1] - rows[0]);
  for (let y = rows[0]; y < rows[1]; y += 1) {
    for (let x = columns[0]; x < columns[1]; x += 1) {
      const at = clamped(y, height) * width + clamped(x, width);
      const isBeyond = x < 0 || y < 0 || x >= width || y >= height;
      for (let channel = 0; channel < 3; channel += 1) {
        const place = to * 3 + channel;
        rgb[place] = (rgb[place] ?? 0) + (raster.rgb[at * 3 + channel] ?? 0) / area;
      }
      inside[to] = (inside[to] ?? 0) + (isBeyond ? 0 : (foreground.inside[at] ?? 0)) / area;
    }
  }
}
