import { type Last, makeLast } from '../lasts/last.ts';
import { SNEAKER_LAST, withShaft } from '../lasts/lasts.ts';
import { type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';
import { tongueOf } from './tongue.ts';

const soleBottom = throughKnots([
  [-1, 0.1],
  [2, 0],
  [19, 0],
  [24, 0.2],
  [29, 0.9],
]);
const soleTop = throughKnots([
  [-1, 2.6],
  [8, 2.4],
  [16, 2.15],
  [22, 2.2],
  [26, 2.6],
  [29, 3.1],
]);
const SOLE: SoleUnit = {
  profile: [
    [-0.45, 0],
    [-0.05, 0],
    [0.02, 0.05],
    [0.03, 0.5],
    [0.01, 0.9],
    [-0.04, 0.97],
    [-0.14, 1],
    [-0.5, 0.94],
  ],
  bottom: soleBottom,
  top: soleTop,
  margin: 0.34,
  material: 'rubber-sole',
};

/** Rubber foxing: a stripe below its edge, a diamond-cut bumper at the toe. */
const foxing: Detailing = ([x, y, z], out) => {
  const [up, down] = [y - soleBottom(x), soleTop(x) - y];
  if (Math.abs(down - 0.42) < 0.11) out.material = 'foam-accent';
  out.relief += 0.03 * bell(down - 0.42, 0.12) - 0.05 * bell(up - 0.5, 0.06);
  out.openness *= 1 - 0.4 * bell(up - 0.5, 0.06);
  if (x > 24 && up > 0.6 && down > 0.6)
    out.relief += 0.04 * Math.cos(z * 11 + y * 8) * Math.cos(z * 11 - y * 8);
};

const whole = (last: Last): Surface[] => [{ ...soleUnit(last, SOLE), detailing: foxing }];

const TALL = 13.8;
const THROAT_END = 20.6;
const throat = (x: number) => blend(0.7, 1.3, ease(20, 9, x));

function highOpening(x: number, y: number, z: number): number {
  const foot = y - (TALL + 0.6 + 0.016 * (x - 6) ** 2);
  if (x <= 8.4) return foot;
  return Math.max(foot, Math.min(throat(x) - Math.abs(z - 0.12), THROAT_END - x, y - 4));
}

const HIGH_PANELS: readonly Panel[] = [
  { inside: (x, _y, z) => x - (24.2 + 0.03 * z * z), material: 'rubber-sole', rise: 0.1 },
  {
    inside: (x, _y, z) =>
      x > 9 ? throat(x) + 1.3 - Math.hypot(z - 0.12, 1.4 * Math.max(0, x - THROAT_END + 0.3)) : -1,
    rows: [0.16, 1.05],
    rise: 0.06,
  },
  { inside: (x, y) => 1.9 + 0.009 * (y - 8) ** 2 - x, rows: [0.14], rise: 0.07 },
  { inside: (_x, y) => y - TALL - 0.2, rows: [0.1], rise: 0.02 },
];

/** The round patch over the inner ankle. */
function anklePatch(last: Last): Surface | null {
  const footing = last.onWall({ x: 6.8, side: 'inner', away: 0.16 }, (place) => place[1] - 9.4);
  const { upper } = shoeUpper(last, {
    opening: (x, y, z) => Math.max(Math.hypot(x - 6.8, y - 9.4) - 2, z),
    detailing: ([x, y], out) => {
      const away = Math.hypot(x - 6.8, y - 9.4);
      out.relief += 0.05 * ease(2, 1.9, away) - 0.03 * bell(away - 1.7, 0.08);
    },
    material: 'accent',
    away: 0.19,
  });
  return footing.point[2] < 0 ? upper : null;
}

/** Where canvas folds when the foot bends, in centimeters outward. */
const ankleCrease = (x: number, y: number, z: number): number =>
  -0.05 * bell(y + 0.6 * (x - 11) + 0.3 * Math.sin(z * 1.6) - 8.6, 0.5) * ease(8, 11, x);

/** A canvas high-top: rubber toe cap and foxing, metal eyelets, a patch at the ankle. */
export function highTop(): LoftedShape {
  const shape = withShaft(SNEAKER_LAST, TALL + 1.2);
  const last = makeLast({
    ...shape,
    taper: [
      [0, 0.97],
      [2.8, 1],
      [6, 0.92],
      [9, 0.8],
      [TALL, 0.82],
    ],
    heelCurve: [
      [0, 0.35],
      [2.5, 0],
      [5.4, 0.6],
      [8.5, 1.3],
      [TALL, 1.2],
    ],
  });
  const detailing = panelDetailing({
    base: 'upper',
    panels: HIGH_PANELS,
    soleLine: soleTop,
    relief: ankleCrease,
  });
  const { upper, rims } = shoeUpper(last, { opening: highOpening, detailing });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleTop(x) + 0.1 && highOpening(x, y, z) < -0.12;
  const rim = rims[0];
  const patch = anklePatch(last);
  return {
    name: 'high-top',
    kind: 'shoe',
    surfaces: [
      upper,
      ...whole(last),
      ...(patch ? [patch] : []),
      tongueOf(last, {
        from: 22,
        to: 9.1,
        halfWidth: (share) => blend(1.5, 2.2, share),
        thick: 0.12,
        lift: 0.3,
        sunk: 0.2,
        material: 'upper',
      }),
      ...laceUp(last, {
        eyelets: [19.6, 18.2, 16.8, 15.4, 14, 12.7, 11.6, 10.7],
        halfGap: (x) => throat(x) + 0.6,
        lace: { half: 0.32, thick: 0.07 },
        away: 0.12,
        style: 'crossed',
        eyelet: 'metal',
        bow: 1.9,
      }),
      ...panelStitches(upper, HIGH_PANELS, { isSewn }),
      ...(rim ? [rimOf(rim, { half: 0.1, material: 'upper' })] : []),
    ],
  };
}

const lowCollar = throughKnots([
  [-1, 7.6],
  [1, 7.5],
  [4, 6.7],
  [7, 6.5],
  [9.6, 7.2],
  [11.6, 8.3],
  [13, 9.2],
  [13.8, 11],
  [14.6, 20],
]);
const slipOpening = (x: number, y: number, _z: number) => y - lowCollar(x);

const gore = (x: number, y: number, z: number): number => {
  const middle = 12.2 + 0.25 * (y - 5);
  return Math.min(1.5 - 0.1 * (7.4 - y) - Math.abs(x - middle), y - 4.6, Math.abs(z) - 1.9);
};

const SLIP_PANELS: readonly Panel[] = [
  { inside: (x, y, z) => -gore(x, y, z), rows: [0.16], rise: 0.07 },
  { inside: (x, y) => 2.6 + 0.05 * (y - 5) - x, rows: [0.14], rise: 0.06 },
];

/** A canvas slip-on with elastic at the sides. */
export function slipOn(): LoftedShape {
  const last = makeLast(SNEAKER_LAST);
  const base = panelDetailing({ base: 'upper', panels: SLIP_PANELS, soleLine: soleTop });
  const detailing: Detailing = ([x, y, z], out) => {
    base([x, y, z], out);
    if (gore(x, y, z) <= 0) return;
    out.material = 'elastic';
    out.relief += 0.02 * Math.sin(x * 26);
  };
  const { upper, rims } = shoeUpper(last, { opening: slipOpening, detailing });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleTop(x) + 0.1 && slipOpening(x, y, z) < -0.12;
  const rim = rims[0];
  return {
    name: 'slip-on',
    kind: 'shoe',
    surfaces: [
      upper,
      ...whole(last),
      ...panelStitches(upper, SLIP_PANELS, { isSewn }),
      ...(rim ? [rimOf(rim, { half: 0.24, tall: 0.3, material: 'collar' })] : []),
    ],
  };
}
