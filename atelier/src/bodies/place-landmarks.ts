import { readCurve } from '../geometry/curve-table.ts';
import type { Field } from '../geometry/field.ts';
import { reachAlong } from '../geometry/girth.ts';
import type { Point } from '../geometry/point.ts';
import { projectOnto } from '../geometry/surface-point.ts';
import { add, normalize, scale } from '../geometry/vectors.ts';
import { ARM_LENGTHS, armAxis, armFrame, handFrame } from './arm.ts';
import type { Body } from './body.ts';
import type { BodyFields } from './body-fields.ts';
import type { BodyPlan } from './body-plan.ts';
import { footFrame, footUnit } from './foot.ts';
import { handUnit, middleTip } from './hand.ts';
import { legAxis } from './leg.ts';
import { outOf } from './limb-frame.ts';
import { onSide, posePoint, type Side } from './posture.ts';

type Landmarks = Body['landmarks'];

/** Where a ray from the inside of a solid leaves it. */
function exit(field: Field, from: Point, along: Point): Point {
  const unit = normalize(along);
  return add(from, scale(unit, reachAlong(field, { from, along: unit }, 60)));
}

/** The nearest point of the surface. */
function nearest(field: Field, to: Point): Point {
  const point = Float64Array.from(to);
  projectOnto(field, point, 2);
  return [point[0] ?? 0, point[1] ?? 0, point[2] ?? 0];
}

/** Points on the surface, found on rays from the inside or by projection; exact to 0.001 cm. */
export function placeLandmarks(plan: BodyPlan, fields: BodyFields): Landmarks {
  return { ...middle(plan, fields), ...left(plan, fields), ...right(plan, fields) };
}

const FRONT: Point = [0, 0, 1];
const BACK: Point = [0, 0, -1];

function middle(plan: BodyPlan, { whole, lower, trunk }: BodyFields) {
  const { levels, unit } = plan;
  const at = (y: number, z = 0) => posePoint(plan, [0, y, z * unit]);
  return {
    crown: exit(whole, at(levels.crown - 6), [0, 1, -0.02]),
    chin: exit(whole, at(levels.chin + 4 * unit, 3), [0, -0.55, 1]),
    'front-neck': exit(trunk, at(levels.frontNeck, -3), FRONT),
    'back-neck': exit(trunk, at(levels.backNeck, -3), BACK),
    'front-bust': exit(trunk, at(levels.bust), FRONT),
    'front-underbust': exit(trunk, at(levels.underbust), FRONT),
    'front-waist': exit(trunk, at(levels.waist), FRONT),
    'back-waist': exit(trunk, at(levels.waist), BACK),
    'front-hip': exit(lower, at(levels.hip), FRONT),
    'back-hip': exit(lower, at(levels.hip), BACK),
    crotch: crotchPoint(plan, lower),
  };
}

/** Goes up between the legs until the trunk begins. */
function crotchPoint(plan: BodyPlan, lower: Field): Point {
  const axes = { left: legAxis(plan, 'left'), right: legAxis(plan, 'right') };
  const between = (y: number): Point => [
    (readCurve(axes.left, 1, y) - readCurve(axes.right, 1, y)) / 2,
    y,
    (readCurve(axes.left, 2, y) + readCurve(axes.right, 2, y)) / 2,
  ];
  let y = plan.levels.knee;
  while (lower(...between(y)) > 0) y += 0.1;
  return nearest(lower, between(y));
}

const left = (plan: BodyPlan, fields: BodyFields) => {
  const s = side(plan, fields, 'left');
  return {
    'left-neck': s.neck,
    'left-shoulder': s.shoulder,
    'left-front-armpit': s.frontArmpit,
    'left-back-armpit': s.backArmpit,
    'left-bust': s.bust,
    'left-waist': s.waist,
    'left-hip': s.hip,
    'left-elbow': s.elbow,
    'left-wrist': s.wrist,
    'left-fingertip': s.fingertip,
    'left-knee': s.knee,
    'left-calf': s.calf,
    'left-ankle': s.ankle,
    'left-heel': s.heel,
    'left-toe': s.toe,
  };
};

