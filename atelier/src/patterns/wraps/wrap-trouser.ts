import type { AxisStation, Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import { stationAtHeight } from '../measuring/stations.ts';
import { hullAt } from './wrap-hull.ts';

export interface TrouserWrap {
  body: Body;
  side: 'left' | 'right';
  /** 1 for a front, -1 for a back. */
  facing: 1 | -1;
  /** The height of v = 0, the line of the crotch, above the floor. */
  crotchY: number;
  /** Up to this v the crotch's curve bends away from the middle. */
  curveV: number;
  /** From the crotch to the waist, and how much higher the cloth itself is at the middle. */
  rise: number;
  raise: number;
  /** Where the cloth begins and ends at a height of its own, inner side first. */
  widthAt: (v: number) => readonly [inner: number, outer: number];
  /** How far the crotch reaches beyond the middle at a height, as a share of all that it reaches. */
  reachAt: (v: number) => number;
}

const CLEARANCE_CM = 0.9;
/** The legs of a pair stay this far off the middle, so that they begin untangled. */
const GAP_CM = 0.5;

const smooth = (share: number) => share * share * (3 - 2 * share);

interface Around {
  half: AxisStation;
  side: number;
  /** How wide the cloth of this half is there. */
  width: number;
}

/** A quarter of the trunk, from its middle (0) to its side (1). */
function aroundTrunk({ half, width }: Around, share: number): readonly [number, number] {
  const radius = (width * 2) / Math.PI;
  const angle = (share * Math.PI) / 2;
  const across = Math.max(half.halfWidth + CLEARANCE_CM, radius * 1.2);
  const deep = Math.max(half.halfDepth + CLEARANCE_CM, radius * 0.8);
  return [across * Math.sin(angle), deep * Math.cos(angle)];
}

/** Half a leg, from its inside (0) to its outside (1). */
function aroundLeg({ half, side, width }: Around, share: number): readonly [number, number] {
  const radius = width / Math.PI;
  const across = Math.max(half.halfWidth + CLEARANCE_CM, radius);
  const deep = Math.max(half.halfDepth + CLEARANCE_CM, radius);
  const middle = Math.max(half.center[0] * side, across + GAP_CM);
  return [middle - across * Math.cos(share * Math.PI), deep * Math.sin(share * Math.PI)];
}

/**
 * Lays the half of a trouser leg around the body: around a quarter of the trunk above the crotch,
 * around half a leg below it, the crotch's curve between them. The inseam lies to the left on the
 * table where the panel is the left leg's front or the right leg's back.
 */
export function wrapTrouser(wrap: TrouserWrap): (u: number, v: number) => Point {
  const { body, facing, crotchY, curveV, rise, raise } = wrap;
  const side = wrap.side === 'left' ? 1 : -1;
  const turn = side * facing;
  return (u, v) => {
    const [inner, outer] = wrap.widthAt(v);
    const width = Math.max(1, outer - inner);
    const share = Math.max(0, Math.min(1, (u * turn - inner) / width));
    const lift = v > 0 ? rise / (rise + raise * (1 - share)) : 1;
    const y = crotchY + v * lift;
    const legs = stationAtHeight(body.axes[`${wrap.side}-leg`], y);
    const leg = aroundLeg({ half: legs, side, width }, share);
    const down = smooth(1 - Math.max(0, Math.min(1, v / curveV)));
    const weight = v <= 0 ? 1 : wrap.reachAt(v) * (1 - share) + down * share;
    const hips = hullAt(body, y);
    const trunk = aroundTrunk({ half: hips, side, width }, share);
    const x = leg[0] * weight + trunk[0] * (1 - weight);
    const z = leg[1] * weight + trunk[1] * (1 - weight);
    const middle = legs.center[2] * weight + hips.center[2] * (1 - weight);
    return [side * x, y, middle + facing * z];
  };
}
