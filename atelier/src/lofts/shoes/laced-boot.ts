import { makeLast } from '../lasts/last.ts';
import { DRESS_LAST, SNEAKER_LAST, withShaft } from '../lasts/lasts.ts';
import { leatherSole } from '../lasts/leather-sole.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease } from '../surfaces/point-math.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { ankleCreases, vampCreases } from './boot-creases.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';
import { tongueOf } from './tongue.ts';

const HEIGHT = 18.6;
const THROAT_END = 18.2;
const gap = (x: number) => blend(0.55, 1.15, ease(18, 10, x));
const topLine = (x: number) => HEIGHT + 0.012 * (x - 6) ** 2;

function opening(x: number, y: number, z: number): number {
  const foot = y - topLine(x);
  if (x <= 8.8) return foot;
  return Math.max(foot, Math.min(gap(x) - Math.abs(z - 0.1), THROAT_END - x, y - 4));
}

const quarter = throughKnots([
  [0.4, 14.6],
  [2.4, 15.2],
  [3.6, 16.8],
  [4.8, 18.4],
  [5.6, 19.2],
  [8, 20],
]);
const PANELS: readonly Panel[] = [
  { inside: (x, _y, z) => x - (23.6 - 0.045 * z * z), rows: [0.18, 0.34] },
  { inside: (x, y) => quarter(y) - x, rows: [0.18, 0.34] },
  { inside: (x, y) => 4.6 - 0.02 * (y - 9) ** 2 - x, rows: [0.18], material: 'accent' },
  {
    inside: (x, _y, z) =>
      x > 9.4 ? gap(x) + 1.2 - Math.hypot(z - 0.1, 1.4 * Math.max(0, x - THROAT_END + 0.4)) : -1,
    rows: [0.18],
    rise: 0.06,
  },
];

/** Laces draw a shaft in around the ankle. */
const LACED_ANKLE = {
  heelCurve: [
    [0, 0.42],
    [2.4, 0],
    [5.4, 0.6],
    [8.5, 1.35],
    [12, 1.25],
    [15, 0.8],
    [HEIGHT, 0.5],
  ],
  taper: [
    [0, 0.97],
    [2.8, 1],
    [6, 0.93],
    [9.5, 0.84],
    [14, 0.9],
    [HEIGHT, 0.98],
  ],
} as const;

/** A hiking boot: padded collar, speed-laced, on a cleated sole. */
export function lacedBoot(): LoftedShape {
  const shape = withShaft(
    { ...SNEAKER_LAST, feather: DRESS_LAST.feather.map(([x, y]) => [x, y + 0.5] as const) },
    HEIGHT + 1.6,
  );
  const last = makeLast({
    ...shape,
    ...LACED_ANKLE,
    feather: shape.feather.filter(([x]) => x < 28),
  });
  const soleLine = (x: number) => last.feather(x) + 0.16;
  const detailing = panelDetailing({
    base: 'upper',
    panels: PANELS,
    soleLine,
    relief: (x, y, z) => 0.8 * ankleCreases(x, y, z) + vampCreases(x, y, z),
  });
  const { upper, rims } = shoeUpper(last, { opening, detailing });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleLine(x) + 0.2 && opening(x, y, z) < -0.15;
  const rim = rims[0];
  const surfaces = [
    upper,
    ...leatherSole(last, { thick: 1.45, margin: 0.42, heelEnd: 8, heelTaper: 0.03, lugs: 1 }),
    tongueOf(last, {
      from: 20,
      to: 9.25,
      halfWidth: (share) => blend(1.5, 2.2, share),
      thick: 0.22,
      lift: 0.4,
      sunk: 0.2,
      material: 'accent',
    }),
    ...laceUp(last, {
      eyelets: [17.2, 15.9, 14.6, 13.4, 12.3, 11.4, 10.6],
      halfGap: (x) => gap(x) + 0.6,
      lace: { half: 0.2, thick: 0.15 },
      away: 0.12,
      style: 'crossed',
      eyelet: 'metal',
      bow: 2,
    }),
    ...panelStitches(upper, PANELS, { isSewn }),
  ];
  if (rim) {
    surfaces.push(
      rimOf(rim, {
        half: 0.36,
        tall: 0.45,
        material: 'collar',
        keep: ({ point }) => point[0] < 8.9,
      }),
      rimOf(rim, { half: 0.1, material: 'upper' }),
    );
  }
  return { name: 'laced-boot', kind: 'shoe', surfaces };
}
