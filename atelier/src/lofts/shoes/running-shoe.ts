import { makeLast } from '../lasts/last.ts';
import { SNEAKER_LAST } from '../lasts/lasts.ts';
import { type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import type { Detailing } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';
import { tongueOf } from './tongue.ts';

const THROAT_END = 20;
const collar = throughKnots([
  [-1, 10.4],
  [0.4, 10.3],
  [1.6, 9.3],
  [4, 8.2],
  [6.6, 7.9],
  [8.8, 8.7],
  [10.2, 10],
  [11, 11.4],
  [11.8, 14],
  [13, 23],
]);
const throat = (x: number) => blend(0.7, 1.2, ease(20, 12, x));

function opening(x: number, y: number, z: number): number {
  const foot = y - collar(x);
  if (x <= 9) return foot;
  return Math.max(foot, Math.min(throat(x) - Math.abs(z - 0.15), THROAT_END - x, y - 4));
}

const mudguard = throughKnots([
  [14, 3.9],
  [18, 4.1],
  [22, 4.7],
  [25, 6],
  [26.2, 9],
]);
/** A slash along the side, from the laces down and back to the heel. */
const slash = (x: number, y: number) => {
  const middle = 8.1 - 0.36 * (x - 9.4) + 0.02 * (x - 9.4) ** 2;
  const half = 0.5 * ease(17.6, 12, x) * ease(6, 9, x);
  return half - Math.abs(y - middle) - 0.04;
};
const heelCup = throughKnots([
  [1.2, 7.2],
  [4, 5.9],
  [6, 4],
  [8, 2.9],
  [10.4, 2.4],
]);

const PANELS: readonly Panel[] = [
  {
    inside: (x, y) => mudguard(x) - y - 2.2 * ease(15, 13, x),
    material: 'accent',
    rows: [0.16],
    rise: 0.06,
  },
  { inside: slash, material: 'accent', rise: 0.05, rows: [0.12] },
  { inside: (x, y) => heelCup(y) - x, material: 'accent', rows: [0.16], rise: 0.08 },
  {
    inside: (x, _y, z) =>
      x > 11
        ? throat(x) + 1.15 - Math.hypot(z - 0.15, 1.4 * Math.max(0, x - THROAT_END + 0.4))
        : -1,
    rows: [0.16],
    rise: 0.06,
  },
];

const soleBottom = throughKnots([
  [-1, 0.9],
  [1, 0.35],
  [3, 0.05],
  [6, 0],
  [19, 0],
  [23, 0.4],
  [26, 1.2],
  [29, 2.4],
]);
const soleTop = throughKnots([
  [-1, 4.5],
  [2, 3.9],
  [6, 3.2],
  [12, 2.7],
  [18, 2.5],
  [23, 2.7],
  [26, 3.2],
  [29, 4],
]);
const SOLE: SoleUnit = {
  profile: [
    [-0.5, 0],
    [-0.05, 0],
    [0.06, 0.05],
    [0.12, 0.2],
    [0.2, 0.36],
    [0.14, 0.55],
    [-0.02, 0.78],
    [-0.12, 0.93],
    [-0.24, 1],
    [-0.5, 0.95],
  ],
  bottom: soleBottom,
  top: soleTop,
  margin: (x) => 0.42 + 0.3 * ease(8, 0, x),
  material: 'foam',
};

/** A foam midsole with a sculpted line, an outsole of black rubber with flex grooves. */
const soleDetailing: Detailing = ([x, y, z], out) => {
  const up = (y - soleBottom(x)) / (soleTop(x) - soleBottom(x));
  const line = up - (0.52 + 0.12 * Math.sin(x * 0.3));
  out.relief -= 0.09 * bell(line, 0.045);
  out.openness *= 1 - 0.4 * bell(line, 0.045);
  const groove = Math.cos((x + 0.25 * z) * 2.1);
  if (up < 0.17) {
    out.material = 'lug-sole';
    out.relief -= 0.12 * ease(0.55, 0.9, groove);
  }
  if (x < 8 && up > 0.3 && up < 0.5) out.relief -= 0.05 * bell(Math.sin(x * 2.4), 0.4);
};

/** A running shoe: mesh with sewn-on guards, a padded collar, a thick foam sole. */
export function runningShoe(): LoftedShape {
  const lifted = SNEAKER_LAST.feather.map(
    ([x, y]) => [x, y + blend(1.25, 0.75, ease(0, 18, x))] as const,
  );
  const last = makeLast({ ...SNEAKER_LAST, feather: lifted });
  const detailing = panelDetailing({ base: 'upper', panels: PANELS, soleLine: soleTop });
  const { upper, rims } = shoeUpper(last, { opening, detailing });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleTop(x) + 0.1 && opening(x, y, z) < -0.12;
  const rim = rims[0];
  const surfaces = [
    upper,
    { ...soleUnit(last, SOLE), detailing: soleDetailing },
    tongueOf(last, {
      from: 21.6,
      to: 10.2,
      halfWidth: (share) => blend(1.5, 2.2, share),
      thick: 0.26,
      lift: 0.7,
      sunk: 0.2,
      material: 'upper',
    }),
    ...laceUp(last, {
      eyelets: [18.9, 17.6, 16.3, 15, 13.8, 12.7],
      halfGap: (x) => throat(x) + 0.5,
      lace: { half: 0.24, thick: 0.1 },
      away: 0.12,
      style: 'crossed',
      eyelet: 'punched',
      bow: 2.5,
    }),
    ...panelStitches(upper, PANELS, { isSewn }),
  ];
  if (rim) {
    surfaces.push(
      rimOf(rim, {
        half: 0.42,
        tall: 0.55,
        material: 'collar',
        keep: ({ point }) => point[0] < 11,
      }),
      rimOf(rim, { half: 0.1, material: 'upper' }),
    );
  }
  return { name: 'running-shoe', kind: 'shoe', surfaces };
}
