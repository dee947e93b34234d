import { readCurve } from '../geometry/curve-table.ts';
import type { Field } from '../geometry/field.ts';
import { type LoftSection, loft } from '../geometry/section-loft.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Gender } from './figures.ts';
import { type Side, signOf } from './posture.ts';

type Row = readonly [y: number, outer: number, inner: number, front: number, back: number];

/** How far a leg reaches from its axis outward, inward, to the front and to the back. */
const ROWS: Record<Gender, readonly Row[]> = {
  woman: [
    [5, 2, 2, 2.4, 2.2],
    [7.5, 2.9, 3, 3.2, 3.4],
    [10, 2.75, 2.75, 3.1, 3.6],
    [14, 2.7, 2.7, 3.1, 3.6],
    [20, 3.2, 3.2, 3.5, 4.2],
    [27, 4.3, 4.3, 4.1, 5.5],
    [33, 5.1, 5.1, 4.5, 6.6],
    [37.5, 5.3, 5.3, 4.7, 6.7],
    [42, 5, 4.9, 4.9, 5.9],
    [45.5, 4.8, 4.8, 5.2, 5.1],
    [49, 5, 5, 5.8, 4.8],
    [52.5, 5.3, 5.4, 5.8, 5.2],
    [58, 6.2, 6, 6.6, 6.4],
    [66, 7.4, 6.8, 7.7, 7.5],
    [75, 8.3, 7.3, 8.5, 8.2],
    [81, 8.4, 7.5, 8.5, 8.5],
    [86, 7.6, 7.4, 7.8, 8],
    [91, 5.8, 5.6, 5.8, 6],
    [95, 3, 3, 3, 3],
  ],
  man: [
    [5, 2.2, 2.2, 2.6, 2.4],
    [8, 3.2, 3.3, 3.5, 3.7],
    [10.5, 3, 3, 3.4, 3.9],
    [15, 2.95, 2.95, 3.4, 3.9],
    [21.5, 3.5, 3.5, 3.9, 4.6],
    [29, 4.7, 4.7, 4.6, 6],
    [35, 5.6, 5.5, 5, 7.1],
    [40, 5.8, 5.7, 5.1, 7.2],
    [45, 5.4, 5.2, 5.3, 6.3],
    [48.5, 5.2, 5.2, 5.7, 5.4],
    [52, 5.5, 5.5, 6.3, 5.1],
    [56, 5.8, 5.9, 6.3, 5.6],
    [62, 6.8, 6.5, 7.2, 6.8],
    [70, 7.9, 7.3, 8.2, 7.8],
    [79, 8.5, 7.5, 8.8, 8.3],
    [85.5, 8.5, 7.6, 8.7, 8.6],
    [91, 7.6, 7.4, 7.8, 8],
    [96, 5.8, 5.6, 5.8, 6],
    [100, 3, 3, 3, 3],
  ],
};

/** Where the axis of a leg runs at a height: x outward from the middle, and z. */
export function legAxis(plan: BodyPlan, side: Side): readonly (readonly number[])[] {
  const { unit, levels, fit } = plan;
  // Fuller thighs stand apart, so that a trouser leg fits between them.
  const apart = Math.max(7.6 * fit.thigh - 8.1, 0);
  const stance = plan.stance[side].leg;
  const shift = plan.stance.pelvis.shift * signOf(side);
  const wide = plan.gender === 'man' ? 1.06 : 1;
  const knee = [(stance.knee.x * wide + apart * 0.9) * unit, stance.knee.z * unit] as const;
  const ankle = [
    (stance.ankle.x * wide + apart * 0.6) * unit,
    (stance.ankle.z - 2.4) * unit,
  ] as const;
  return [
    [0, ankle[0], ankle[1]],
    [levels.ankle, ankle[0], ankle[1]],
    [levels.calf, (ankle[0] + knee[0] * 2) / 3, (ankle[1] + knee[1] * 2) / 3 - 0.6 * unit],
    [levels.knee, knee[0], knee[1]],
    [levels.crotch, (9.1 * (wide * 0.5 + 0.5) + apart) * unit + shift, -0.4 * unit],
    [levels.hip + 4 * unit, (9.1 + apart) * unit + shift, -0.4 * unit],
  ];
}

/** A left leg from the hip joint to below the ankle, bent along its axis. */
export function legField(plan: BodyPlan, side: Side): Field {
  return loft(legSections(plan, side), 1.4);
}

function legSections(plan: BodyPlan, side: Side): LoftSection[] {
  const { unit, levels, fit } = plan;
  const axis = legAxis(plan, side);
  const factors = [
    [levels.ankle, fit.ankle],
    [levels.calf, fit.calf],
    [levels.knee, fit.knee],
    [levels.crotch - 2.5 * unit, fit.thigh],
  ];
  return ROWS[plan.gender].map(([height, outer, inner, front, back]) => {
    const y = height * unit;
    const by = readCurve(factors, 1, y) * unit;
    return {
      y,
      x: readCurve(axis, 1, y),
      z: readCurve(axis, 2, y),
      left: outer * by,
      right: inner * by,
      front: front * by,
      back: back * by,
      power: 2.1,
    };
  });
}
