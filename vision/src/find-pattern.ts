import type { Foreground } from './foreground.ts';
import type { LabImage } from './lab-image.ts';
import type { OrientedEdges } from './oriented-edges.ts';
import { measurePattern, type PatternMeasures } from './pattern-measures.ts';
import type { PictureFacts } from './picture-facts.ts';

const CELLS_PATTERNED_MIN = 0.45;
const STRIPES_ALIGNED_MIN = 0.72;
const CHECKS_CROSSED_MIN = 0.64;
const CHECKS_WEAKER_MIN = 0.24;
const DOTS_MIN = 12;
const DOTS_ROUND_MIN = 0.7;
const FLORAL_HUES_MIN = 3;

/**
 * The cloth's pattern, by the directions of its edges (structure tensor reading of stripes and
 * checks, Bigün and Granlund, ICCV 1987), by round blobs and by the number of hues. Solid unless
 * most of the cloth carries edges, so that a zip, a fold or a logo makes no pattern.
 */
export function findPattern(
  image: LabImage,
  foreground: Foreground,
  edges: OrientedEdges,
): PictureFacts['pattern'] {
  return patternOf(measurePattern(image, foreground, edges));
}

function patternOf(measures: PatternMeasures): PictureFacts['pattern'] {
  if (measures.dots >= DOTS_MIN && measures.roundShare >= DOTS_ROUND_MIN) return 'dots';
  if (measures.patternedCells < CELLS_PATTERNED_MIN) return 'solid';
  if (measures.aligned >= STRIPES_ALIGNED_MIN) return 'stripes';
  const isCrossed =
    measures.aligned + measures.crossing >= CHECKS_CROSSED_MIN &&
    measures.crossing >= CHECKS_WEAKER_MIN;
  if (isCrossed) return 'checks';
  return measures.hues >= FLORAL_HUES_MIN ? 'floral' : 'print';
}
