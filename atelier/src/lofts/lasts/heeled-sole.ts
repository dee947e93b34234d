import type { Last } from '../lasts/last.ts';
import { type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, ease } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';

const HIDDEN_CM = 0.3;

/** The thin sole of a pitched shoe, following the feather line, and the sock inside. */
export function heeledSole(
  last: Last,
  plan: { thick: number; margin: number; isHeelCovered?: boolean },
): Surface[] {
  const hidden = plan.isHeelCovered ? HIDDEN_CM : 0;
  const sole: SoleUnit = {
    profile: [
      [-0.3, 0],
      [0, 0.08],
      [0.06, 0.3],
      [0.06, 0.7],
      [0, 0.95],
      [-0.2, 1],
    ],
    bottom: (x) => last.feather(x) - plan.thick * 0.75,
    top: (x) => last.feather(x) + plan.thick * 0.25,
    // Over the heel the upper meets what covers the heel: the sole ends at its breast.
    margin: (x) => plan.margin - hidden * ease(5.6, 4.6, x),
    material: 'sole',
  };
  return [soleUnit(last, sole), sockOf(last, { over: 0.12, share: 0.97 })];
}

/** What the foot stands on, a little over the feather line, raised at its edges. */
export function sockOf(last: Last, plan: { over: number; share: number }): Surface {
  const length = last.shape.length;
  return gridSurface({
    columns: 120,
    rows: 28,
    material: 'sock',
    at: (u, v) => {
      const along = blend(0.03, 0.985, u);
      const x = (length * (1 - Math.cos(Math.PI * along))) / 2;
      const z = blend(last.edge(x, 'outer'), last.edge(x, 'inner'), v) * plan.share;
      // The back of the heel is curved: the sock ends a little before it.
      const back = last.at(along, 0)[0] + 0.16 * (1 - u) ** 6;
      return [back, last.feather(x) + plan.over + 0.14 * (2 * v - 1) ** 4, z];
    },
  });
}
