import type { Body, BodyPart } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import { stationAlong, stationAtHeight } from '../measuring/stations.ts';

/** A sleeve's inside stays this far off the trunk. */
const TRUNK_GAP_CM = 1.2;

export interface LimbWrap {
  body: Body;
  part: BodyPart;
  /** How far along the axis v = 0 lies; a cap begins before the joint. */
  startCm: number;
  halfWidthAt: (v: number) => number;
  clearance: number;
}

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Lays a panel around a limb of the left: u = 0 on its outside, u to the right goes to the back. */
export function wrapLimb(wrap: LimbWrap): (u: number, v: number) => Point {
  const { body, part, startCm, halfWidthAt, clearance } = wrap;
  const axis = body.axes[part];
  const armpitY = part === 'left-arm' ? body.landmarks['left-front-armpit'][1] + 1 : 0;
  return (u, v) => {
    const { station, direction } = stationAlong(axis, startCm - v);
    const outward = unit([
      1 - direction[0] * direction[0],
      -direction[0] * direction[1],
      -direction[0] * direction[2],
    ]);
    const backward = unit(cross(direction, outward));
    const toBack: Point = backward[2] < 0 ? backward : [-backward[0], -backward[1], -backward[2]];
    const half = Math.max(1, halfWidthAt(v));
    const angle = Math.max(-1, Math.min(1, u / half)) * Math.PI;
    const radius = Math.max(
      half / Math.PI,
      Math.max(station.halfWidth, station.halfDepth) + clearance,
    );
    const [cos, sin] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const y = station.center[1] + outward[1] * cos + toBack[1] * sin;
    const x = station.center[0] + outward[0] * cos + toBack[0] * sin;
    const innermost =
      y < armpitY ? stationAtHeight(body.axes.trunk, y).halfWidth + TRUNK_GAP_CM : 0;
    const z = station.center[2] + outward[2] * cos + toBack[2] * sin;
    return [Math.max(x, innermost), y, z];
  };
}
