import { BLOCK, heelColumn } from '../lasts/heel-column.ts';
import { heeledLast } from '../lasts/heeled-last.ts';
import { heeledSole } from '../lasts/heeled-sole.ts';
import type { LastShape } from '../lasts/last.ts';
import { type Last, makeLast } from '../lasts/last.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

interface BootPlan {
  name: string;
  heel: number;
  /** How high its shaft ends over the floor. */
  top: number;
}

function shaftedLast({ heel, top }: BootPlan): LastShape {
  const foot = heeledLast(heel, 'round');
  if (top > 30) return tallLast(foot, top - heel);

  return {
    ...foot,
    ridge: [
      [0, 16],
      [5, 16.2],
      [7.6, 15.8],
      [8.9, 14.6],
      [9.8, 12.6],
      [10.8, 10.2],
      [12, 8.3],
      [13.6, 6.9],
      [15.4, 5.7],
      ...foot.ridge.filter(([x]) => x > 16.5),
    ],
    sidePower: [
      [0, 0.56],
      [7, 0.58],
      [10, 0.66],
      [15, 0.88],
      [25, 0.95],
    ],
    crownPower: [
      [0, 0.6],
      [8, 0.62],
      [11, 0.72],
      [15, 0.82],
      [25, 0.72],
    ],
    heelCurve: [
      [0, 0.45],
      [1.8, 0],
      [4.5, 0.45],
      [7, 0.85],
      [10, 0.75],
      [16, 0],
    ],
    taper: [
      [0, 0.96],
      [2.5, 1],
      [5, 0.96],
      [8, 0.98],
      [15, 1.16],
    ],
  };
}

/** The shaft of a tall boot follows the calf: widest below the knee, narrow at the ankle. */
function tallLast(foot: LastShape, tall: number): LastShape {
  return {
    ...foot,
    ridge: [
      [0, tall + 1],
      [5, tall + 1.2],
      [9, tall + 1],
      [10, tall * 0.92],
      [10.6, tall * 0.7],
      [10.9, tall * 0.5],
      [11.2, 13],
      [11.7, 10.4],
      [12.6, 8.5],
      [14, 6.9],
      [15.6, 5.6],
      ...foot.ridge.filter(([x]) => x > 16.5),
    ],
    sidePower: [
      [0, 0.56],
      [7, 0.58],
      [10, 0.62],
      [15, 0.88],
      [25, 0.95],
    ],
    crownPower: [
      [0, 0.5],
      [9, 0.5],
      [11, 0.6],
      [15, 0.82],
      [25, 0.72],
    ],
    heelCurve: [
      [0, 0.45],
      [1.8, 0],
      [4.5, 0.45],
      [7.5, 1.1],
      [12, 0.7],
      [20, -1.6],
      [tall, -2.2],
    ],
    taper: [
      [0, 0.96],
      [2.5, 1],
      [5, 0.96],
      [8, 0.94],
      [14, 1.16],
      [22, 1.5],
      [tall, 1.58],
    ],
  };
}

const topLineOf = (top: number) => (x: number) => top + 0.01 * (x - 5) ** 2;

/** Soft folds where the shaft bends over the instep. */
function folds(x: number, y: number, z: number): number {
  const where = ease(7.4, 10.5, x) * ease(15.5, 12.8, x);
  const slant = y + (x - 10) * 0.6 + 0.45 * Math.sin(z * 1.1 + 0.4);
  const back = ease(5.5, 2, x) * bell(y - 12.2 - (x - 2) * 0.35 + 0.3 * Math.sin(z * 1.7), 0.5);
  return -0.12 * where * (bell(slant - 11.3, 0.45) + 0.8 * bell(slant - 13.1, 0.5)) - 0.07 * back;
}

const panelsOf = (isTall: boolean): readonly Panel[] => [
  {
    inside: (x, y) => (isTall ? x - 5.4 : x - 5.9 - 0.1 * (y - 12) - 1.6 * ease(11, 8, y)),
    rise: 0.05,
    rows: [0.16],
  },
];

/** The zip on the inner side, its teeth and its puller. */
function zip(last: Last, top: number): Surface[] {
  const line = Array.from({ length: 90 }, (_, i) => {
    const y = 8.8 + ((top - 9.4) * i) / 89;
    const x = top > 30 ? 5 : 5.2 + 0.1 * (y - 12);
    return last.onWall({ x, side: 'inner', away: 0.12 }, (place) => place[1] - y);
  });
  const path = line.map((footing) => footing.point);
  const tape = tubeSurface(path, {
    section: (s, angle) => [
      Math.cos(angle) * 0.2,
      Math.sin(angle) * 0.08 * (1 + 0.5 * Math.sin(s * 560)),
    ],
    material: 'hardware',
    sides: 12,
    up: (i) => line[Math.min(i, line.length - 1)]?.normal ?? [0, 0, -1],
  });
  const end = path[path.length - 1] ?? [0, 0, 0];
  const puller = tubeSurface(
    curveThrough(
      [end, [end[0], end[1] - 0.5, end[2] - 0.25], [end[0], end[1] - 1.9, end[2] - 0.22]],
      20,
    ),
    {
      section: (_, a) => [Math.cos(a) * 0.22, Math.sin(a) * 0.07],
      material: 'hardware',
      up: [0, 0, -1],
    },
  );
  return [tape, puller];
}

function zippedBoot(plan: BootPlan): LoftedShape {
  const last = makeLast(shaftedLast(plan));
  const topLine = topLineOf(plan.top);
  const opening = (x: number, y: number) => y - topLine(x);
  const panels = panelsOf(plan.top > 30);
  const detailing = panelDetailing({
    base: 'upper',
    panels,
    relief: folds,
    soleLine: last.feather,
  });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.08 });
  const rim = rims[0];
  const isSewn = ({ point: [x, y] }: { point: readonly [number, number, number] }) =>
    y > last.feather(x) + 0.2 && y < topLine(x) - 0.2;
  return {
    name: plan.name,
    kind: 'shoe',
    surfaces: [
      upper,
      ...heeledSole(last, { thick: 0.45, margin: 0.08 }),
      ...heelColumn(last, BLOCK),
      ...zip(last, plan.top),
      ...panelStitches(upper, panels, { isSewn }),
      ...(rim ? [rimOf(rim, { half: 0.11, material: 'upper' })] : []),
    ],
  };
}

/** An ankle boot on a block heel, zipped inside. */
export const heeledBoot = () => zippedBoot({ name: 'heeled-boot', heel: 6.6, top: 21 });

/** A knee-high boot on a low block heel. */
export const kneeBoot = () => zippedBoot({ name: 'knee-boot', heel: 4.4, top: 42 });
