import type { Point } from '../../geometry/point.ts';
import type { BodyArms } from '../body.ts';

/** What gives way between arm and trunk: half as much on either side of the middle, centimeters. */
const HALF_ROOM_CM = 0.5;
/** Below its top the room opens over this height. */
const OPENING_CM = 3;

/**
 * How far a place lies within the room that flesh gives to cloth between a hanging arm and the
 * trunk: half of what is left to either side, negative outside of it. Arm and trunk press on each
 * other there; cloth between them lies in the middle, and nobody sees it.
 */
export function roomInArmpit(arms: BodyArms, y: number, [trunk, arm]: readonly [number, number]) {
  const open = Math.min(1, (arms.armpitY - y) / OPENING_CM);
  return open <= 0 ? -1e6 : HALF_ROOM_CM * open - Math.abs(trunk - arm) / 2;
}

/** The same for a place in space. */
export function isInArmpit(arms: BodyArms, [x, y, z]: Point): boolean {
  const arm = x > 0 ? arms.left(x, y, z) : arms.right(x, y, z);
  return roomInArmpit(arms, y, [arms.withoutArms(x, y, z), arm]) > 0;
}
