import { readCurve } from '../geometry/curve-table.ts';
import { type Field, smoothMinimum } from '../geometry/field.ts';
import { loft } from '../geometry/loft.ts';
import { ellipsoid, roundCone } from '../geometry/solids.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Gender } from './figures.ts';

type Row = readonly [y: number, width: number, front: number, back: number, power: number];

/** Half width, and how far front and back are from the plane z = 0, of an average figure. */
const ROWS: Record<Gender, readonly Row[]> = {
  woman: [
    [80, 14.6, 6, -7.5, 2.2],
    [84, 16.2, 7.6, -8.6, 2.3],
    [90.5, 17, 8.6, -9.2, 2.3],
    [97, 16, 9, -9, 2.3],
    [104, 13.9, 8.8, -7.9, 2.25],
    [110, 12.3, 8.3, -7.1, 2.25],
    [115, 12.3, 8.3, -7.5, 2.3],
    [120.5, 13.1, 8.4, -8.7, 2.3],
    [127.5, 14.2, 8.2, -10, 2.3],
    [132, 15, 7.5, -10.6, 2.3],
    [137, 15.6, 5.9, -10.7, 2.3],
    [141, 14.8, 4.4, -10.2, 2.2],
    [144, 12, 3.2, -9.6, 2.1],
    [147, 8, 2, -9, 2],
    [150, 5.6, 1.5, -8, 2],
  ],
  man: [
    [84, 15, 7, -8, 2.3],
    [88, 16.2, 8.2, -8.9, 2.3],
    [95, 16.6, 9.2, -9.4, 2.3],
    [101, 15.8, 9.6, -9.2, 2.3],
    [107, 14.9, 9.6, -8.6, 2.3],
    [114.5, 14.3, 9.4, -8.2, 2.3],
    [120, 14.8, 9.6, -8.8, 2.35],
    [127, 15.9, 10, -10.2, 2.4],
    [134, 17.1, 10.1, -11.6, 2.45],
    [138.5, 17.9, 9.5, -12.2, 2.45],
    [144, 18, 7.8, -12.2, 2.4],
    [148.5, 16.8, 5.6, -11.6, 2.3],
    [152, 13.6, 3.9, -10.9, 2.2],
    [155, 9.2, 2.6, -10.2, 2],
    [158.4, 6.6, 2.2, -9, 2],
  ],
};

/** How far the sections at a height are multiplied: the girths' factors, smoothly between them. */
function fitRows(plan: BodyPlan): readonly (readonly number[])[] {
  const { levels, fit, figure } = plan;
  return [
    [levels.crotch, fit.hip],
    [levels.hip, fit.hip],
    [levels.waist, fit.waist],
    [levels.underbust, fit.underbust],
    [levels.bust, fit.bust],
    [levels.armpit, fit.bust],
    [levels.shoulder, figure.shoulder],
    [levels.backNeck, fit.neck],
  ];
}

export function trunkField(plan: BodyPlan): Field {
  const factors = fitRows(plan);
  const { unit, figure, levels } = plan;
  const sections = ROWS[plan.gender].map(([y, width, front, back, power]) => {
    const by = readCurve(factors, 1, y * unit);
    const belly = figure.belly * Math.exp(-(((y * unit - levels.waist + 6) / 11) ** 2));
    const depth = ((front - back) / 2) * unit * by;
    const half = width * unit * by;
    const z = ((front + back) / 2) * unit;
    return {
      y: y * unit,
      x: 0,
      z,
      left: half,
      right: half,
      front: depth + belly,
      back: depth,
      power,
    };
  });
  const core = loft(sections);
  const seat = seatField(plan);
  const breast = plan.gender === 'woman' ? breastField(plan) : undefined;
  return (x, y, z) => {
    const side = Math.abs(x);
    let d = core(side, y, z);
    if (breast) d = smoothMinimum(d, breast(side, y, z), 3.5 * unit);
    return smoothMinimum(d, seat(side, y, z), 4 * unit);
  };
}

function seatField({ unit, levels, figure, fit }: BodyPlan): Field {
  const wide = unit * fit.hip;
  return ellipsoid(
    [7 * wide, levels.hip - 2 * unit, -4.2 * wide - figure.seat],
    [7.6 * wide, 8.4 * unit, 7.8 * wide],
  );
}

function breastField({ unit, levels, figure }: BodyPlan): Field {
  const r = figure.breast;
  const x = 8.4 * unit;
  const low = roundCone(
    { at: [x, levels.bust, 9.6 * unit - r * 0.42], radius: r * 0.94 },
    { at: [x - 0.5, levels.bust + r * 1.6, 6.4 * unit - r * 0.35], radius: r * 0.5 },
  );
  return low;
}
