import { makeLast } from '../lasts/last.ts';
import { DRESS_LAST, withShaft } from '../lasts/lasts.ts';
import { leatherSole } from '../lasts/leather-sole.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { ankleCreases, vampCreases } from './boot-creases.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

const HEIGHT = 17.2;
const topLine = (x: number) =>
  HEIGHT + 0.018 * (x - 6) ** 2 - 0.5 * Math.exp(-((x - 5.6) ** 2) / 9);
const opening = (x: number, y: number) => y - topLine(x);

/** Inside the elastic: a V that narrows to the ankle. */
function gore(x: number, y: number): number {
  const half = blend(0.3, 2.7, ease(4.4, 15.5, y));
  const middle = blend(8.3, 6.1, ease(5.5, 16, y));
  return Math.min(half - Math.abs(x - middle), y - 6.2);
}

const PANELS: readonly Panel[] = [
  { inside: (x, y) => -gore(x, y), rows: [0.2, 0.4], rise: 0.1 },
  { inside: (x, y) => 8.6 - 0.16 * (y - 6) - x - 3 * ease(5.4, 6.6, y), rise: 0.05, rows: [0.18] },
];

const rib = (x: number, y: number) => 0.03 * Math.sin(x * 24 - y * 2.6);

function bootDetailing(soleLine: (x: number) => number): Detailing {
  const leather = panelDetailing({
    base: 'upper',
    panels: PANELS,
    soleLine,
    relief: (x, y, z) =>
      gore(x, y) > 0 ? rib(x, y) : ankleCreases(x, y, z) + vampCreases(x, y, z),
  });
  return ([x, y, z], out) => {
    leather([x, y, z], out);
    if (gore(x, y) > 0) out.material = 'elastic';
  };
}

function pullTab(): Surface {
  const path = curveThrough(
    [
      [1.3, 14.6, 0],
      [0.62, 15.8, 0],
      [0.5, 17.2, 0],
      [0.62, 18.9, 0],
      [1.0, 19.35, 0],
      [1.35, 18.7, 0],
      [1.5, 16.4, 0],
    ],
    60,
  );
  return tubeSurface(path, {
    section: (_, angle) => [
      Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.35 * 0.95,
      Math.sin(angle) * 0.09,
    ],
    material: 'elastic',
    sides: 24,
    up: [1, 0, 0.001],
  });
}

/** An ankle boot with elastic sides, a pull tab and a stacked heel. */
export function chelseaBoot(): LoftedShape {
  const last = makeLast(withShaft(DRESS_LAST, HEIGHT + 1.6));
  const soleLine = (x: number) => last.feather(x) + 0.16;
  const plan = { opening, detailing: bootDetailing(soleLine), away: 0.1 };
  const { upper, rims } = shoeUpper(last, plan);
  const isSewn = ({ point: [x, y] }: { point: readonly [number, number, number] }) =>
    y > soleLine(x) + 0.15 && opening(x, y) < -0.15;
  const rim = rims[0];
  const surfaces = [
    upper,
    pullTab(),
    ...leatherSole(last, { thick: 0.95, margin: 0.38, heelEnd: 7.4, heelTaper: 0.06 }),
    ...panelStitches(upper, PANELS, { isSewn }),
  ];
  if (rim) surfaces.push(rimOf(rim, { half: 0.13, material: 'upper' }));
  return { name: 'chelsea-boot', kind: 'shoe', surfaces };
}
