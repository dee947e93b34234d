import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { visibleShare } from '../materials/noise.ts';
import { scaleColor } from './weave.ts';

/** Ribs are no narrower than so many pixels: finer ones beat with those of a camera, as broad as that. */
const NARROWEST_PX = 3.6;
/** What is left of ribs each time they are seen twice as broad, and when nothing is. */
const BEAT = { kept: 0.6, most: 3 } as const;
/** How high ribs are as plain waves, of which pixels show more alike than of keen furrows. */
const SOFT_RIB = 0.3;
/** How much light the furrows between ribs lose. */
const FURROW = 0.34;

/** Ribs are knitted denser than what they finish, and lie in their own furrows: they are a tone darker. */
const DENSER = 0.86;

/**
 * How far a place is up a column of a period, in centimeters, from about -0.6 to 0.4 and 0 in the
 * mean: of the finest columns that pixels show, and less of coarser ones; null where none show.
 */
export function columnAt({ x, footprintX }: MaterialPoint, period: number): number | null {
  const octave = Math.max(0, Math.log2((NARROWEST_PX * footprintX) / period));
  if (octave > BEAT.most) return null;
  const finest = Math.floor(octave);
  const share = octave - finest;
  const keen = visibleShare(period * 0.4, footprintX);
  const roundAt = (level: number): number => {
    const wave = Math.cos((2 * Math.PI * x) / (period * 2 ** level));
    const soft = SOFT_RIB * wave;
    return keen > 0 ? soft + keen * (Math.sqrt(0.5 + 0.5 * wave) - 0.64 - soft) : soft;
  };
  const finer = share < 1 ? (1 - share) * roundAt(finest) : 0;
  return BEAT.kept ** octave * (finer + (share > 0 ? share * roundAt(finest + 1) : 0));
}

/** Raised columns, `period` and `depth` in centimeters: they are seen from any distance. */
export function ribs(
  point: MaterialPoint,
  sample: MaterialSample,
  { period, depth }: { period: number; depth: number },
): void {
  const round = columnAt(point, period) ?? 0;
  sample.height += depth * round;
  scaleColor(sample, DENSER * (1 + FURROW * round));
}
