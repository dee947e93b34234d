import type { AxisStation, Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import { stationAtHeight } from '../measuring/stations.ts';

/** How wide trunk and legs are together at a height. */
export function hullAt({ axes }: Body, y: number): AxisStation {
  const trunk = stationAtHeight(axes.trunk, y);
  const leg = axes['left-leg'];
  if (y > (leg[0]?.center[1] ?? 0)) return trunk;
  const thigh = stationAtHeight(leg, y);
  const isBelow = y < (axes.trunk.at(-1)?.center[1] ?? 0);
  return {
    center: isBelow ? [0, y, thigh.center[2]] : trunk.center,
    halfWidth: Math.max(isBelow ? 0 : trunk.halfWidth, thigh.center[0] + thigh.halfWidth),
    halfDepth: Math.max(isBelow ? 0 : trunk.halfDepth, thigh.halfDepth),
  };
}

export interface HullWrap {
  body: Body;
  /** 1 for a front, -1 for a back: as seen from behind, its u runs the other way. */
  facing: 1 | -1;
  /** The height that v = 0 hangs at. */
  topY: number;
  /** Half the width of the panel at a height of its own. */
  halfWidthAt: (v: number) => number;
  /** Above this v it flattens toward the shoulders. */
  roundBelow?: number;
}

const CLEARANCE_CM = 0.9;
/** Front and back are so far from the middle where they meet upon the shoulder. */
const SHOULDER_CM = 2.5;

/** Lays a panel half around trunk and legs together: dresses and skirts. */
export function wrapHull(wrap: HullWrap): (u: number, v: number) => Point {
  const { body, facing, topY, halfWidthAt, roundBelow } = wrap;
  return (u, v) => {
    const y = topY + v;
    const { center, halfWidth, halfDepth } = hullAt(body, y);
    const quarter = Math.max(1, halfWidthAt(v));
    const angle = (Math.max(-1, Math.min(1, u / quarter)) * Math.PI) / 2;
    const radius = (quarter * 2) / Math.PI;
    const across = Math.max(halfWidth + CLEARANCE_CM, radius * 1.15);
    const deep = Math.max(halfDepth + CLEARANCE_CM, radius * 0.85);
    const round = roundBelow ? Math.max(0, Math.min(1, v / roundBelow)) : 1;
    const x = u + (across * Math.sin(angle) - u) * round;
    const away = SHOULDER_CM + (deep - SHOULDER_CM) * round ** 0.6;
    return [facing * x, y, center[2] + facing * away * Math.cos(angle * 0.99)];
  };
}
