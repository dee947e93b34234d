import { makeLast } from '../lasts/last.ts';
import { SNEAKER_LAST } from '../lasts/lasts.ts';
import { alongSole, type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { vampCreases } from './boot-creases.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';
import { tongueOf } from './tongue.ts';

const THROAT_END = 20.4;
const collar = throughKnots([
  [-1, 8.9],
  [0.6, 8.9],
  [2, 8.4],
  [4.5, 7.7],
  [7, 7.5],
  [9.2, 8.2],
  [10.6, 9.4],
  [11.4, 10.6],
  [12, 13],
  [13, 23],
]);
const throat = (x: number) => blend(0.75, 1.15, ease(20, 12, x));
const heelPatch = throughKnots([
  [0.9, 5.2],
  [3, 4.7],
  [6, 3.6],
  [8, 2.7],
  [10, 2.3],
]);
const quarter = throughKnots([
  [0.4, 14.4],
  [2.6, 15.2],
  [4.6, 17.2],
  [6, 19.3],
  [6.7, 20.9],
  [9, 23],
]);

function opening(x: number, y: number, z: number): number {
  const foot = y - collar(x);
  if (x <= 9) return foot;
  return Math.max(foot, Math.min(throat(x) - Math.abs(z - 0.15), THROAT_END - x, y - 4));
}

const PANELS: readonly Panel[] = [
  { inside: (x, _y, z) => x - (23 - 0.045 * z * z), rows: [0.2, 0.42] },
  { inside: (x, y) => quarter(y) - x, rows: [0.2, 0.42] },
  { inside: (x, y) => heelPatch(y) - x, material: 'accent', rows: [0.2] },
  {
    inside: (x, _y, z) =>
      x > 11
        ? throat(x) + 1.25 - Math.hypot(z - 0.15, 1.4 * Math.max(0, x - THROAT_END + 0.4))
        : -1,
    rows: [0.18],
  },
];

const soleBottom = throughKnots([
  [-1, 0.2],
  [1, 0.02],
  [2.5, 0],
  [18, 0],
  [21, 0.03],
  [24.5, 0.3],
  [28, 1.05],
  [29, 1.35],
]);
const soleTop = throughKnots([
  [-1, 2.75],
  [4, 2.55],
  [10, 2.3],
  [18, 2],
  [22, 2.02],
  [25, 2.35],
  [28, 3.05],
  [29, 3.3],
]);
const SOLE: SoleUnit = {
  profile: [
    [-0.45, 0],
    [-0.1, 0],
    [0, 0.04],
    [0.03, 0.14],
    [0.02, 0.4],
    [-0.03, 0.65],
    [-0.07, 0.84],
    [-0.1, 0.93],
    [-0.15, 0.98],
    [-0.22, 1],
    [-0.32, 0.98],
    [-0.5, 0.88],
  ],
  bottom: soleBottom,
  top: soleTop,
  margin: 0.46,
  material: 'rubber-sole',
};

const soleDetailing: Detailing = ([x, y, z], out) => {
  const [up, down] = [y - soleBottom(x), soleTop(x) - y];
  out.relief -= 0.06 * bell(up - 0.55, 0.05);
  out.openness *= 1 - 0.4 * bell(up - 0.55, 0.05);
  if (up > 0.05 && up < 0.5) out.relief += 0.03 * ease(-0.5, 0.5, Math.sin((x + z) * 10));
  out.relief -= 0.03 * bell(down - 0.5, 0.07);
};

/** A cup-soled leather sneaker: quarter, toe, heel patch and facings sewn in double rows. */
export function lowSneaker(): LoftedShape {
  const last = makeLast(SNEAKER_LAST);
  const detailing = panelDetailing({
    base: 'upper',
    panels: PANELS,
    soleLine: soleTop,
    relief: (x, y, z) => 0.7 * vampCreases(x - 1.6, y, z),
  });
  const { upper, rims } = shoeUpper(last, { opening, detailing });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleTop(x) + 0.1 && opening(x, y, z) < -0.12;
  const rim = rims[0];
  const surfaces = [
    upper,
    { ...soleUnit(last, SOLE), detailing: soleDetailing },
    tongueOf(last, {
      from: 22,
      to: 10.5,
      halfWidth: (share) => blend(1.5, 2.35, share),
      thick: 0.17,
      lift: 0.45,
      sunk: 0.2,
      material: 'upper',
    }),
    ...laceUp(last, {
      eyelets: [19.4, 18.1, 16.8, 15.5, 14.2, 12.9],
      halfGap: (x) => throat(x) + 0.55,
      lace: { half: 0.34, thick: 0.085 },
      away: 0.12,
      style: 'crossed',
      eyelet: 'punched',
      bow: 2.6,
    }),
    ...panelStitches(upper, PANELS, { isSewn }),
    ...presentSurfaces([
      stitchRow(alongSole(last, SOLE, { out: -0.055, share: 0.78 }), BOLD_STITCHING),
    ]),
  ];
  if (rim) {
    surfaces.push(
      rimOf(rim, {
        half: 0.3,
        tall: 0.42,
        material: 'collar',
        keep: ({ point }) => point[0] < 11.4,
      }),
      rimOf(rim, { half: 0.1, material: 'upper' }),
    );
  }
  return { name: 'low-sneaker', kind: 'shoe', surfaces };
}
