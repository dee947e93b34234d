import { mixOf, type Pair, type Point, plus } from '../geometry/point.ts';
import type { Skeleton } from '../person/skeleton.ts';
import { clamp } from '../raster/ramp.ts';
import type { LimbOutline } from './limb-outline.ts';

type Trunk = Pick<Skeleton, 'trunkLength' | 'pelvis'>;

/** What thigh and shin measure where one sees them from the side, as shares of the trunk. */
const THIGH = 0.85;
const SHIN = 0.8;
/** A skirt spreads at most so far beyond the legs, as a share of half its width. */
const SPREAD_MAX = 1.12;

/** How far along a leg (1 the knee, 2 the ankle) a skirt reaches that is so long from the hips on. */
export function alongLap({ trunkLength }: Trunk, leg: LimbOutline, far: number): number {
  const thigh = Math.max(leg.upperLength, THIGH * trunkLength);
  const shin = Math.max(leg.lowerLength, SHIN * trunkLength);
  return far < thigh ? far / thigh : 1 + (far - thigh) / shin;
}

/**
 * The place on the lap of somebody who sits: so far from the hips along both legs, between the outer
 * edge of the one and that of the other.
 * @param share −1 the left edge, 1 the right one
 */
export function onLap(
  body: Trunk,
  legs: Pair<LimbOutline>,
  { far, share }: { far: number; share: number },
): Point {
  const [left, right] = legs.map((leg) => {
    const cut = leg.at(clamp(alongLap(body, leg, far), 0, 2));
    return plus(cut.middle, cut.outward, cut.radius * 1.1);
  });
  if (!left || !right) return body.pelvis;
  const kept = clamp(share, -SPREAD_MAX, SPREAD_MAX);
  return mixOf(left, right, (kept + 1) / 2);
}
