import { LINE_KINDS } from '../drapes/drape-parts.ts';
import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

/** The stripes along a knitted edge: from the edge to the middle of each, and how wide they are. */
const STRIPES_CM = [
  { middle: 0.72, half: 0.2 },
  { middle: 1.42, half: 0.12 },
] as const;

const ZIP = LINE_KINDS.indexOf('zip') + 1;

/** Stripes that are knitted into collars, cuffs and ribs, along their free edge. */
export const tipping =
  (color: LinearColor) =>
  (point: MaterialPoint, sample: MaterialSample): void => {
    if (point.finishKind === 0 || point.finishKind === ZIP) return;
    const { finishAcross: away, footprint } = point;
    for (const { middle, half } of STRIPES_CM)
      lay(sample, color, 0.95 * insideShare(Math.abs(away - middle) - half, footprint));
  };
