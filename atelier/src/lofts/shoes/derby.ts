import { makeLast } from '../lasts/last.ts';
import { DRESS_LAST } from '../lasts/lasts.ts';
import { leatherSole } from '../lasts/leather-sole.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { vampCreases } from './boot-creases.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';
import { tongueOf } from './tongue.ts';

const collar = throughKnots([
  [-1, 8.9],
  [0.6, 8.9],
  [2, 8.1],
  [4.5, 7],
  [7, 6.7],
  [9, 7.5],
  [10.3, 8.9],
  [11, 10.4],
  [11.6, 14],
  [12.4, 23],
]);
const THROAT_END = 16.8;
const gap = (x: number) => blend(0.28, 0.62, ease(17, 11, x));
/** The facings of a derby sweep down and forward over the vamp. */
const quarter = throughKnots([
  [0.4, 10.6],
  [2.2, 11.6],
  [3.4, 13.4],
  [4.6, 15.8],
  [5.6, 17.4],
  [6.4, 17.9],
  [9, 18.4],
]);
const counter = throughKnots([
  [0.9, 7],
  [3, 5.6],
  [5, 4.3],
  [7, 3.2],
  [9.2, 2.4],
]);

function opening(x: number, y: number, z: number): number {
  const foot = y - collar(x);
  if (x <= 9) return foot;
  return Math.max(foot, Math.min(gap(x) - Math.abs(z - 0.1), THROAT_END - x, y - 4));
}

const tipEdge = (x: number, z: number) => x - (24.1 - 0.04 * z * z);
/** The wings of a brogue run back along the sides, with a point in the middle. */
const wingEdge = (x: number, y: number, z: number) =>
  x - (22.9 - 0.55 * Math.abs(z) ** 1.35 + 0.9 * bell(z, 0.55) * -1 + 0.12 * y);

const holesAlong = (inside: number, run: number) =>
  -0.05 * bell(inside - 0.42, 0.09) * ease(0.1, 0.5, Math.cos(run * 13));

const DERBY: readonly Panel[] = [
  { inside: (x, _y, z) => tipEdge(x, z), rows: [0.16, 0.3], rise: 0.06 },
  { inside: (x, y) => counter(y) - x, rows: [0.16], rise: 0.06 },
  { inside: (x, y) => quarter(y) - x, rows: [0.16, 0.3] },
];

const BROGUE: readonly Panel[] = [
  { inside: wingEdge, rows: [0.16, 0.66], rise: 0.07, material: 'accent' },
  { inside: (x, y) => counter(y) - x, rows: [0.16], rise: 0.07, material: 'accent' },
  { inside: (x, y) => quarter(y) - x, rows: [0.16, 0.66] },
];

const brogueing = (x: number, y: number, z: number) =>
  holesAlong(wingEdge(x, y, z), z * 0.8 + x * 0.2) +
  holesAlong(quarter(y) - x, y + x * 0.2) +
  medallion(x, z);

function medallion(x: number, z: number): number {
  if (x < 24.2 || x > 27.8 || Math.abs(z) > 1.6) return 0;
  const [a, b] = [x - 26, z];
  const petal = Math.cos(Math.atan2(b, a) * 8);
  const around = bell(Math.hypot(a, b * 1.2) - 0.75, 0.1) * ease(0.2, 0.7, petal);
  return -0.05 * Math.min(1, around + bell(Math.hypot(a, b), 0.13));
}

function lacedShoe(name: string, panels: readonly Panel[], isBrogue: boolean): LoftedShape {
  const last = makeLast(DRESS_LAST);
  const soleLine = (x: number) => last.feather(x) + 0.16;
  const detailing = panelDetailing({
    base: 'upper',
    panels,
    soleLine,
    relief: (x, y, z) => vampCreases(x, y, z) + (isBrogue ? brogueing(x, y, z) : 0),
  });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.1 });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleLine(x) + 0.15 && opening(x, y, z) < -0.1;
  const rim = rims[0];
  const stitching = { pitch: 0.24, length: 0.17, radius: 0.025 };
  const surfaces = [
    upper,
    ...leatherSole(last, { thick: 0.85, margin: 0.36, heelEnd: 7.3, heelTaper: 0.05 }),
    tongueOf(last, {
      from: 19,
      to: 10.6,
      halfWidth: (share) => blend(1.2, 1.9, share),
      thick: 0.1,
      lift: 0.16,
      sunk: 0.1,
      material: 'upper',
    }),
    ...laceUp(last, {
      eyelets: [16, 14.8, 13.6, 12.4],
      halfGap: (x) => gap(x) + 0.42,
      lace: { half: 0.15, thick: 0.1 },
      away: 0.1,
      style: 'bars',
      eyelet: 'punched',
      bow: 2.3,
    }),
    ...panelStitches(upper, panels, { isSewn, stitching }),
  ];
  if (rim) surfaces.push(rimOf(rim, { half: 0.1, material: 'upper' }));
  return { name, kind: 'shoe', surfaces };
}

/** A plain derby with a straight toe cap. */
export const derby = () => lacedShoe('derby', DERBY, false);

/** A derby with wings, punched holes and a medallion on the toe. */
export const brogue = () => lacedShoe('brogue', BROGUE, true);
