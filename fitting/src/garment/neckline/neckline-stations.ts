import type { LabImage } from '@modiste/vision/lab-image';
import type { GarmentPoint } from '../garment-cutout.ts';
import type { Mask } from '../raster/mask.ts';
import { type NecklineFrame, type NecklineShape, pointAt } from './neckline-shape.ts';

export interface Seen {
  readonly image: LabImage;
  readonly mask: Mask;
}

interface Station {
  readonly point: GarmentPoint;
  /** Of length 1, from the inside of the back toward the front's cloth. */
  readonly normal: GarmentPoint;
  /** How much of the line it stands for, up to a factor. */
  readonly length: number;
}

const STEP = 0.03;
/** One steep place, such as a label, counts no more than this color distance. */
const STEEP_MAX = 12;

export function stationAt(frame: NecklineFrame, shape: NecklineShape, across: number): Station {
  const point = pointAt(frame, shape, across);
  const before = pointAt(frame, shape, Math.max(-1, across - STEP));
  const after = pointAt(frame, shape, Math.min(1, across + STEP));
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const normal = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
  return { point, normal, length };
}

/**
 * How the color changes across a place, from `way` before it to `way` beyond it, as L, a and b;
 * null where one of them is not on the garment.
 */
export function differenceAt(
  { image, mask }: Seen,
  point: GarmentPoint,
  way: GarmentPoint,
): readonly [number, number, number] | null {
  const above = placeAt(mask, point.x - way.x, point.y - way.y) * 3;
  const below = placeAt(mask, point.x + way.x, point.y + way.y) * 3;
  if (above < 0 || below < 0) return null;
  const { lab } = image;
  const l = (lab[below] ?? 0) - (lab[above] ?? 0);
  const a = (lab[below + 1] ?? 0) - (lab[above + 1] ?? 0);
  const b = (lab[below + 2] ?? 0) - (lab[above + 2] ?? 0);
  const factor = Math.min(1, STEEP_MAX / (Math.sqrt(l * l + a * a + b * b) + 1e-6));
  return [l * factor, a * factor, b * factor];
}

/** The index of the pixel at a place, or -1 beyond the garment. */
function placeAt({ width, height, inside }: Mask, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return -1;
  const at = row * width + column;
  return inside[at] === 1 ? at : -1;
}
