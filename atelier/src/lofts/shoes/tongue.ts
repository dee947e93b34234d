import type { Last } from '../lasts/last.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, clamp, ease } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { overInstep } from './shoe-upper.ts';

export interface TonguePlan {
  /** From under the vamp up to its free end, along the foot. */
  from: number;
  to: number;
  halfWidth: (share: number) => number;
  /** How thick it is at its free end, and how far that end stands off the last. */
  thick: number;
  lift: number;
  /** How far its middle lies inside of the last under the laces. */
  sunk: number;
  material?: string;
}

const [COLUMNS, ROWS] = [70, 64];
/** How much less than the instep the free end curves across. */
const FLATTEST = 0.72;

/** A padded tongue that lies on the instep: closed, rounded at its sides and its free end. */
export function tongueOf(last: Last, plan: TonguePlan): Surface {
  return gridSurface({
    columns: COLUMNS,
    rows: ROWS,
    isClosedV: true,
    material: plan.material ?? 'tongue',
    at: (u, v) => {
      const angle = v * 2 * Math.PI;
      const end = Math.sqrt(Math.max(0, 1 - clamp((u - 0.9) / 0.1, 0, 1) ** 2));
      const wide = plan.halfWidth(u) * (0.55 + 0.45 * end);
      const z = -Math.cos(angle) * wide;
      const x = blend(plan.from, plan.to, u);
      const thick = plan.thick * (0.35 + 0.65 * ease(0.55, 0.8, u)) * end;
      const away = -plan.sunk + plan.lift * ease(0.6, 1, u) ** 1.4;
      const over = away + thick * Math.sin(angle);
      const draped = overInstep(last, [x, z, over]).point;
      const ridge = overInstep(last, [x, 0.1, over]).point;
      const flat = FLATTEST * ease(0.5, 0.9, u);
      return [blend(draped[0], ridge[0], flat), blend(draped[1], ridge[1], flat), draped[2]];
    },
  });
}
