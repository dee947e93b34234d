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
const CORNER = 0.75;
const END_SHARE = 0.12;
/** How far to either side of an armpit its corner is judged, as a share of the half width. */
const ARM_SHARE = 0.12;

/**
 * The sleeve of a side, or null. The way along the outline first leads away from the neck to the
 * sleeve's end, back to the armpit, and away again to the hem: a sleeve is the deepest such return.
 */
export function findSleeve({ points }: Side, top: number, half: number): Sleeve | null {
  const far = points.map(({ out, y }) => Math.hypot(out, (y - top) * HEIGHT_WEIGHT));
  const bend = deepestReturn(far);
  if (bend === null || bend.depth < STANDS_OUT_MIN * half) return null;
  const armpit = points[bend.low];
  const cuff = points[bend.high];
  if (!armpit || !cuff || cuff.out < armpit.out * 1.02) return null;
  const corner = sharpestNear(points, bend.low, Math.max(4, Math.round(half * ARM_SHARE)));
  return { armpit: corner, ...sleeveEnds(points, corner) };
}

interface Return {
  readonly high: number;
  readonly low: number;
  readonly depth: number;
}

/** The fall of `far` from a height that is followed by as great a rise: where it is greatest. */
function deepestReturn(far: readonly number[]): Return | null {
  const after = new Float64Array(far.length);
  let most = 0;
  for (let index = far.length - 1; index >= 0; index -= 1) {
    most = Math.max(most, far[index] ?? 0);
    after[index] = most;
  }
  let [high, best]: [number, Return | null] = [0, null];
  far.forEach((distance, low) => {
    if (distance > (far[high] ?? 0)) high = low;
    const depth = Math.min(far[high] ?? 0, after[low] ?? 0) - distance;
    if (depth > (best?.depth ?? 0)) best = { high, low, depth };
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
  const sleeve = points.slice(tipAt, armpitAt + 1);
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
  const range = { from: tipAt, to: armpitAt };
  return {
    outerEnd: farthest(points, lean(1), range),
    innerEnd: farthest(points, lean(-1), range),
  };
}
