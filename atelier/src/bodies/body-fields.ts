import { type Field, smoothMinimum } from '../geometry/field.ts';
import { bounded } from '../geometry/solids.ts';
import { armField } from './arm.ts';
import type { BodyPlan } from './body-plan.ts';
import { footField } from './foot.ts';
import { headField, neckField } from './head.ts';
import { legField } from './leg.ts';
import { fieldOnSide, posedField, type Side } from './posture.ts';
import { trunkField } from './trunk.ts';

/** A body in parts, as needed to measure around one without another; each in its stance. */
export interface BodyFields {
  /** Trunk and neck. */
  trunk: Field;
  head: Field;
  leftArm: Field;
  rightArm: Field;
  leftLeg: Field;
  rightLeg: Field;
  /** Trunk, neck and legs. */
  lower: Field;
  withoutArms: Field;
  /** Within so many centimeters arm and trunk run into each other at a height. */
  blendAt: (y: number) => number;
  whole: Field;
}

/** Parts farther apart than this do not run into one another. */
const MARGIN = 6;
const WIDE = 90;

export function bodyFields(plan: BodyPlan): BodyFields {
  const { unit, levels } = plan;
  const core = trunkField(plan);
  const neck = neckField(plan);
  const between = (low: number, high: number) => ({
    low: [-WIDE, low, -WIDE] as const,
    high: [WIDE, high, WIDE] as const,
  });
  const upright: Field = (x, y, z) => {
    const d = core(x, y, z);
    return y < levels.armpit ? d : smoothMinimum(d, neck(x, y, z), 3.2 * unit);
  };
  const trunk = bounded(
    posedField(plan, upright),
    between(levels.crotch - 6 * unit, levels.crown),
    MARGIN,
  );
  const head = bounded(
    posedField(plan, headField(plan)),
    between(levels.chin - 1, levels.crown),
    MARGIN,
  );
  const hips = between(0, levels.hip + 9 * unit);
  const leftLeg = bounded(withFoot(plan, 'left'), hips, MARGIN);
  const rightLeg = bounded(withFoot(plan, 'right'), hips, MARGIN);
  const leftArm = fieldOnSide('left', armField(plan, 'left'));
  const rightArm = fieldOnSide('right', armField(plan, 'right'));
  const lower: Field = (x, y, z) => {
    const legs = smoothMinimum(leftLeg(x, y, z), rightLeg(x, y, z), 0.7 * unit);
    return smoothMinimum(trunk(x, y, z), legs, 3 * unit);
  };
  const withoutArms: Field = (x, y, z) => {
    const d = lower(x, y, z);
    return y > levels.frontNeck ? smoothMinimum(d, head(x, y, z), 1.6 * unit) : d;
  };
  const blendAt = (y: number) => {
    const high = Math.min(Math.max((y - levels.armpit) / (levels.shoulder - levels.armpit), 0), 1);
    return (2 + 2.2 * high) * unit;
  };
  const whole: Field = (x, y, z) => {
    const d = withoutArms(x, y, z);
    if (y > levels.sideNeck) return d;
    const arm = x > 0 ? leftArm(x, y, z) : rightArm(x, y, z);
    return smoothMinimum(d, arm, blendAt(y));
  };
  const parts = { trunk, head, leftArm, rightArm, leftLeg, rightLeg, lower };
  return { ...parts, withoutArms, blendAt, whole };
}

function withFoot(plan: BodyPlan, side: Side): Field {
  const leg = legField(plan, side);
  const foot = footField(plan, side);
  const high = 16 * plan.unit;
  return fieldOnSide(side, (x, y, z) => {
    const d = leg(x, y, z);
    return y > high ? d : smoothMinimum(d, foot(x, y, z), 2 * plan.unit);
  });
}
