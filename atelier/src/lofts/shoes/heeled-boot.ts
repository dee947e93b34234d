import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { BLOCK, heelColumn } from './heel-column.ts';
import { heeledLast } from './heeled-last.ts';
import { heeledSole } from './heeled-sole.ts';
import type { LastShape } from './last.ts';
import { type Last, makeLast } from './last.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

const HEEL = 6.6;
const TOP = 21;

function shaftedLast(): LastShape {
  const foot = heeledLast(HEEL, 'round');
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

const topLine = (x: number) => TOP + 0.01 * (x - 5) ** 2;
const opening = (x: number, y: number) => y - topLine(x);

/** Soft folds where the shaft bends over the instep. */
function folds(x: number, y: number, z: number): number {
  const where = ease(7.4, 10.5, x) * ease(15.5, 12.8, x);
  const slant = y + (x - 10) * 0.6 + 0.45 * Math.sin(z * 1.1 + 0.4);
  const back = ease(5.5, 2, x) * bell(y - 12.2 - (x - 2) * 0.35 + 0.3 * Math.sin(z * 1.7), 0.5);
  return -0.12 * where * (bell(slant - 11.3, 0.45) + 0.8 * bell(slant - 13.1, 0.5)) - 0.07 * back;
}

const PANELS: readonly Panel[] = [
  { inside: (x, y) => x - 5.9 - 0.1 * (y - 12) - 1.6 * ease(11, 8, y), rise: 0.05, rows: [0.16] },
];

/** The zip on the inner side, its teeth and its puller. */
function zip(last: Last): Surface[] {
  const line = Array.from({ length: 90 }, (_, i) => {
    const y = 8.8 + (11.6 * i) / 89;
    const x = 5.2 + 0.1 * (y - 12);
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
  const top = path[path.length - 1] ?? [0, 0, 0];
  const puller = tubeSurface(
    curveThrough(
      [top, [top[0], top[1] - 0.5, top[2] - 0.25], [top[0], top[1] - 1.9, top[2] - 0.22]],
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

/** An ankle boot on a block heel, zipped inside. */
export function heeledBoot(): LoftedShape {
  const last = makeLast(shaftedLast());
  const detailing = panelDetailing({
    base: 'upper',
    panels: PANELS,
    relief: folds,
    soleLine: last.feather,
  });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.08 });
  const rim = rims[0];
  const isSewn = ({ point: [x, y] }: { point: readonly [number, number, number] }) =>
    y > last.feather(x) + 0.2 && y < topLine(x) - 0.2;
  return {
    name: 'heeled-boot',
    kind: 'shoe',
    surfaces: [
      upper,
      ...heeledSole(last, { thick: 0.45, margin: 0.08 }),
      ...heelColumn(last, BLOCK),
      ...zip(last),
      ...panelStitches(upper, PANELS, { isSewn }),
      ...(rim ? [rimOf(rim, { half: 0.11, material: 'upper' })] : []),
    ],
  };
}
