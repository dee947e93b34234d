import type { OrientedEdges } from '../descriptors/oriented-edges.ts';
import type { Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';
import type { PictureFacts } from '../picture/picture-facts.ts';
import { measurePattern, type PatternMeasures } from './pattern-measures.ts';

const STRIPED_CELLS_MIN = 0.4;
const STRIPES_ALIGNED_MIN = 0.64;
const STRIPES_CROSSED_MAX = 0.12;
const PATTERNED_CELLS_MIN = 0.65;
const CHECKS_SUM_MIN = 0.6;
const CHECKS_CROSSED_MIN = 0.2;
const DOTS_MIN = 12;
const DOTS_ROUND_MIN = 0.7;
const FLORAL_HUES_MIN = 3;
const FLORAL_ALIGNED_MAX = 0.32;
/** Stripes within this of upright or level are called so. */
const SLANT_MAX_RADIANS = Math.PI / 8;

/**
 * The cloth's pattern and which way its stripes run, by the directions of its edges (structure tensor reading of stripes and
 * checks, Bigün and Granlund, ICCV 1987), by round blobs and by the number of hues. Solid unless
 * most of the cloth carries edges, so that a zip, a fold or a logo makes no pattern.
 */
export function findPattern(
  image: LabImage,
  foreground: Foreground,
  edges: OrientedEdges,
): Pick<PictureFacts, 'pattern' | 'stripes'> {
  const measures = measurePattern(image, foreground, edges);
  const pattern = patternOf(measures);
  return { pattern, stripes: pattern === 'stripes' ? stripesAlong(measures.direction) : null };
}

/** Stripes run at right angles to the gradient. */
function stripesAlong(gradient: number): PictureFacts['stripes'] {
  const fromLevel = Math.min(gradient, Math.PI - gradient);
  if (fromLevel <= SLANT_MAX_RADIANS) return 'vertical';
  return Math.abs(gradient - Math.PI / 2) <= SLANT_MAX_RADIANS ? 'horizontal' : 'diagonal';
}

function patternOf(measures: PatternMeasures): PictureFacts['pattern'] {
  const { patternedCells, aligned, crossing, hues } = measures;
  if (measures.dots >= DOTS_MIN && measures.roundShare >= DOTS_ROUND_MIN) return 'dots';
  if (patternedCells < STRIPED_CELLS_MIN) return 'solid';
  if (aligned >= STRIPES_ALIGNED_MIN && crossing <= STRIPES_CROSSED_MAX) return 'stripes';
  if (patternedCells < PATTERNED_CELLS_MIN) return 'solid';
  if (aligned + crossing >= CHECKS_SUM_MIN && crossing >= CHECKS_CROSSED_MIN) return 'checks';
  return hues >= FLORAL_HUES_MIN && aligned <= FLORAL_ALIGNED_MAX ? 'floral' : 'print';
}
