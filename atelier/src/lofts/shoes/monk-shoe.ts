import type { Point } from '../../geometry/point.ts';
import { type Last, makeLast } from '../lasts/last.ts';
import { DRESS_LAST } from '../lasts/lasts.ts';
import { leatherSole } from '../lasts/leather-sole.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease, plus, signedPower } from '../surfaces/point-math.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

const collar = throughKnots([
  [-1, 8.8],
  [0.6, 8.8],
  [2, 8],
  [4.5, 6.9],
  [7, 6.6],
  [9.4, 7.3],
  [11.4, 8.6],
  [12.4, 10],
  [13.2, 14],
  [14, 23],
]);
const opening = (x: number, y: number, _z: number) => y - collar(x);
const counter = throughKnots([
  [0.9, 7],
  [3, 5.6],
  [5, 4.3],
  [7, 3.2],
  [9.2, 2.4],
]);
const quarter = throughKnots([
  [0.4, 11.6],
  [2.4, 13],
  [4, 15.4],
  [5.4, 17.6],
  [7, 19],
]);
const PANELS: readonly Panel[] = [
  { inside: (x, _y, z) => x - (24 - 0.04 * z * z), rows: [0.16, 0.3], rise: 0.06 },
  { inside: (x, y) => counter(y) - x, rows: [0.16], rise: 0.06 },
  { inside: (x, y) => quarter(y) - x, rows: [0.16, 0.3] },
];

/** The broad strap over the instep, from the inner side to a buckle on the outer. */
function monkStrap(last: Last): Surface[] {
  const at = (u: number, v: number, away: number): Point => {
    const around = blend(0.1, 0.9, v);
    const middle = Math.sin(Math.PI * v);
    const x = blend(12.6 + 0.5 * middle, 16.1 + 1.3 * middle - 0.4 * ease(0.3, 0, v), u);
    return last.at(last.alongAt(x), around, away);
  };
  const strap = gridSurface({
    columns: 40,
    rows: 110,
    material: 'upper',
    at: (u, v) => at(u, v, 0.12 + 0.14 * ease(0, 0.06, u) * ease(1, 0.94, u)),
  });
  const rows = [0.07, 0.93].map((u) =>
    stitchRow(
      Array.from({ length: 90 }, (_, i) => {
        const v = 0.03 + (0.94 * i) / 89;
        const [low, high] = [at(u, v, 0.27), at(u, v, 0.5)];
        const normal: Point = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
        const length = Math.hypot(...normal) || 1;
        return { point: low, normal: [normal[0] / length, normal[1] / length, normal[2] / length] };
      }),
      FINE_STITCHING,
    ),
  );
  const place = (a: number, b: number, away: number): Point => at(0.5 + a, 0.245 + b, 0.3 + away);
  const frame = Array.from({ length: 56 }, (_, i): Point => {
    const angle = (i / 56) * 2 * Math.PI;
    return place(
      signedPower(Math.cos(angle), 0.4) * 0.62,
      signedPower(Math.sin(angle), 0.4) * 0.075,
      0.06,
    );
  });
  const buckle = tubeSurface(frame, { section: 0.11, material: 'hardware', isClosed: true });
  const prong = tubeSurface([place(0, -0.075, 0.1), place(0, 0, 0.2), place(0, 0.08, 0.12)], {
    section: 0.07,
    material: 'hardware',
  });
  const holes = [0.1, 0.16].map((b) => {
    const point = place(0, b + 0.06, -0.03);
    const out = place(0, b + 0.06, 0.01);
    return tubeSurface([plus(point, [0, 0, 0]), out], {
      section: 0.1,
      material: 'hole',
      sides: 16,
    });
  });
  return [strap, ...presentSurfaces(rows), buckle, prong, ...holes];
}

/** A monk shoe: a toe cap, and a buckled strap instead of laces. */
export function monkShoe(): LoftedShape {
  const last = makeLast(DRESS_LAST);
  const soleLine = (x: number) => last.feather(x) + 0.16;
  const detailing = panelDetailing({ base: 'upper', panels: PANELS, soleLine });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.1 });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleLine(x) + 0.15 && opening(x, y, z) < -0.1;
  const rim = rims[0];
  const stitching = { pitch: 0.24, length: 0.17, radius: 0.025 };
  return {
    name: 'monk-shoe',
    kind: 'shoe',
    surfaces: [
      upper,
      ...monkStrap(last),
      ...leatherSole(last, { thick: 0.85, margin: 0.36, heelEnd: 7.3, heelTaper: 0.05 }),
      ...panelStitches(upper, PANELS, { isSewn, stitching }),
      ...(rim ? [rimOf(rim, { half: 0.1, material: 'upper' })] : []),
    ],
  };
}
