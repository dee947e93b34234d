import type { Point } from '../../geometry/point.ts';
import { metalRing } from '../bags/ring.ts';
import { BLOCK, KITTEN } from '../lasts/heel-column.ts';
import type { Last } from '../lasts/last.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { plus, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { courtShoe, LOW_CUT } from './pump.ts';

/** A strap that bridges the opening of a shoe from side to side at `x`, with a buckle outside. */
function bridgeStrap(last: Last, plan: { x: number; half: number; high: number }): Surface[] {
  const { x, half, high } = plan;
  const base = last.feather(x);
  const ends = [last.edge(x, 'outer'), last.edge(x, 'inner')] as const;
  const path: Point[] = curveThrough(
    [
      [x, base + 1.6, ends[0] + 0.24],
      [x - 0.05, base + 2.8, ends[0] * 0.99 + 0.14],
      [x - 0.2, base + high * 0.8, ends[0] * 0.7],
      [x - 0.3, base + high, 0.1],
      [x - 0.2, base + high * 0.8, ends[1] * 0.7],
      [x - 0.05, base + 2.8, ends[1] * 0.99 - 0.14],
      [x, base + 1.6, ends[1] - 0.24],
    ],
    120,
  );
  const strap = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.35) * 0.1,
      signedPower(Math.sin(angle), 0.35) * half,
    ],
    material: 'upper',
    sides: 24,
    up: [1, 0, 0],
  });
  const rows = [-1, 1].map((side) =>
    stitchRow(
      path.slice(6, 114).map((point) => {
        const out: Point = [0, Math.max(0.1, (point[1] - base) / high), point[2] / 4];
        return { point: plus(plus(point, [1, 0, 0], side * (half - 0.13)), out, 0.1), normal: out };
      }),
      FINE_STITCHING,
    ),
  );
  const at = path[20] ?? [0, 0, 0];
  const buckle = metalRing({
    center: [at[0], at[1], at[2] + 0.17],
    half: [half + 0.24, 0.62],
    across: [1, 0, 0],
    upward: [0, 0.86, -0.5],
    wire: 0.09,
    roundness: 0.45,
  });
  const prong = tubeSurface(
    [
      [at[0], at[1] - 0.5, at[2] + 0.5],
      [at[0], at[1] + 0.55, at[2] - 0.02],
    ],
    { section: 0.06, material: 'hardware' },
  );
  return [strap, ...presentSurfaces(rows), buckle, prong];
}

/** A round-toed shoe on a block heel with a buckled strap. */
export function maryJane(): LoftedShape {
  const { last, surfaces } = courtShoe({
    name: 'mary-jane',
    heel: 4.5,
    toe: 'round',
    column: BLOCK,
    topline: LOW_CUT,
    rim: 0.12,
    sole: { thick: 0.4, margin: 0.06 },
  });
  return {
    name: 'mary-jane',
    kind: 'shoe',
    surfaces: [...surfaces, ...bridgeStrap(last, { x: 12.6, half: 0.62, high: 6.4 })],
  };
}

/** The strap behind the heel of a slingback, from quarter to quarter, with a small buckle. */
function sling(last: Last, heel: number): Surface[] {
  const side = (s: 1 | -1): Point[] => [
    [9.6, last.feather(9.6) + 2, s * 2.6],
    [7.2, last.feather(7.2) + 3.3, s * 2.95],
    [4, heel + 4.1, s * 2.85],
    [1.5, heel + 4.9, s * 1.9],
  ];
  const path = curveThrough([...side(1), [0.5, heel + 5.1, 0], ...side(-1).reverse()], 160);
  const strap = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.35) * 0.09,
      signedPower(Math.sin(angle), 0.35) * 0.36,
    ],
    material: 'upper',
    sides: 22,
    up: [0, 1, 0],
  });
  const at = path[26] ?? [0, 0, 0];
  const buckle = metalRing({
    center: [at[0], at[1], at[2] + 0.1],
    half: [0.42, 0.54],
    across: [0.88, -0.38, 0.12],
    upward: [0.38, 0.92, 0],
    wire: 0.075,
    roundness: 0.45,
  });
  return [strap, buckle];
}

/** A pointed shoe on a kitten heel, open behind but for a strap. */
export function slingback(): LoftedShape {
  const heel = 5.2;
  const { last, surfaces } = courtShoe({
    name: 'slingback',
    heel,
    toe: 'pointed',
    column: KITTEN,
    topline: [
      [-1, 0.01],
      [7, 0.01],
      [8.2, 0.5],
      [9.2, 1.9],
      [10.4, 2.75],
      [11.6, 2.95],
      [13.5, 2.7],
      [15.4, 2.75],
      [16.8, 3],
      [17.6, 3.5],
      [18.2, 4.6],
      [18.6, 8],
    ],
    rim: 0.1,
    sole: { thick: 0.32, margin: 0.03 },
  });
  return { name: 'slingback', kind: 'shoe', surfaces: [...surfaces, ...sling(last, heel)] };
}

const OPEN_BACK = [
  [-1, 0.01],
  [10.6, 0.01],
  [11.4, 0.7],
  [12.2, 2.6],
  [13.2, 4.6],
  [14.2, 6.4],
  [15, 9],
] as const;

/** A heeled mule with a square toe. */
export function mule(): LoftedShape {
  const { surfaces } = courtShoe({
    name: 'mule',
    heel: 5,
    toe: 'square',
    column: BLOCK,
    topline: OPEN_BACK,
    rim: 0.1,
    sole: { thick: 0.42, margin: 0.07 },
  });
  return { name: 'mule', kind: 'shoe', surfaces };
}
