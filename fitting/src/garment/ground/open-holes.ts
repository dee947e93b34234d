import { between } from '../../raster/ramp.ts';
import { distanceTo, opened } from '../raster/distance-to.ts';
import { keepParts, type Mask, type Part, partsOf } from '../raster/mask.ts';

const HOLE_TOLERANCE_MAX = 5;
const CONTRAST_MIN = 0.7;
const UNLIKE = 10;
/** Over the width of the picture: stripes and checks have colors so unlike the ground's that near to each place. */
const PATTERN_UNLIKE = 25;
const PATTERN_REACH = 0.03;
const PATTERN_LIMITS = [0, 0.35, 0.7, 1];
const RIM = 6;
const RIM_SHARE_MAX = 0.1;
const HOLE_SHARE_MIN = 0.0005;

interface Seen {
  /** What the flood pays for each pixel: little for ground and for shadow upon it. */
  readonly costs: Float32Array;
  readonly distances: Float32Array;
  readonly tolerance: number;
  readonly hasLegs: boolean;
}

/**
 * Opens what the ground shows through of a garment, which no flood from the border reaches: between
 * sleeve and body, between legs, between straps. Only where the garment itself is unlike the
 * ground, and only in such places: a white print is no hole. In a pattern that is partly like the
 * ground, as stripes on white are, only gaps that no stripe crosses are.
 */
export function openHoles(mask: Mask, { costs, distances, tolerance, hasLegs }: Seen): Mask {
  const isUnlike = shareOf(mask, (at) => (distances[at] ?? 0) > UNLIKE) >= CONTRAST_MIN;
  const isPattern = () =>
    shareOf(
      mask,
      nearAny(mask, (at) => (distances[at] ?? 0) > PATTERN_UNLIKE),
    ) >= CONTRAST_MIN;
  if (!isUnlike && !isPattern()) return mask;
  const box = boxOf(mask);
  const least = Math.min(tolerance, HOLE_TOLERANCE_MAX);
  // Gaps in a pattern lie in the shadow of both sides, but with much tolerance stripes join them.
  const limits = isUnlike
    ? [least]
    : PATTERN_LIMITS.map((share) => between(least, HOLE_TOLERANCE_MAX, share));
  const rimOf = distanceTo(mask, 0);
  const inside = mask.inside.slice();
  for (const limit of limits) {
    const alike = mask.inside.map((is, at) => (is === 1 && (costs[at] ?? 0) < limit ? 1 : 0));
    const found = opened({ ...mask, inside: alike }, 1);
    const rims = rimShares(found, rimOf);
    const holes = keepParts(
      found,
      (part) =>
        part.area > alike.length * HOLE_SHARE_MIN &&
        isWhereHolesAre(part, { box, hasLegs, isUnlike, rimShare: rims[part.label] ?? 0 }),
    );
    const beyond = distanceTo(holes, 1);
    const most = Math.max(limit, tolerance) + 2;
    for (let at = 0; at < inside.length; at += 1) {
      if ((beyond[at] ?? 0) <= 2 && (costs[at] ?? 0) < most) inside[at] = 0;
    }
  }
  return { ...mask, inside };
}

/** By label: which share of a part lies along the outer edge, as no hole does but a pale panel may. */
function rimShares(mask: Mask, depth: Float32Array): Float32Array {
  const { labels, parts } = partsOf(mask);
  const shares = new Float32Array(parts.length + 1);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label > 0 && (depth[at] ?? 0) <= RIM) shares[label] = (shares[label] ?? 0) + 1;
  }
  for (const { label, area } of parts) shares[label] = (shares[label] ?? 0) / area;
  return shares;
}

/** Which share of a mask something holds for. */
function shareOf({ inside }: Mask, holds: (at: number) => boolean): number {
  let found = 0;
  let total = 0;
  for (let at = 0; at < inside.length; at += 5) {
    if (inside[at] !== 1) continue;
    total += 1;
    if (holds(at)) found += 1;
  }
  return found / Math.max(1, total);
}

/** Whether something holds for a pixel of a mask that is within the reach of a pattern. */
function nearAny(mask: Mask, holds: (at: number) => boolean): (at: number) => boolean {
  const found = mask.inside.map((is, at) => (is === 1 && holds(at) ? 1 : 0));
  const away = distanceTo({ ...mask, inside: found }, 1);
  const reach = PATTERN_REACH * mask.width;
  return (at) => (away[at] ?? 0) <= reach;
}

type Box = Pick<Part, 'left' | 'top' | 'right' | 'bottom'>;

function boxOf({ width, height, inside }: Mask): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] !== 1) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

interface Whereabouts {
  readonly box: Box;
  readonly hasLegs: boolean;
  /** Whether most of the garment itself is unlike the ground. */
  readonly isUnlike: boolean;
  readonly rimShare: number;
}

function isWhereHolesAre(part: Part, { box, hasLegs, isUnlike, rimShare }: Whereabouts): boolean {
  const across = (part.left + part.right) / 2 - box.left;
  const down = (part.top + part.bottom) / 2 - box.top;
  const x = Math.abs(across / (box.right - box.left) - 0.5);
  const y = down / (box.bottom - box.top);
  const slenderness = (part.bottom - part.top) / (part.right - part.left + 1);
  const isAtNeck = isUnlike && y < 0.16 && slenderness > 0.5;
  const isSleeveGap = x > 0.2 && y > 0.4 && slenderness > 1.6 && rimShare < RIM_SHARE_MAX;
  const isBetweenLegs = hasLegs && x < 0.12 && y > 0.4 && slenderness > 2.5;
  return isAtNeck || isSleeveGap || isBetweenLegs;
}
