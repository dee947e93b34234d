import { readCurve } from '../geometry/curve-table.ts';
import { type Field, smoothMinimum } from '../geometry/field.ts';
import { loft } from '../geometry/section-loft.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Gender } from './figures.ts';
import { handField } from './hand.ts';
import { frameOf, type LimbFrame, outOf, placed } from './limb-frame.ts';
import { onSide, posePoint, type Side } from './posture.ts';

type Row = readonly [down: number, outer: number, inner: number, front: number, back: number];

/** Centimeters below the shoulder joint: how far an arm reaches from its axis. */
const ROWS: Record<Gender, readonly Row[]> = {
  woman: [
    [56, 1.3, 1.3, 1.9, 1.9],
    [53.5, 1.75, 1.75, 2.5, 2.5],
    [49, 1.95, 1.95, 2.65, 2.65],
    [43, 2.6, 2.5, 3.1, 3.1],
    [37, 3.5, 3.2, 3.8, 3.6],
    [33, 3.75, 3.4, 3.9, 3.6],
    [29.5, 3.6, 3.5, 3.5, 3.7],
    [25, 3.5, 3.4, 3.6, 3.8],
    [18, 3.9, 3.7, 4.3, 4.2],
    [11, 4.3, 3.9, 4.5, 4.6],
    [5, 4.7, 4.1, 4.8, 4.9],
    [1, 4.5, 4.2, 4.7, 4.8],
    [-2, 3.2, 3.4, 3.6, 3.7],
    [-4, 1.4, 1.6, 1.7, 1.8],
  ],
  man: [
    [60, 1.5, 1.5, 2.2, 2.2],
    [57, 2, 2, 2.85, 2.85],
    [52, 2.25, 2.25, 3.05, 3.05],
    [46, 3.1, 3, 3.7, 3.7],
    [40, 4.2, 3.8, 4.5, 4.2],
    [35.5, 4.5, 4.1, 4.6, 4.2],
    [31.5, 4.2, 4.1, 4, 4.3],
    [27, 4.1, 4, 4.3, 4.5],
    [19, 4.6, 4.4, 5.3, 5],
    [12, 5.1, 4.7, 5.4, 5.5],
    [6, 5.8, 5, 5.8, 5.9],
    [1.5, 5.6, 5.1, 5.7, 5.8],
    [-2, 4.1, 4.2, 4.5, 4.6],
    [-4.5, 1.8, 2, 2.2, 2.3],
  ],
};

/** The lengths of upper and lower arm at the height that the tables describe. */
export const ARM_LENGTHS: Record<Gender, { upper: number; lower: number }> = {
  woman: { upper: 29.5, lower: 24 },
  man: { upper: 31.5, lower: 25.5 },
};

const JOINT: Record<Gender, { x: number; y: number; z: number }> = {
  woman: { x: 15.6, y: 139.4, z: -3 },
  man: { x: 18.6, y: 147, z: -3.2 },
};

/** A frame at the left shoulder joint whose y runs up along the arm. */
export function armFrame(plan: BodyPlan, side: Side): LimbFrame {
  const { x, y, z } = JOINT[plan.gender];
  const { away, forward } = plan.stance[side].arm;
  // Over fuller hips an arm hangs farther away.
  const full = Math.max(plan.fit.hip, plan.fit.waist, 1.02) - 1.02;
  const aside = away + full * 0.22;
  const joint = [x * plan.unit * plan.figure.shoulder, y * plan.unit, z * plan.unit] as const;
  return frameOf(
    onSide(side, posePoint(plan, onSide(side, joint))),
    [-Math.sin(aside), Math.cos(aside), -Math.sin(forward)],
    [0, 0, 1],
  );
}

/** Where the axis of the arm runs in its frame: z to the front, by how far it bends. */
export function armAxis(plan: BodyPlan, side: Side): readonly (readonly number[])[] {
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  const reach = Math.sin(plan.stance[side].arm.bend) * lower;
  return [
    [-(upper + lower + 4), 0, reach * 1.17],
    [-(upper + lower), 0, reach],
    [-(upper + lower * 0.45), 0, reach * 0.4],
    [-upper, 0, -0.4],
    [-upper * 0.5, 0, -0.3],
    [4, 0, 0],
  ].map((row) => row.map((value) => value * plan.unit));
}

/** A left arm with its hand, in the studio. */
export function armField(plan: BodyPlan, side: Side): Field {
  const { unit, fit } = plan;
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  const axis = armAxis(plan, side);
  const factors = [
    [-(upper + lower) * unit, fit.wrist],
    [-upper * unit, fit.elbow],
    [-upper * 0.5 * unit, fit.upperArm],
    [0, Math.sqrt(fit.upperArm)],
  ];
  const sections = ROWS[plan.gender].map(([down, outer, inner, front, back]) => {
    const y = -down * unit;
    const by = readCurve(factors, 1, y) * unit;
    return {
      y,
      x: 0,
      z: readCurve(axis, 2, y),
      left: outer * by,
      right: inner * by,
      front: front * by,
      back: back * by,
      power: 2.1,
    };
  });
  const sleeve = loft(sections, 1.2);
  const frame = armFrame(plan, side);
  const arm = placed(frame, sleeve);
  const hand = handField(plan, handFrame(plan, side));
  return (x, y, z) => smoothMinimum(arm(x, y, z), hand(x, y, z), 1.5 * unit);
}

/** A frame at the left wrist: y against the fingers, z to the thumb, x to the back of the hand. */
export function handFrame(plan: BodyPlan, side: Side): LimbFrame {
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  const arm = armFrame(plan, side);
  const axis = armAxis(plan, side);
  const wrist = -(upper + lower) * plan.unit;
  const at = outOf(arm, [0, wrist, readCurve(axis, 2, wrist)]);
  const elbow = outOf(arm, [0, -upper * plan.unit, readCurve(axis, 2, -upper * plan.unit)]);
  const { twist } = plan.stance[side].arm;
  const up = [elbow[0] - at[0], elbow[1] - at[1], elbow[2] - at[2]] as const;
  return frameOf(at, up, [-Math.sin(twist), 0, Math.cos(twist)]);
}