const right = (plan: BodyPlan, fields: BodyFields) => {
  const s = side(plan, fields, 'right');
  return {
    'right-neck': s.neck,
    'right-shoulder': s.shoulder,
    'right-front-armpit': s.frontArmpit,
    'right-back-armpit': s.backArmpit,
    'right-bust': s.bust,
    'right-waist': s.waist,
    'right-hip': s.hip,
    'right-elbow': s.elbow,
    'right-wrist': s.wrist,
    'right-fingertip': s.fingertip,
    'right-knee': s.knee,
    'right-calf': s.calf,
    'right-ankle': s.ankle,
    'right-heel': s.heel,
    'right-toe': s.toe,
  };
};

function side(plan: BodyPlan, fields: BodyFields, name: Side) {
  return {
    ...trunkSide(plan, fields, name),
    ...armSide(plan, fields, name),
    ...legSide(plan, fields, name),
  };
}

function trunkSide(plan: BodyPlan, { whole, trunk, lower }: BodyFields, name: Side) {
  const { levels, unit } = plan;
  const at = (x: number, y: number, z: number) =>
    posePoint(plan, onSide(name, [x * unit, y, z * unit]));
  const out = onSide(name, [1, 0, 0]);
  const joint = onSide(name, armFrame(plan, name).origin);
  const chest = plan.gender === 'man' ? 15.4 : 12.8;
  return {
    neck: exit(trunk, at(0, levels.sideNeck, -3.6), out),
    shoulder: nearest(whole, add(joint, [0, 6 * unit, 0])),
    frontArmpit: exit(whole, at(chest, levels.armpit + 2 * unit, -2), FRONT),
    backArmpit: exit(whole, at(chest + 0.6, levels.armpit + 2 * unit, -3), BACK),
    bust: exit(trunk, at(8.4, levels.bust, 0), FRONT),
    waist: exit(trunk, at(0, levels.waist, 0), out),
    hip: exit(lower, at(0, levels.hip, -0.5), out),
  };
}

function armSide(plan: BodyPlan, { whole }: BodyFields, name: Side) {
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  const arm = armFrame(plan, name);
  const axis = armAxis(plan, name);
  const at = (down: number) => {
    const y = -down * plan.unit;
    return onSide(name, outOf(arm, [0, y, readCurve(axis, 2, y)]));
  };
  const tip = middleTip();
  const hand = handUnit(plan);
  const inHand: Point = [tip[0] * hand, (tip[1] - 2) * hand, tip[2] * hand];
  return {
    elbow: exit(whole, at(upper), onSide(name, scale(arm.z, -1))),
    wrist: exit(whole, at(upper + lower), onSide(name, arm.x)),
    fingertip: nearest(whole, onSide(name, outOf(handFrame(plan, name), inHand))),
  };
}

function legSide(plan: BodyPlan, { whole }: BodyFields, name: Side) {
  const { levels } = plan;
  const axis = legAxis(plan, name);
  const at = (y: number) => onSide(name, [readCurve(axis, 1, y), y, readCurve(axis, 2, y)]);
  const foot = footFrame(plan, name);
  const unit = footUnit(plan);
  const inFoot = (x: number, y: number, z: number) =>
    onSide(name, outOf(foot, [x * unit, y * unit, z * unit]));
  return {
    knee: exit(whole, at(levels.knee), FRONT),
    calf: exit(whole, at(levels.calf), BACK),
    ankle: exit(whole, at(levels.ankle), onSide(name, [1, 0, 0])),
    heel: exit(whole, inFoot(0, 2, 0), onSide(name, scale(foot.z, -1))),
    toe: exit(whole, inFoot(-2.5, 1.2, 15), onSide(name, foot.z)),
  };
}
