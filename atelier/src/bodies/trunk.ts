import { readCurve } from '../geometry/curve-table.ts';
import { bell, type Field, smoothMinimum } from '../geometry/field.ts';
import { type LoftSection, loft } from '../geometry/section-loft.ts';
import { ellipsoid, roundCone } from '../geometry/solids.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Gender } from './figures.ts';
import { surfaceRelief } from './relief.ts';

type Row = readonly [y: number, width: number, front: number, back: number, power: number];

/** Half width, and how far front and back are from the plane z = 0, of an average figure. */
const ROWS: Record<Gender, readonly Row[]> = {
  woman: [
    [78, 5.5, 2.5, -5.5, 2],
    [80.5, 11, 5.2, -6.6, 2.1],
    [84, 15.4, 7.2, -8.2, 2.2],
    [90.5, 17, 8.4, -9.2, 2.3],
    [97, 15.9, 9, -8.9, 2.3],
    [104, 13.6, 8.8, -7.8, 2.25],
    [110, 12, 8.5, -7.1, 2.2],
    [115, 12.1, 8.4, -7.6, 2.25],
    [120.5, 13.1, 8.4, -8.8, 2.3],
    [127.5, 14.2, 8.1, -10.1, 2.35],
    [132, 14.7, 7.3, -10.6, 2.35],
    [137, 14.6, 5.7, -10.5, 2.3],
    [141, 13, 4, -10.1, 2.2],
    [144, 9.6, 2.6, -9.5, 2.1],
    [147.5, 5, 0.6, -8.2, 2],
    [151, 3, -1.2, -6, 2],
  ],
  man: [
    [82.5, 5.5, 3, -5.5, 2],
    [85, 11, 5.8, -7, 2.1],
    [88.5, 15.4, 7.8, -8.6, 2.2],
    [95, 16.6, 9, -9.4, 2.3],
    [101, 15.7, 9.5, -9.1, 2.3],
    [107, 14.2, 9.7, -8.7, 2.25],
    [114.5, 13.3, 9.6, -8.5, 2.2],
    [120, 14.1, 9.6, -9.1, 2.3],
    [127, 15.6, 9.8, -10.4, 2.35],
    [134, 16.8, 9.8, -11.6, 2.4],
    [138.5, 17.1, 9.1, -12.1, 2.4],
    [144, 16.6, 7.2, -11.9, 2.35],
    [148.5, 14.4, 4.9, -11.4, 2.2],
    [152, 10.8, 3.2, -10.7, 2.1],
    [155.5, 6, 0.8, -9.3, 2],
    [159, 3.4, -1, -7, 2],
  ],
};

/** How far the sections at a height are multiplied: the girths' factors, smoothly between them. */
function fitRows({ levels, fit, figure }: BodyPlan): readonly (readonly number[])[] {
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

function trunkSections(plan: BodyPlan): LoftSection[] {
  const factors = fitRows(plan);
  const { unit, figure, levels } = plan;
  return ROWS[plan.gender].map(([row, width, front, back, power]) => {
    const y = row * unit;
    const by = readCurve(factors, 1, y);
    const belly = figure.belly * bell((y - levels.waist + 7) / 13);
    // Weight is put on in depth more than in width.
    const depth = ((front - back) / 2) * unit * by ** 1.2;
    const half = width * unit * by ** 0.85;
    const z = ((front + back) / 2) * unit;
    return { y, x: 0, z, left: half, right: half, front: depth + belly, back: depth, power };
  });
}

/** The upright trunk without neck and limbs; the same on both sides. */
export function trunkField(plan: BodyPlan): Field {
  const { unit, levels } = plan;
  const core = loft(trunkSections(plan), 1.6);
  const seat = seatField(plan);
  const girdle = girdleField(plan);
  const breast = plan.gender === 'woman' ? breastField(plan) : undefined;
  const relief = surfaceRelief(plan);
  return (x, y, z) => {
    // Not |x|: the furrow between two halves has a round ground.
    const side = Math.sqrt(x * x + 0.8);
    let d = core(side, y, z);
    if (y > levels.bust) d = smoothMinimum(d, girdle(side, y, z), 3.2 * unit);
    if (breast && y > levels.underbust - 8 && y < levels.backNeck && z > -4)
      d = smoothMinimum(d, breast(side, y, z), 2.6 * unit);
    if (y < levels.waist + 6) d = smoothMinimum(d, seat(side, y, z), 3.6 * unit);
    return Math.abs(d) < 6 ? d + relief(side, y, z) : d;
  };
}

/** From the neck over the trapezius to the point of the shoulder. */
function girdleField({ gender, unit, levels, figure, fit }: BodyPlan): Field {
  const man = gender === 'man';
  const reach = (man ? 17.4 : 14.6) * unit * figure.shoulder;
  const top = levels.shoulder - (man ? 3.4 : 3.1) * unit;
  const inner = { at: [3.4 * unit * fit.neck, levels.sideNeck - 2.6 * unit, -4.4 * unit] as const };
  const outer = { at: [reach, top, -3.4 * unit] as const };
  return roundCone(
    { ...inner, radius: (man ? 3.6 : 2.9) * unit },
    { ...outer, radius: (man ? 4.3 : 3.7) * unit },
  );
}

function seatField({ unit, levels, figure, fit }: BodyPlan): Field {
  const wide = unit * fit.hip;
  return ellipsoid(
    [7.2 * wide, levels.hip - 2.4 * unit, -4.4 * wide - figure.seat],
    [7.4 * wide, 8.2 * unit, 7.6 * wide],
  );
}

/** A drop: full below, running out toward the collarbone above. */
function breastField({ unit, levels, figure, fit }: BodyPlan): Field {
  const r = figure.breast;
  const x = 7.7 * unit * Math.sqrt(fit.bust);
  const chest = 8.1 * unit * fit.bust;
  const full = ellipsoid([x, levels.bust - 0.3 * r, chest - 0.42 * r], [r * 1.06, r, r * 0.98]);
  const slope = roundCone(
    { at: [x, levels.bust, chest - 0.32 * r], radius: r * 0.74 },
    { at: [x + 0.8, levels.bust + r * 1.5, chest - 1.05 * r - 1.2 * unit], radius: r * 0.5 },
  );
  return (px, py, pz) => smoothMinimum(full(px, py, pz), slope(px, py, pz), 3 * unit);
}
