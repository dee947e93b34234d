import type { GarmentPoint } from '../garment-cutout.ts';
import type { Mask } from '../raster/mask.ts';
import { traceOutline } from './trace-outline.ts';

/** A garment's silhouette and what all landmarks are measured by. */
export interface GarmentShape {
  readonly mask: Mask;
  /** Clockwise. */
  readonly outline: readonly GarmentPoint[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** The x of the garment's middle. */
  readonly axis: number;
}

/** A stretch of a row that is garment, both ends included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const AXIS_FROM = 0.2;
const AXIS_TO = 0.9;

/** The shape of a mask; null where it is empty. */
export function shapeOf(mask: Mask): GarmentShape | null {
  const outline = traceOutline(mask);
  if (outline.length < 40) return null;
  let [left, right, top, bottom] = [mask.width, 0, mask.height, 0];
  for (const { x, y } of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const size = { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
  return { mask, outline, ...size, axis: axisOf(mask, size) };
}

type Extent = Pick<GarmentShape, 'left' | 'right' | 'top' | 'height'>;

/** The middle of most rows: garments are alike on both sides, however their arms lie. */
function axisOf(mask: Mask, { left, right, top, height }: Extent): number {
  const middles: number[] = [];
  for (let y = top + height * AXIS_FROM; y < top + height * AXIS_TO; y += 1) {
    const runs = runsOf(mask, Math.round(y));
    const [first, last] = [runs[0], runs.at(-1)];
    if (!first || !last) continue;
    middles.push((first.from + last.to) / 2);
    const widest = runs.reduce((most, run) =>
      run.to - run.from > most.to - most.from ? run : most,
    );
    if (runs.length % 2 === 1) middles.push((widest.from + widest.to) / 2);
  }
  middles.sort((one, two) => one - two);
  return middles[middles.length >> 1] ?? (left + right) / 2;
}

/** The runs of a row that are longer than two pixels, from left to right. */
export function runsOf({ width, inside }: Mask, y: number): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x += 1) {
    const isIn = x < width && inside[y * width + x] === 1;
    if (isIn && from < 0) from = x;
    if (isIn || from < 0) continue;
    if (x - from > 2) runs.push({ from, to: x - 1 });
    from = -1;
  }
  return runs;
}

/** The run of a row that holds x, or else the nearest one. */
export function runAt(mask: Mask, y: number, x: number): Run | null {
  const away = ({ from, to }: Run) => Math.max(from - x, x - to, 0);
  return runsOf(mask, y).reduce<Run | null>(
    (nearest, run) => (nearest === null || away(run) < away(nearest) ? run : nearest),
    null,
  );
}
