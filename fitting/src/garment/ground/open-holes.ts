import { distanceTo, opened } from '../raster/distance-to.ts';
import { keepParts, type Mask, type Part, partsOf } from '../raster/mask.ts';

const HOLE_TOLERANCE_MAX = 5;
const CONTRAST_MIN = 0.7;
const UNLIKE = 10;
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
 * ground, and only in such places: a white print is no hole.
 */
export function openHoles(mask: Mask, { costs, distances, tolerance, hasLegs }: Seen): Mask {
  if (unlikeShare(mask, distances) < CONTRAST_MIN) return mask;
  const limit = Math.min(tolerance, HOLE_TOLERANCE_MAX);
  const alike = mask.inside.map((is, at) => (is === 1 && (costs[at] ?? 0) < limit ? 1 : 0));
  const box = boxOf(mask);
  const found = opened({ ...mask, inside: alike }, 1);
  const rims = rimShares(found, distanceTo(mask, 0));
  const holes = keepParts(
    found,
    (part) =>
      part.area > alike.length * HOLE_SHARE_MIN &&
      isWhereHolesAre(part, { box, hasLegs, rimShare: rims[part.label] ?? 0 }),
  );
  const beyond = distanceTo(holes, 1);
  return {
    ...mask,
    inside: mask.inside.map((is, at) =>
      is === 1 && (beyond[at] ?? 0) <= 2 && (costs[at] ?? 0) < tolerance + 2 ? 0 : is,
    ),
  };
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

function unlikeShare({ inside }: Mask, distances: Float32Array): number {
  let unlike = 0;
  let total = 0;
  for (let at = 0; at < inside.length; at += 5) {
    if (inside[at] !== 1) continue;
    total += 1;
    if ((distances[at] ?? 0) > UNLIKE) unlike += 1;
  }
  return unlike / Math.max(1, total);
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
  readonly rimShare: number;
}

function isWhereHolesAre(part: Part, { box, hasLegs, rimShare }: Whereabouts): boolean {
  const across = (part.left + part.right) / 2 - box.left;
  const down = (part.top + part.bottom) / 2 - box.top;
  const x = Math.abs(across / (box.right - box.left) - 0.5);
  const y = down / (box.bottom - box.top);
  const slenderness = (part.bottom - part.top) / (part.right - part.left + 1);
  const isAtNeck = y < 0.16 && slenderness > 0.5;
  const isSleeveGap = x > 0.2 && y > 0.4 && slenderness > 1.6 && rimShare < RIM_SHARE_MAX;
  const isBetweenLegs = hasLegs && x < 0.12 && y > 0.4 && slenderness > 2.5;
  return isAtNeck || isSleeveGap || isBetweenLegs;
}
