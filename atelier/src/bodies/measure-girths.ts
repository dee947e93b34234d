import { readCurve } from '../geometry/curve-table.ts';
import { type GirthPlane, girthAround } from '../geometry/girth.ts';
import type { Point } from '../geometry/point.ts';
import { ARM_LENGTHS, armAxis, armFrame } from './arm.ts';
import type { Girths } from './body.ts';
import { type BodyFields, bodyFields } from './body-fields.ts';
import type { BodyPlan } from './body-plan.ts';
import { legAxis } from './leg.ts';
import { outOf } from './limb-frame.ts';
import { posePoint } from './posture.ts';

/** Measures a body as a tailor does: the tape level with the trunk, square to the limb. */
export function measureGirths(plan: BodyPlan, fields: BodyFields): Girths {
  const { levels, unit } = plan;
  const trunk = (y: number, z: number) => girthAround(fields.lower, trunkPlane(plan, y, z));
  const leg = (y: number) => girthAround(fields.leftLeg, legPlane(plan, y));
  const arm = (y: number) => girthAround(fields.leftArm, armPlane(plan, y));
  const { upper, lower } = ARM_LENGTHS[plan.gender];
  return {
    neck: girthAround(fields.trunk, neckPlane(plan)),
    bust: trunk(levels.bust, 0),
    underbust: trunk(levels.underbust, 0),
    waist: trunk(levels.waist, 0),
    hip: trunk(levels.hip, 0),
    thigh: leg(levels.crotch - 2.5 * unit),
    knee: leg(levels.knee),
    calf: leg(levels.calf),
    ankle: leg(levels.ankle),
    upperArm: arm(-upper * 0.5 * unit),
    elbow: arm(-upper * unit),
    wrist: arm(-(upper + lower - 1) * unit),
    head: girthAround(
      fields.head,
      flat(posePoint(plan, [0, levels.chin + (levels.crown - levels.chin) * 0.66, 0])),
    ),
  };
}

const flat = (center: Point): GirthPlane => ({ center, across: [1, 0, 0], forward: [0, 0, 1] });

function trunkPlane(plan: BodyPlan, y: number, z: number): GirthPlane {
  const center = posePoint(plan, [0, y, z]);
  const side = posePoint(plan, [1, y, z]);
  const lean = Math.atan2(side[1] - center[1], 1);
  return { center, across: [Math.cos(lean), Math.sin(lean), 0], forward: [0, 0, 1] };
}

/** The tape runs lower in front than behind, square to the leaning neck. */
function neckPlane(plan: BodyPlan): GirthPlane {
  const center = posePoint(plan, [0, plan.levels.backNeck + 2.5 * plan.unit, -2.4 * plan.unit]);
  return { center, across: [1, 0, 0], forward: [0, -0.24, 0.97] };
}

function legPlane(plan: BodyPlan, y: number): GirthPlane {
  const axis = legAxis(plan, 'left');
  return flat([readCurve(axis, 1, y), y, readCurve(axis, 2, y)]);
}

function armPlane(plan: BodyPlan, y: number): GirthPlane {
  const frame = armFrame(plan, 'left');
  const center = outOf(frame, [0, y, readCurve(armAxis(plan, 'left'), 2, y)]);
  return { center, across: frame.x, forward: frame.z };
}

/** Rounds of measuring and correcting; each leaves a fraction of the error. */
const ROUNDS = 5;

/** The plan whose sections are so wide that the girths of its figure come out (within 0.5 cm). */
export function fitGirths(plan: BodyPlan): BodyPlan {
  let fitted = plan;
  for (let round = 0; round < ROUNDS; round += 1)
    fitted = { ...fitted, fit: corrected(fitted, measureGirths(fitted, bodyFields(fitted))) };
  return fitted;
}

function corrected({ fit, figure }: BodyPlan, found: Girths): Girths {
  const by = (name: keyof Girths) => fit[name] * (figure.girths[name] / found[name]);
  return {
    neck: by('neck'),
    bust: by('bust'),
    underbust: by('underbust'),
    waist: by('waist'),
    hip: by('hip'),
    thigh: by('thigh'),
    knee: by('knee'),
    calf: by('calf'),
    ankle: by('ankle'),
    upperArm: by('upperArm'),
    elbow: by('elbow'),
    wrist: by('wrist'),
    head: by('head'),
  };
}
