import { readCurve } from '../geometry/curve-table.ts';
import type { Field } from '../geometry/field.ts';
import { reachAlong } from '../geometry/girth.ts';
import type { Point } from '../geometry/point.ts';
import { add, scale, subtract } from '../geometry/vectors.ts';
import { ARM_LENGTHS, armAxis, armFrame } from './arm.ts';
import type { AxisStation, Body } from './body.ts';
import type { BodyFields } from './body-fields.ts';
import type { BodyPlan } from './body-plan.ts';
import { legAxis } from './leg.ts';
import { outOf } from './limb-frame.ts';
import { onSide, posePoint, type Side } from './posture.ts';

/** Centimeters between stations. */
const SPACING = 1.5;

interface Place {
  from: Point;
  across: Point;
  front: Point;
}

/** Where the parts of a body run, and how far their surfaces are from there. */
export function bodyAxes(plan: BodyPlan, fields: BodyFields): Body['axes'] {
  const { levels } = plan;
  const trunk = heights(levels.chin, levels.crotch).map((y) =>
    station(fields.trunk, {
      from: posePoint(plan, [0, y, -1.5 * plan.unit]),
      across: [1, 0, 0],
      front: [0, 0, 1],
    }),
  );
  return {
    trunk,
    'left-arm': armStations(plan, fields.leftArm, 'left'),
    'right-arm': armStations(plan, fields.rightArm, 'right'),
    'left-leg': legStations(plan, fields.leftLeg, 'left'),
    'right-leg': legStations(plan, fields.rightLeg, 'right'),
  };
}

/** Equal steps downward, at most SPACING apart. */
function heights(high: number, low: number): number[] {
  const steps = Math.ceil((high - low) / SPACING);
  return Array.from({ length: steps + 1 }, (_, i) => high - ((high - low) * i) / steps);
}

function armStations(plan: BodyPlan, field: Field, side: Side): AxisStation[] {
  const frame = armFrame(plan, side);
  const axis = armAxis(plan, side);
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  return heights(0, -(upper + lower) * plan.unit).map((y) =>
    station(field, {
      from: onSide(side, outOf(frame, [0, y, readCurve(axis, 2, y)])),
      across: onSide(side, frame.x),
      front: onSide(side, frame.z),
    }),
  );
}

function legStations(plan: BodyPlan, field: Field, side: Side): AxisStation[] {
  const axis = legAxis(plan, side);
  return heights(plan.levels.crotch + 6 * plan.unit, plan.levels.ankle).map((y) =>
    station(field, {
      from: onSide(side, [readCurve(axis, 1, y), y, readCurve(axis, 2, y)]),
      across: [1, 0, 0],
      front: [0, 0, 1],
    }),
  );
}

/** The middle of the section at a place and its half axes. */
function station(field: Field, { from, across, front }: Place): AxisStation {
  const spread = (start: Point, along: Point) => {
    const plus = add(start, scale(along, reachAlong(field, { from: start, along }, 60)));
    const back = scale(along, -1);
    const minus = add(start, scale(back, reachAlong(field, { from: start, along: back }, 60)));
    return { middle: scale(add(plus, minus), 0.5), half: Math.hypot(...subtract(plus, minus)) / 2 };
  };
  const deep = spread(from, front);
  const wide = spread(deep.middle, across);
  return { center: wide.middle, halfWidth: wide.half, halfDepth: deep.half };
}
