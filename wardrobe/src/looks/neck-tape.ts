import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare, visibleShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import type { LabelPlace } from './neck-label.ts';

const TAPE_CM = 1;
/** The seam of a neck is no farther than this from its lowest place behind. */
const NECK = { aside: 11, below: 2.5 } as const;
const TWILL_CM = 0.16;

/** The tape that covers the seam inside a back neck, from shoulder to shoulder. */
export function neckTape({ middle, top }: LabelPlace, color: LinearColor) {
  return (point: MaterialPoint, sample: MaterialSample): void => {
    const { seamKind, seamAcross, seamAlong, footprint } = point;
    if (seamKind === 0) return;
    if (point.y < top - NECK.below || Math.abs(point.x - middle) > NECK.aside) return;
    const edge = Math.abs(seamAcross) - TAPE_CM;
    const share = insideShare(edge, footprint);
    sample.cavity *= 1 - 0.3 * Math.exp(-Math.max(0, edge) / 0.2) * (1 - share);
    if (share <= 0) return;
    lay(sample, color, share);
    const shown = visibleShare(TWILL_CM, footprint);
    const twill = Math.cos((2 * Math.PI * (seamAlong + seamAcross)) / TWILL_CM);
    sample.height += share * (0.04 + 0.008 * twill * shown);
    sample.cavity *= 1 - 0.3 * share * insideShare(Math.abs(edge + 0.12) - 0.03, footprint);
  };
}
