import { type Field, smoothMaximum, smoothMinimum } from '../geometry/field.ts';
import type { Point } from '../geometry/point.ts';
import { loft } from '../geometry/section-loft.ts';
import { ellipsoid, roundCone } from '../geometry/solids.ts';
import type { BodyPlan } from './body-plan.ts';
import { legAxis } from './leg.ts';
import { frameOf, type LimbFrame, placed } from './limb-frame.ts';
import type { Side } from './posture.ts';

/** For a foot of 24.5 cm, before the ankle: inner and outer half width, top and bottom. */
const ROWS = [
  [-4.2, 1.7, 1.7, 3.6, 1.2],
  [-3.2, 2.5, 2.5, 5, 0.3],
  [-0.5, 3, 3, 8, 0],
  [3, 3.1, 3.1, 8.4, 0],
  [6, 3.2, 3.2, 6.9, 0.2],
  [9, 3.6, 3.7, 5.2, 0.2],
  [12, 4.3, 4.2, 3.7, 0],
  [14.5, 4.5, 4.2, 2.8, 0],
  [16.6, 4.1, 3.5, 2, 0.1],
] as const;

/** Big toe first: from the ball to the tip. */
const TOES: readonly (readonly [Point, number, Point, number])[] = [
  [[-2.6, 1.35, 15], 1.4, [-2.5, 1.1, 19.6], 1.1],
  [[-0.5, 1.3, 15], 1.05, [-0.2, 0.95, 19.3], 0.85],
  [[1, 1.2, 14.8], 0.95, [1.5, 0.9, 18.4], 0.78],
  [[2.3, 1.1, 14.2], 0.9, [2.95, 0.85, 17.3], 0.74],
  [[3.4, 1, 13.2], 0.85, [4.1, 0.8, 15.9], 0.72],
];

/** A foot's share of the height: about 0.151 of a woman's and 0.154 of a man's. */
export const footUnit = (plan: BodyPlan): number =>
  (plan.figure.heightCm * (plan.gender === 'man' ? 0.15 : 0.144)) / 24.5;

/** A frame on the floor below the left ankle: z to the toes. */
export function footFrame(plan: BodyPlan, side: Side): LimbFrame {
  const { toeOut } = plan.stance[side].leg;
  const [, x = 0, z = 0] = legAxis(plan, side)[0] ?? [];
  return frameOf([x, 0, z], [0, 1, 0], [Math.sin(toeOut), 0, Math.cos(toeOut)]);
}

/** A left foot that stands flat on the floor, in the studio. */
export function footField(plan: BodyPlan, side: Side): Field {
  const unit = footUnit(plan);
  // The loft runs along its y, which is the length of the foot here.
  const sole = loft(
    ROWS.map(([along, inner, outer, top, bottom]) => ({
      y: along,
      x: 0,
      z: (top + bottom) / 2,
      left: outer,
      right: inner,
      front: (top - bottom) / 2,
      back: (top - bottom) / 2,
      power: 2.3,
    })),
    0.8,
  );
  const heel = ellipsoid([0, 3, -1.6], [2.9, 3.4, 3.4]);
  const ankles = [
    ellipsoid([-2.75, 7.3, 0.2], [1, 1.5, 1.4]),
    ellipsoid([2.75, 6.5, -0.5], [1, 1.5, 1.4]),
  ];
  const toes = TOES.map(([from, thick, to, thin]) =>
    roundCone({ at: from, radius: thick }, { at: to, radius: thin }),
  );
  const foot: Field = (x, y, z) => {
    let d = 1e6;
    for (const toe of toes) d = smoothMinimum(d, toe(x, y, z), 0.25);
    d = smoothMinimum(sole(x, z, y), d, 0.9);
    d = smoothMinimum(d, heel(x, y, z), 1.6);
    for (const ankle of ankles) d = smoothMinimum(d, ankle(x, y, z), 1.2);
    return smoothMaximum(d, -y, 0.7);
  };
  return placed(footFrame(plan, side), (x, y, z) => foot(x / unit, y / unit, z / unit) * unit);
}
