import { roomInArmpit } from '../bodies/arms/armpit.ts';
import type { Body, BodyArms } from '../bodies/body.ts';
import type { Point } from '../geometry/point.ts';
import {
  type BodyDistances,
  bakeField,
  boxOf,
  type DistanceGrid,
  type Place,
  readDistance,
} from './body-distances.ts';

/** The distances to a body whose arms move. */
export interface LiftedDistances extends BodyDistances {
  /** How far the arms are lifted from where they hang, radians. */
  lift: number;
}

const HAND_CM = 9;

/** The box around an arm: its joint and its fingertip, and as much around them as it is wide. */
function armBox(body: Body, side: 'left' | 'right') {
  const points = (['shoulder', 'elbow', 'wrist', 'fingertip'] as const).map(
    (name) => body.landmarks[`${side}-${name}`],
  );
  const reach = (axis: 0 | 1 | 2, way: 1 | -1) =>
    Math.max(...points.map((point) => point[axis] * way)) * way + HAND_CM * way;
  return [
    [reach(0, -1), reach(1, -1), reach(2, -1)],
    [reach(0, 1), reach(1, 1), reach(2, 1)],
  ] as const;
}

/** Two distances as one, as soft as the body itself is there; the direction is mixed alike. */
function joinSoftly(body: Float64Array, arm: Float64Array, blend: number): void {
  const [a, b] = [body[0] ?? 0, arm[0] ?? 0];
  const near = Math.max(0, blend - Math.abs(a - b));
  const soft = near / (2 * blend);
  const ofArm = a < b ? soft : 1 - soft;
  body[0] = Math.min(a, b) - (near * near) / (4 * blend);
  for (let axis = 1; axis < 4; axis += 1) {
    body[axis] = (body[axis] ?? 0) * (1 - ofArm) + (arm[axis] ?? 0) * ofArm;
  }
}

/** In the fold of the arm flesh gives way: the way out leads to the middle between arm and trunk. */
function makeRoom(room: number, body: Float64Array, arm: Float64Array): void {
  const toward = (body[0] ?? 0) > (arm[0] ?? 0) ? -1 : 1;
  body[0] = room;
  let square = 1e-12;
  for (let axis = 1; axis < 4; axis += 1) {
    body[axis] = toward * ((body[axis] ?? 0) - (arm[axis] ?? 0));
    square += (body[axis] ?? 0) ** 2;
  }
  for (let axis = 1; axis < 4; axis += 1) body[axis] = (body[axis] ?? 0) / Math.sqrt(square);
}

interface Grids {
  withoutArms: DistanceGrid;
  left: DistanceGrid;
  right: DistanceGrid;
}

/** Reads an arm where it hangs, at a place turned back by its lift, and turns what was read. */
function makeArmReader({ left, right }: Grids, { joints }: BodyArms) {
  const turned = new Float64Array(3);
  return (place: Place, lift: number, out: Float64Array) => {
    const { positions, at } = place;
    const x = positions[at] ?? 0;
    const [joint, angle]: [Point, number] = x > 0 ? [joints.left, lift] : [joints.right, -lift];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const dx = x - joint[0];
    const dy = (positions[at + 1] ?? 0) - joint[1];
    turned[0] = joint[0] + dx * cos + dy * sin;
    turned[1] = joint[1] - dx * sin + dy * cos;
    turned[2] = positions[at + 2] ?? 0;
    const where = { positions: turned, at: 0, within: place.within };
    if (!readDistance(x > 0 ? left : right, where, out)) return false;
    const [nx, ny] = [out[1] ?? 0, out[2] ?? 0];
    out[1] = nx * cos - ny * sin;
    out[2] = nx * sin + ny * cos;
    return true;
  };
}

/** Where arm and trunk run into each other, the whole is nearer than either by no more than this. */
const SOFTEST_CM = 1.1;

/**
 * The distances to a body with its arms lifted by any angle: each part is read from a grid of its
 * own, the arms turned about their joints. Where the arms hang, `hanging` tells the distances, which
 * is more exact, but for the room under the arms.
 */
export function bakeLiftedDistances(
  body: Body,
  arms: BodyArms,
  hanging: BodyDistances,
): LiftedDistances {
  const grids = {
    withoutArms: bakeField(arms.withoutArms, boxOf(body)),
    left: bakeField(arms.left, armBox(body, 'left')),
    right: bakeField(arms.right, armBox(body, 'right')),
  };
  const readArm = makeArmReader(grids, arms);
  const ofArm = new Float64Array(4);
  const wide: Place = { positions: ofArm, at: 0, within: 0 };
  const lifted: LiftedDistances = {
    lift: 0,
    read(place, out) {
      wide.positions = place.positions;
      wide.at = place.at;
      wide.within = place.within + SOFTEST_CM;
      const onBody = readDistance(grids.withoutArms, wide, out);
      const onArm = readArm(wide, lifted.lift, ofArm);
      if (lifted.lift === 0) {
        const y = place.positions[place.at + 1] ?? 0;
        const room = onBody && onArm ? roomInArmpit(arms, y, [out[0] ?? 0, ofArm[0] ?? 0]) : -1e6;
        if (room <= Math.min(out[0] ?? 0, ofArm[0] ?? 0)) return hanging.read(place, out);
        makeRoom(room, out, ofArm);
        return room <= place.within;
      }
      if (!onArm) return onBody && (out[0] ?? 0) <= place.within;
      if (!onBody) {
        if ((ofArm[0] ?? 0) > place.within) return false;
        out.set(ofArm);
        return true;
      }
      const y = place.positions[place.at + 1] ?? 0;
      const room = roomInArmpit(arms, y, [out[0] ?? 0, ofArm[0] ?? 0]);
      if (room > Math.min(out[0] ?? 0, ofArm[0] ?? 0)) makeRoom(room, out, ofArm);
      else joinSoftly(out, ofArm, arms.blendAt(y));
      return (out[0] ?? 0) <= place.within;
    },
  };
  return lifted;
}
