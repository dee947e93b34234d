import {
  type LinearColor,
  linearColor,
  luminanceOf,
  mixLinear,
} from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare, visibleShare, wrapTo } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import { wordDistance, wordWidth } from '../prints/stroke-letters.ts';
import { brandFigure } from './brand-figure.ts';
import { nameMark } from './name-mark.ts';

/** Where a garment carries the mark of its brand. */
export const GARMENT_MARKS = ['chest', 'name', 'hem', 'leg', 'waistband'] as const;
export type GarmentMark = (typeof GARMENT_MARKS)[number];

/** What marks are placed by on a panel. */
export interface MarkedPanel {
  name: string;
  isInside: boolean;
  /** The panel's box on the cloth, centimeters. */
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** The highest place in the middle of the panel: the neck of a back. */
  middleTop: number;
}

interface MarkedGarment {
  mark: GarmentMark;
  brand: string;
  ground: LinearColor;
  /** A mark on stripes or flowers is of a color that neither has. */
  isPrinted?: boolean;
}

type Draw = (point: MaterialPoint, sample: MaterialSample) => void;

const CHALK: LinearColor = [0.72, 0.7, 0.66];
const INKS = ['#1f2a44', '#26231f', '#5a2327', '#22382d'].map(linearColor);
const ON_PRINTS = linearColor('#a8322d');
const THREAD_CM = 0.07;
const PALE = 0.3;

const numberOf = (brand: string): number =>
  [...brand].reduce((sum, letter) => (sum * 29 + letter.charCodeAt(0)) % 6007, 3);

/** The thread of a brand: chalk on what is dark, an ink of its own on what is pale. */
function threadOf({ brand, ground, isPrinted }: MarkedGarment): LinearColor {
  if (isPrinted) return ON_PRINTS;
  return luminanceOf(ground) < PALE ? CHALK : (INKS[numberOf(brand) % INKS.length] ?? CHALK);
}

/** Beside the middle of the front, over the heart, and below the neck; half as wide as it is. */
const CHEST = { aside: 8.6, below: 8, half: 1.7 } as const;
/** Above the hem of shorts; on the hip of long legs, so far below their top. */
const LEG = { above: 5, below: 13, aside: 0.35, half: 2, longCm: 60 } as const;

/** The figure of a brand in satin stitch, around a place on the cloth. */
function stitched(
  garment: MarkedGarment,
  [x, y, half]: readonly [x: number, y: number, half: number],
): Draw {
  const figure = brandFigure(garment.brand);
  const thread = threadOf(garment);
  return (point, sample) => {
    const [across, up] = [point.x - x, point.y - y];
    if (Math.abs(across) > half * 1.2 || Math.abs(up) > half) return;
    const distance = half * figure(across / half, up / half);
    const share = insideShare(distance, point.footprint);
    if (share <= 0) return;
    const seen = visibleShare(THREAD_CM, point.footprint);
    const threads = Math.cos((2 * Math.PI * (across * 0.4 + up)) / THREAD_CM);
    lay(sample, thread, share);
    sample.height += share * (0.05 * Math.min(1, -distance / 0.12) + 0.008 * threads * seen);
    sample.roughness += (0.5 - sample.roughness) * share;
  };
}

const LABEL = { halfWidth: 0.9, halfHeight: 1.4, above: 4.2, aside: 0.62 } as const;

/** A small woven label that is sewn flat above the hem, the figure of the brand in it. */
function hemLabel(garment: MarkedGarment, { left, right, bottom }: MarkedPanel): Draw {
  const x = (left + right) / 2 + ((right - left) / 2) * LABEL.aside;
  const y = bottom + LABEL.above;
  const isOnDark = luminanceOf(garment.ground) < 0.12;
  const cloth = isOnDark ? mixLinear(CHALK, garment.ground, 0.25) : INKS[1];
  const thread = isOnDark ? INKS[1] : CHALK;
  const figure = brandFigure(garment.brand);
  return (point, sample) => {
    const [across, up] = [point.x - x, point.y - y];
    const edge = Math.max(Math.abs(across) - LABEL.halfWidth, Math.abs(up) - LABEL.halfHeight);
    const soft = point.footprint;
    sample.cavity *= 1 - 0.3 * insideShare(Math.abs(edge - 0.05) - 0.06, soft);
    const share = insideShare(edge, soft);
    if (share <= 0 || !cloth || !thread) return;
    lay(sample, cloth, share);
    sample.height += 0.06 * share;
    const half = LABEL.halfWidth * 0.72;
    lay(sample, thread, insideShare(half * figure(across / half, up / half), soft));
  };
}

const BAND_REPEAT_CM = 15;

/** The name woven into an elastic band, again and again; the band is closed between two of them. */
function bandNames(garment: MarkedGarment, { left, right, bottom, top }: MarkedPanel): Draw {
  const repeat = (right - left) / Math.max(1, Math.round((right - left) / BAND_REPEAT_CM));
  const word = garment.brand.toUpperCase();
  const letters = wordDistance(word);
  const tall = Math.min((top - bottom) * 0.36, (repeat * 0.8) / wordWidth(word));
  const thread = threadOf(garment);
  const middle = (bottom + top) / 2;
  return (point, sample) => {
    const up = (point.y - middle) / tall;
    if (Math.abs(up) > 0.7) return;
    const across = wrapTo(point.x - left, repeat) - repeat / 2;
    const away = tall * (letters(across / tall, up + 0.5) - 0.09);
    lay(sample, thread, 0.92 * insideShare(away, point.footprint));
  };
}

const BANDS: ReadonlySet<string> = new Set(['waistband', 'underband']);
const FRONTS: ReadonlySet<string> = new Set(['front', 'left-front']);

/** What a brand puts on one of a garment's panels; null where it leaves the panel plain. */
export function garmentMark(garment: MarkedGarment, panel: MarkedPanel): Draw | null {
  const { mark } = garment;
  if (panel.isInside) return null;
  if (mark === 'waistband') return BANDS.has(panel.name) ? bandNames(garment, panel) : null;
  if (!FRONTS.has(panel.name)) return null;
  const middle = (panel.left + panel.right) / 2;
  if (mark === 'leg') {
    const x = middle + (panel.right - middle) * LEG.aside;
    const isLong = panel.top - panel.bottom > LEG.longCm;
    const y = isLong ? panel.top - LEG.below : panel.bottom + LEG.above;
    return stitched(garment, [x, y, LEG.half]);
  }
  if (panel.name !== 'front') return null;
  if (mark === 'hem') return hemLabel(garment, panel);
  const { brand } = garment;
  if (mark === 'name')
    return nameMark({
      brand,
      ink: threadOf(garment),
      isBarred: numberOf(brand) % 2 === 0,
      middle,
      neck: panel.middleTop,
    });
  return stitched(garment, [middle + CHEST.aside, panel.middleTop - CHEST.below, CHEST.half]);
}
