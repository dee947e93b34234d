import { BLOCK, type HeelColumn, heelColumn, STILETTO } from '../lasts/heel-column.ts';
import { heeledLast } from '../lasts/heeled-last.ts';
import { heeledSole } from '../lasts/heeled-sole.ts';
import { type Last, makeLast } from '../lasts/last.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { plus } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { type Knots, throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { panelDetailing } from './shoe-panels.ts';
import { overInstep, rimOf, shoeUpper } from './shoe-upper.ts';

export interface CourtShoe {
  name: string;
  heel: number;
  toe: 'pointed' | 'round' | 'square';
  column: HeelColumn | null;
  /** The height of the topline over the feather line, by length. */
  topline: Knots;
  rim: number;
  /** Above 0 where more is cut away than above the topline. */
  cut?: (x: number, y: number, z: number) => number;
  sole: { thick: number; margin: number };
}

export const LOW_CUT: Knots = [
  [-1, 5.9],
  [0.4, 5.7],
  [2, 4.9],
  [4.5, 3.9],
  [7.5, 3.05],
  [10.5, 2.65],
  [13, 2.6],
  [15, 2.75],
  [16.6, 3],
  [17.6, 3.5],
  [18.2, 4.6],
  [18.6, 8],
];

export function courtShoe(plan: CourtShoe): { last: Last; surfaces: Surface[] } {
  const last = makeLast(heeledLast(plan.heel, plan.toe));
  const topline = throughKnots(plan.topline);
  const opening = (x: number, y: number, z: number) => {
    const above = y - last.feather(x) - topline(x);
    return plan.cut ? Math.max(above, plan.cut(x, y - last.feather(x), z)) : above;
  };
  const detailing = panelDetailing({ base: 'upper', panels: [], soleLine: last.feather });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.08 });
  const rim = rims[0];
  return {
    last,
    surfaces: [
      upper,
      ...heeledSole(last, { ...plan.sole, isHeelCovered: plan.column !== null && !plan.cut }),
      ...(plan.column ? heelColumn(last, plan.column) : []),
      ...(plan.cut ? rims : rim ? [rim] : []).map((line) =>
        rimOf(line, { half: plan.rim, material: 'upper' }),
      ),
    ],
  };
}

/** A pointed court shoe on a covered stiletto heel. */
export function pump(): LoftedShape {
  const { surfaces } = courtShoe({
    name: 'pump',
    heel: 8.4,
    toe: 'pointed',
    column: STILETTO,
    topline: LOW_CUT,
    rim: 0.1,
    sole: { thick: 0.28, margin: 0.02 },
  });
  return { name: 'pump', kind: 'shoe', surfaces };
}

/** A round-toed pump on a block heel. */
export function blockHeelPump(): LoftedShape {
  const { surfaces } = courtShoe({
    name: 'block-heel-pump',
    heel: 5.4,
    toe: 'round',
    column: BLOCK,
    topline: LOW_CUT,
    rim: 0.1,
    sole: { thick: 0.34, margin: 0.05 },
  });
  return { name: 'block-heel-pump', kind: 'shoe', surfaces };
}

const BALLET_CUT: Knots = [
  [-1, 5],
  [0.4, 4.85],
  [2, 4.2],
  [4.5, 3.35],
  [7.5, 2.8],
  [10.5, 2.5],
  [13, 2.4],
  [15.5, 2.45],
  [17.6, 2.55],
  [18.9, 2.85],
  [19.6, 3.5],
  [20, 5],
  [20.4, 8],
];

/** A flat with a drawstring in its binding and a small bow. */
export function balletFlat(): LoftedShape {
  const { last, surfaces } = courtShoe({
    name: 'ballet-flat',
    heel: 1.1,
    toe: 'round',
    column: null,
    topline: BALLET_CUT,
    rim: 0.17,
    sole: { thick: 0.5, margin: 0.03 },
  });
  return { name: 'ballet-flat', kind: 'shoe', surfaces: [...surfaces, ...smallBow(last)] };
}

function smallBow(last: Last): Surface[] {
  const { point, normal } = overInstep(last, [19.6, 0, 0.2]);
  const lift = (x: number, y: number, z: number) =>
    plus([point[0] + x, point[1], point[2] + z], normal, y);
  const cord = (points: readonly (readonly [number, number, number])[]) =>
    tubeSurface(
      curveThrough(
        points.map((p) => lift(...p)),
        50,
      ),
      { section: 0.1, material: 'upper', sides: 10 },
    );
  const loops = [1, -1].map((s) =>
    cord([
      [0, 0.1, 0],
      [-0.25, 0.26, s * 0.55],
      [-0.1, 0.22, s * 1.05],
      [0.3, 0.1, s * 1.1],
      [0.3, 0.12, s * 0.6],
      [0, 0.14, 0],
    ]),
  );
  const ends = [1, -1].map((s) =>
    cord([
      [0, 0.12, 0],
      [0.5, 0.12, s * 0.35],
      [1, 0.02, s * 0.6],
      [1.5, -0.06, s * 0.9],
    ]),
  );
  const knot = tubeSurface([lift(-0.14, 0.14, 0), lift(0.14, 0.14, 0)], {
    section: 0.19,
    material: 'upper',
  });
  return [...loops, ...ends, knot];
}
