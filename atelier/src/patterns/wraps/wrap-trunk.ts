import type { Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import { stationAtHeight } from '../measuring/stations.ts';

export interface TrunkWrap {
  body: Body;
  /** 1 for a front, -1 for a back: as seen from behind, its u runs the other way. */
  facing: 1 | -1;
  /** The height that v = 0 hangs at. */
  topY: number;
  /** Below this v it lies all the way around; above it flattens toward the shoulders. */
  roundBelow: number;
  /** Half the width of the panel at a height of its own. */
  halfWidthAt: (v: number) => number;
  /** How far it stands off, beside its ease. */
  clearance: number;
}

const QUARTER_TURN = Math.PI / 2;

/** How wide cloth may lie at a height without getting into the arms. */
function widthBetweenArms({ axes }: Body, y: number, trunkHalfWidth: number): number {
  const arm = axes['left-arm'];
  const ends = [arm[0]?.center[1] ?? 0, arm.at(-1)?.center[1] ?? 0] as const;
  if (y > ends[0] || y < ends[1]) return Number.POSITIVE_INFINITY;
  const { center, halfWidth } = stationAtHeight(arm, y);
  return Math.max(trunkHalfWidth + 0.4, center[0] - halfWidth - 0.6);
}

interface Room {
  quarter: number;
  halfWidth: number;
  halfDepth: number;
  widest: number;
}

/** The half axes of an ellipse of a quarter girth: as wide as may be, what is left goes to depth. */
function roomAround({ quarter, halfWidth, halfDepth, widest }: Room) {
  const mean = quarter / QUARTER_TURN;
  const wanted = Math.sqrt(Math.max(0, 2 * mean * mean - halfDepth * halfDepth));
  const width = Math.min(widest, Math.max(wanted, halfWidth));
  const depth = Math.sqrt(Math.max(0, 2 * mean * mean - width * width));
  return { width, depth: Math.max(halfDepth, Math.min(depth, halfDepth + 6)) };
}

/** Lays a panel half around the trunk: at its sides it meets the panel of the other half. */
export function wrapTrunk(wrap: TrunkWrap): (u: number, v: number) => Point {
  const { body, facing, topY, roundBelow, halfWidthAt, clearance } = wrap;
  return (u, v) => {
    const y = topY + v;
    const station = stationAtHeight(body.axes.trunk, y);
    const quarter = Math.max(1, halfWidthAt(v));
    const angle = Math.max(-1, Math.min(1, u / quarter)) * QUARTER_TURN;
    const round = roundBelow < 0 ? Math.max(0, Math.min(1, v / roundBelow)) : 1;
    const { width, depth } = roomAround({
      quarter,
      halfWidth: station.halfWidth + clearance,
      halfDepth: station.halfDepth + clearance,
      widest: widthBetweenArms(body, y, station.halfWidth),
    });
    const x = u + (width * Math.sin(angle) - u) * round;
    const away = 2.5 + (depth - 2.5) * round ** 0.6;
    const z = station.center[2] + facing * away * Math.cos(angle * 0.99);
    return [facing * x, y, z];
  };
}
