import { clamp } from '../raster/ramp.ts';
import { lengthOf, type Point } from './point.ts';

/** A stretch from one point to another, made ready for measuring distances to it. */
export interface Bone {
  readonly from: Point;
  readonly to: Point;
  readonly dx: number;
  readonly dy: number;
  /** At least a tiny one, so that two equal points do no harm. */
  readonly squaredLength: number;
}

export function boneOf(from: Point, to: Point): Bone {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return { from, to, dx, dy, squaredLength: Math.max(dx * dx + dy * dy, 1e-6) };
}

/** How far along a bone the nearest place to a point is: 0 at its start, 1 at its end, also beyond. */
export const alongBone = ({ from, dx, dy, squaredLength }: Bone, x: number, y: number): number =>
  ((x - from.x) * dx + (y - from.y) * dy) / squaredLength;

/** The distance of a point to the nearest one on a bone. */
export function distanceToBone(bone: Bone, x: number, y: number): number {
  const share = clamp(alongBone(bone, x, y), 0, 1);
  return lengthOf(x - bone.from.x - share * bone.dx, y - bone.from.y - share * bone.dy);
}
