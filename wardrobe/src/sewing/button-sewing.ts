import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare, noise, visibleShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

/** A button on the cloth of its panel, centimeters. */
export interface SewnButton {
  x: number;
  y: number;
  radiusCm: number;
}

/** How a panel is buttoned. */
export interface Buttoning {
  buttons: readonly SewnButton[];
  /** Which way a lying buttonhole goes from its button: 1 is to the right of the picture. */
  inward: 1 | -1;
  /** Half the width of the placket that the buttons stand in a row on; none on other fronts. */
  placketCm?: number;
}

type Draw = (point: MaterialPoint, sample: MaterialSample) => void;

const LIP_CM = 0.12;
const THREAD_CM = 0.07;
/** Buttonholes are longer than their button is wide by this much. */
const SPARE_CM = 0.25;

interface Buttonhole {
  /** The middle of the slit, and half its length along x and along y. */
  x: number;
  y: number;
  halfX: number;
  halfY: number;
}

/** Upright on a placket, the button in its middle; lying elsewhere, the button at its outer end. */
function holeOf({ x, y, radiusCm }: SewnButton, { inward, placketCm }: Buttoning): Buttonhole {
  const half = radiusCm + SPARE_CM;
  if (placketCm !== undefined) return { x, y: y - 0.1, halfX: 0, halfY: half };
  return { x: x + inward * (half - 0.25), y, halfX: half, halfY: 0 };
}

/** Buttonholes: a slit between two lips of close stitches, a bar across each end. */
export function sewButtonholes(buttoning: Buttoning, thread: LinearColor): Draw {
  const holes = buttoning.buttons.map((button) => holeOf(button, buttoning));
  return (point, sample) => {
    const { footprint } = point;
    for (const { x, y, halfX, halfY } of holes) {
      const dx = Math.max(0, Math.abs(point.x - x) - halfX);
      const dy = Math.max(0, Math.abs(point.y - y) - halfY);
      if (dx > 0.6 || dy > 0.6) continue;
      const away = Math.max(dx, dy);
      const share = insideShare(away - LIP_CM, footprint);
      sample.cavity *= 1 - 0.25 * Math.exp(-((away / 0.25) ** 2)) * (1 - share);
      if (share <= 0) continue;
      const along = halfX > 0 ? point.x : point.y;
      const ridge =
        Math.cos((2 * Math.PI * along) / THREAD_CM) * visibleShare(THREAD_CM, footprint);
      lay(sample, thread, 0.85 * share);
      sample.height += share * (0.035 + 0.008 * ridge);
      const slit = insideShare(away - 0.035, footprint);
      sample.cavity *= 1 - 0.75 * slit;
    }
  };
}

/** A placket stands up from the front by the cloth that is folded into it. */
const PLACKET_RISE_CM = 0.09;
const PLACKET_STITCHES_CM = 0.55;
/** How long the waves are in which its stitches draw it together. */
const PUCKERS_CM = 1.1;

/** Draws a row of stitches so far from it. */
type StitchRow = (point: MaterialPoint, sample: MaterialSample, away: number) => void;

/** The placket of a shirt: two folded edges, a row of stitches inside each, a shadow beside it. */
export function sewPlacket({ buttons, placketCm = 0 }: Buttoning, stitch: StitchRow): Draw {
  const middle = buttons.reduce((sum, { x }) => sum + x, 0) / Math.max(1, buttons.length);
  return (point, sample) => {
    const across = point.x - middle;
    const outside = Math.abs(across) - placketCm;
    if (outside > 1) return;
    const soft = Math.max(point.footprint, 0.1);
    sample.height += PLACKET_RISE_CM * insideShare(outside, soft);
    // The key light comes from the left: the right edge throws the shadow.
    const depth = across > 0 ? 0.4 : 0.14;
    if (outside > 0) sample.cavity *= 1 - depth * Math.exp(-outside / 0.36);
    const inner = outside + PLACKET_STITCHES_CM;
    const drawn = noise(point.y / PUCKERS_CM, across > 0 ? 0.5 : 9.5, 62);
    sample.height += 0.035 * drawn * Math.exp(-((inner / 0.6) ** 2));
    stitch(point, sample, inner);
  };
}
