import type { BottomLandmarks, GarmentLimb, GarmentPoint } from '../garment-cutout.ts';
import { type GarmentShape, runAt, runsOf } from '../outline/garment-shape.ts';
import type { Mask } from '../raster/mask.ts';

/** Trousers are long from this height on, in widths. */
const LONG = 1.75;
/** How far down the crotch of long trousers is, as a share of their height. */
const CROTCH_LOWEST = 0.52;
const CROTCH_USUAL = 0.37;
/** From waist to crotch, over the width of the hips. */
const RISE_MAX = 0.82;
/** Shorts are at most so high, over their width, and part at their hem over so much of their height. */
const SHORT = 1.65;
const NOTCH = 0.012;
/** What parts only so far up is no crotch, as a share of the height. */
const FEET = 0.08;

/** The landmarks of trousers, shorts and skirts. */
export function findBottomLandmarks(shape: GarmentShape): BottomLandmarks {
  const { outline, axis, top, height } = shape;
  const extreme = (across: number, down: number, isSought: (point: GarmentPoint) => boolean) =>
    outline.reduce<GarmentPoint | null>((best, point) => {
      if (!isSought(point)) return best;
      const isBetter =
        best === null || point.x * across + point.y * down > best.x * across + best.y * down;
      return isBetter ? point : best;
    }, null) ?? { x: axis, y: top };
  const isUpper = ({ y }: GarmentPoint) => y < top + height * 0.2;
  const isLower = ({ y }: GarmentPoint) => y > top + height * 0.6;
  const waist = { left: extreme(-0.6, -1.6, isUpper), right: extreme(0.6, -1.6, isUpper) };
  const hem = { left: extreme(-0.7, 1, isLower), right: extreme(0.7, 1, isLower) };
  const crotch = raised(crotchOf(shape) ?? notchOf(shape), shape);
  const inner = crotch && {
    left: extreme(0.7, 1, (point) => isLower(point) && point.x < crotch.x),
    right: extreme(-0.7, 1, (point) => isLower(point) && point.x > crotch.x),
  };
  const hip = hipOf(shape, crotch?.y ?? top + height * 0.45);
  return {
    kind: 'bottom',
    waist,
    hip,
    crotch,
    hem,
    legs:
      crotch && inner
        ? {
            left: legOf({ crotch, hip: hip.left, inner: inner.left, outer: hem.left }),
            right: legOf({ crotch, hip: hip.right, inner: inner.right, outer: hem.right }),
          }
        : { left: null, right: null },
  };
}

/** The top of the gap between the legs, where one opens below. */
function crotchOf({ mask, axis, top, bottom, height, width }: GarmentShape): GarmentPoint | null {
  let crotch: GarmentPoint | null = null;
  for (let y = bottom - Math.round(height * 0.04); y > top + height * 0.12; y -= 1) {
    const gap = gapNear(mask, { y, x: crotch?.x ?? axis, within: width * (crotch ? 0.1 : 0.22) });
    if (gap === null) {
      if (crotch !== null && crotch.y < bottom - height * FEET) break;
      // Feet and wide hems may part for a few rows only.
      crotch = null;
      continue;
    }
    crotch = { x: gap, y };
  }
  if (crotch === null || crotch.y > bottom - height * FEET) return null;
  // Long legs that lie against each other part lower than at the crotch.
  const isHidden = height > LONG * width && crotch.y > top + height * CROTCH_LOWEST;
  return isHidden ? { x: crotch.x, y: top + height * CROTCH_USUAL } : crotch;
}

/** Where two short legs part at a hem, lower than any crotch; null where the hem goes on, as that of a skirt. */
function notchOf({ mask, axis, bottom, height, width }: GarmentShape): GarmentPoint | null {
  if (height > SHORT * width) return null;
  let rows = 0;
  for (let y = bottom; y > bottom - height * 0.06; y -= 1) {
    const legs = runsOf(mask, y).filter(({ from, to }) => to - from > width * 0.2);
    const gap = legs.length === 2 && gapNear(mask, { y, x: axis, within: width * 0.15 });
    rows += gap ? 1 : 0;
  }
  return rows < height * NOTCH ? null : { x: axis, y: bottom };
}

/** The crotch no lower than one is cut: below it, wide legs lie against each other. */
function raised(crotch: GarmentPoint | null, shape: GarmentShape): GarmentPoint | null {
  // That of long trousers is told from their height.
  if (crotch === null || shape.height > LONG * shape.width) return crotch;
  const hip = hipOf(shape, crotch.y);
  const lowest = shape.top + (hip.right.x - hip.left.x) * RISE_MAX;
  return crotch.y > lowest ? { x: crotch.x, y: lowest } : crotch;
}

interface GapSought {
  readonly y: number;
  readonly x: number;
  readonly within: number;
}

/** The x of the gap in a row that is nearest to a place. */
function gapNear(mask: Mask, { y, x, within }: GapSought): number | null {
  const runs = runsOf(mask, y);
  const gaps = runs.slice(1).map((run, index) => ((runs[index]?.to ?? 0) + run.from) / 2);
  const near = gaps.filter((gap) => Math.abs(gap - x) < within);
  return near.toSorted((one, two) => Math.abs(one - x) - Math.abs(two - x))[0] ?? null;
}

/** The widest row between waist and crotch. */
function hipOf({ mask, axis, top }: GarmentShape, crotchY: number): BottomLandmarks['hip'] {
  let widest = { from: axis, to: axis, y: top };
  for (let y = Math.round(top + (crotchY - top) * 0.4); y < crotchY - 2; y += 1) {
    const run = runAt(mask, y, axis);
    if (run && run.to - run.from > widest.to - widest.from) widest = { ...run, y };
  }
  return { left: { x: widest.from, y: widest.y }, right: { x: widest.to, y: widest.y } };
}

interface LegCorners {
  readonly crotch: GarmentPoint;
  readonly hip: GarmentPoint;
  readonly inner: GarmentPoint;
  readonly outer: GarmentPoint;
}

function legOf({ crotch, hip, inner, outer }: LegCorners): GarmentLimb {
  const start = { x: (crotch.x + hip.x) / 2, y: crotch.y };
  const end = { x: (inner.x + outer.x) / 2, y: (inner.y + outer.y) / 2 };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return { axis: [start, middle, end], innerEnd: inner, outerEnd: outer };
}
