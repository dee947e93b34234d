import { farthest, type Side, type SidePoint } from '../outline/side-of.ts';

/** Where a sleeve lies on a side's outline, as indices of its points. */
export interface Sleeve {
  readonly armpit: number;
  readonly outerEnd: number;
  readonly innerEnd: number;
}

/** Height counts less than breadth when it is measured how far a point lies from the neck. */
const HEIGHT_WEIGHT = 0.7;
/** A sleeve stands out from the armpit by this share of the garment's half width. */
const STANDS_OUT_MIN = 0.06;
/** A cuff that hangs beside the hem stands out less; the notch between them is this deep. */
const NOTCH_MIN = 0.045;
/** No armpit lies higher, as a share of the height. */
const HIGHEST = 0.05;
/** A sleeve is at least this thick, in half widths of the garment. */
const THICKNESS_MIN = 0.1;
const CORNER = 0.75;
const END_SHARE = 0.12;
/** The end is not in the first part of the way from the shoulder around the sleeve. */
const END_FROM = 0.25;
/** How far to either side of an armpit its corner is judged, as a share of the half width. */
const ARM_SHARE = 0.12;

interface SleeveSought {
  readonly top: number;
  readonly height: number;
  /** An armpit lies above this share of the height. */
  readonly lowest: number;
  /** Half the garment's width. */
  readonly half: number;
  /** How willing to take a small bend for a sleeve: 1, or more where the other side has one. */
  readonly trust: number;
}

/**
 * The sleeve of a side, or null. The way along the outline first leads away from the neck to the
 * sleeve's end, back to the armpit, and away again to the hem: a sleeve is the deepest such return.
 */
export function findSleeve({ points }: Side, sought: SleeveSought): Sleeve | null {
  const { top, height, lowest, half, trust } = sought;
  const far = points.map(({ out, y }) => Math.hypot(out, (y - top) * HEIGHT_WEIGHT));
  const bend = deepestReturn(far);
  const armpit = points[bend?.low ?? -1];
  const cuff = points[bend?.high ?? -1];
  if (!bend || !armpit || !cuff || cuff.out < armpit.out * 1.02) return null;
  // Straps turn back at their upper ends.
  if (armpit.y > top + height * lowest || armpit.y < top + height * HIGHEST) return null;
  const notch = Math.min(cuff.y, points[bend.next]?.y ?? 0) - armpit.y;
  const isBent = bend.depth * trust >= STANDS_OUT_MIN * half;
  const isNotched = notch * trust >= NOTCH_MIN * height;
  if (!isBent && !isNotched) return null;
  const corner = sharpestNear(points, bend.low, Math.max(4, Math.round(half * ARM_SHARE)));
  const sleeve = { armpit: corner, ...sleeveEnds(points, corner) };
  return thicknessOf(points, sleeve) < THICKNESS_MIN * half ? null : sleeve;
}

/** The mean breadth of what stands out, from its area and length: a hanger's end is thin. */
function thicknessOf(points: readonly SidePoint[], { armpit, innerEnd, outerEnd }: Sleeve): number {
  const root = points[armpit] ?? { out: 0, y: 0 };
  const level = points.findIndex(({ out }) => out >= root.out * 0.95);
  const part = points.slice(Math.max(0, level), armpit + 1);
  let area = 0;
  part.forEach((point, at) => {
    const next = part[(at + 1) % part.length] ?? point;
    area += (point.out * next.y - next.out * point.y) / 2;
  });
  const [inner, outer] = [points[innerEnd] ?? root, points[outerEnd] ?? root];
  const end = { out: (inner.out + outer.out) / 2, y: (inner.y + outer.y) / 2 };
  return Math.abs(area) / Math.max(1, Math.hypot(end.out - root.out, end.y - root.y));
}

interface Return {
  readonly high: number;
  readonly low: number;
  /** Where it is farthest after the low point. */
  readonly next: number;
  readonly depth: number;
}

/** The fall of `far` from a height that is followed by as great a rise: where it is greatest. */
function deepestReturn(far: readonly number[]): Return | null {
  const after = new Int32Array(far.length);
  let most = far.length - 1;
  for (let index = far.length - 1; index >= 0; index -= 1) {
    if ((far[index] ?? 0) > (far[most] ?? 0)) most = index;
    after[index] = most;
  }
  let [high, best]: [number, Return | null] = [0, null];
  far.forEach((distance, low) => {
    if (distance > (far[high] ?? 0)) high = low;
    const next = after[low] ?? low;
    const depth = Math.min(far[high] ?? 0, far[next] ?? 0) - distance;
    if (depth > (best?.depth ?? 0)) best = { high, low, next, depth };
  });
  return best;
}

/** The armpit is the inward corner near the return: where both ways lead outward most at once. */
function sharpestNear(points: readonly SidePoint[], near: number, arm: number): number {
  const sharpness = (at: number) => {
    const [before, own, after] = [points[at - arm], points[at], points[at + arm]];
    if (!before || !own || !after) return Number.NEGATIVE_INFINITY;
    const middle = { out: (before.out + after.out) / 2, y: (before.y + after.y) / 2 };
    const inward = Math.hypot(middle.out - own.out, middle.y - own.y);
    return middle.out > own.out ? inward - Math.abs(at - near) * 0.1 : -inward;
  };
  let best = near;
  for (let at = near - 2 * arm; at <= near + 2 * arm; at += 1) {
    if (sharpness(at) > sharpness(best)) best = at;
  }
  return best;
}

/**
 * The corners of the sleeve's end: the extremes along its axis, leaning to either side. The axis
 * leads from the middle of the armhole to the middle of what is farthest from there.
 */
function sleeveEnds(
  points: readonly SidePoint[],
  armpitAt: number,
): { outerEnd: number; innerEnd: number } {
  const armpit = points[armpitAt] ?? { out: 0, y: 0 };
  const tipAt = farthest(points, ({ out, y }) => (out <= armpit.out * 0.9 ? out - y * 0.01 : -1), {
    to: Math.floor(armpitAt * 0.7),
  });
  const tip = points[tipAt] ?? armpit;
  const root = { out: (tip.out + armpit.out) / 2, y: (tip.y + armpit.y) / 2 };
  const from = Math.round(tipAt + (armpitAt - tipAt) * END_FROM);
  const sleeve = points.slice(from, armpitAt + 1);
  const away = ({ out, y }: SidePoint) => Math.hypot(out - root.out, y - root.y);
  const ends = sleeve
    .toSorted((one, two) => away(two) - away(one))
    .slice(0, Math.max(5, Math.floor(sleeve.length * END_SHARE)));
  const mean = (value: (point: SidePoint) => number) =>
    ends.reduce((sum, point) => sum + value(point), 0) / ends.length;
  const way = { out: mean(({ out }) => out) - root.out, y: mean(({ y }) => y) - root.y };
  const length = Math.hypot(way.out, way.y) || 1;
  const lean = (sign: number) => (point: SidePoint) => {
    const along = ((point.out - root.out) * way.out + (point.y - root.y) * way.y) / length;
    const across = ((point.out - root.out) * way.y - (point.y - root.y) * way.out) / length;
    return along + sign * CORNER * across;
  };
  const range = { from, to: armpitAt };
  return {
    outerEnd: farthest(points, lean(1), range),
    innerEnd: farthest(points, lean(-1), range),
  };
}
