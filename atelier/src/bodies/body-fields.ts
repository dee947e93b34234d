import { type Field, smoothMinimum } from '../geometry/field.ts';
import { armField } from './arm.ts';
import type { BodyPlan } from './body-plan.ts';
import { footField } from './foot.ts';
import { headField, neckField } from './head.ts';
import { legField } from './leg.ts';
import { fieldOnSide, posedField } from './posture.ts';
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
  /** Trunk and legs without feet and arms. */
  lower: Field;
  whole: Field;
}

export function bodyFields(plan: BodyPlan): BodyFields {
  const { unit } = plan;
  const core = trunkField(plan);
  const neck = neckField(plan);
  const trunk = posedField(plan, (x, y, z) =>
    smoothMinimum(core(x, y, z), neck(x, y, z), 4 * unit),
  );
  const head = posedField(plan, headField(plan));
  const leftLeg = withFoot(plan, 'left');
  const rightLeg = withFoot(plan, 'right');
  const leftArm = fieldOnSide('left', armField(plan, 'left'));
  const rightArm = fieldOnSide('right', armField(plan, 'right'));
  const lower: Field = (x, y, z) => {
    const legs = smoothMinimum(leftLeg(x, y, z), rightLeg(x, y, z), 0.6 * unit);
    return smoothMinimum(trunk(x, y, z), legs, 3 * unit);
  };
  const whole: Field = (x, y, z) => {
    let d = lower(x, y, z);
    if (y > plan.levels.frontNeck) d = smoothMinimum(d, head(x, y, z), 1.5 * unit);
    return smoothMinimum(d, x > 0 ? leftArm(x, y, z) : rightArm(x, y, z), 2.4 * unit);
  };
  return { trunk, head, leftArm, rightArm, leftLeg, rightLeg, lower, whole };
}

function withFoot(plan: BodyPlan, side: 'left' | 'right'): Field {
  const leg = legField(plan, side);
  const foot = footField(plan, side);
  const high = 16 * plan.unit;
  return fieldOnSide(side, (x, y, z) => {
    const d = leg(x, y, z);
    return y > high ? d : smoothMinimum(d, foot(x, y, z), 2 * plan.unit);
  });
}
