import { type CurveTable, makeCurveTable } from '../geometry/curve-table.ts';
import type { Field } from '../geometry/field.ts';
import type { Point } from '../geometry/point.ts';
import type { BodyPlan } from './body-plan.ts';

export type Side = 'left' | 'right';

/** Limbs are described as left ones; a right one is seen in a mirror. */
export const signOf = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1);

export const onSide = (side: Side, [x, y, z]: Point): Point => [x * signOf(side), y, z];

export function fieldOnSide(side: Side, field: Field): Field {
  return side === 'left' ? field : (x, y, z) => field(-x, y, z);
}

/** How far a level leans and is shifted to the side: a row for each height. */
function postureTable({ levels, stance }: BodyPlan): CurveTable {
  const { pelvis, shoulders } = stance;
  return makeCurveTable(
    [
      [0, 0, 0],
      [levels.crotch - 30, 0, pelvis.shift],
      [levels.crotch, pelvis.lean, pelvis.shift],
      [levels.hip, pelvis.lean, pelvis.shift],
      [levels.underbust, shoulders.lean, (pelvis.shift + shoulders.shift * 3) / 4],
      [levels.shoulder, shoulders.lean, shoulders.shift],
      [levels.backNeck, shoulders.lean * 0.5, shoulders.shift],
      [levels.chin, 0, shoulders.shift],
      [levels.crown + 20, 0, shoulders.shift],
    ],
    { perCm: 1, soften: 5 },
  );
}

function readPosture(table: CurveTable, y: number, column: 0 | 1): number {
  const place = Math.min(Math.max(y, table.low), table.high - 0.001);
  const step = Math.floor(place);
  const a = table.values[step * 2 + column] ?? 0;
  return a + ((table.values[step * 2 + 2 + column] ?? a) - a) * (place - step);
}

/** Where a point of the upright trunk comes to be. */
export function posePoint(plan: BodyPlan, [x, y, z]: Point): Point {
  const table = postureTable(plan);
  const level = y + readPosture(table, y, 0) * x;
  return [x + readPosture(table, level, 1), level, z];
}

/** The field of an upright trunk as that of one which leans. */
export function posedField(plan: BodyPlan, upright: Field): Field {
  const table = postureTable(plan);
  if (table.values.every((value) => value === 0)) return upright;
  return (x, y, z) => {
    const px = x - readPosture(table, y, 1);
    return upright(px, y - readPosture(table, y, 0) * px, z);
  };
}
