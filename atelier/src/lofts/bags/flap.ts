import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, clamp, ease, plus, unit } from '../surfaces/point-math.ts';
import { evenly } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import type { BagBody } from './bag-body.ts';

export interface FlapPlan {
  /** Its half width, and how far it hangs down the front at `x`. */
  half: number;
  drop: (x: number) => number;
  thick: number;
}

export interface Flap {
  surfaces: Surface[];
  /** A place on its front, `down` from the top edge. */
  front: (x: number, down: number, away?: number) => Point;
}

/** How much narrower a flap is over the rounded shoulders of the bag, and just below them. */
const SIDE_ROUNDING = 0.15;
const fitted = (x: number, down: number) => x * (1 - SIDE_ROUNDING * (1 - ease(-0.6, 3.2, down)));

/** A flap from the back edge over the top and down the front, edged and sewn. */
export function flapOver(body: BagBody, plan: FlapPlan): Flap {
  const { plan: bag, face } = body;
  const top = face(0, bag.height, 1)[2];
  const over = top * 2 + 0.9;
  const place = (x: number, down: number, away: number): Point => {
    // At its sides it bends down over the shoulders.
    const bent = 0.85 * Math.abs(x / plan.half) ** 6;
    if (down < 0) {
      const t = clamp(1 + down / over, 0, 1);
      const z = blend(-top - 0.25, top + 0.36, t);
      const lean = ease(0.72, 1, t);
      const y = bag.height + 0.24 + 0.34 * Math.sin(Math.PI * t) - 0.2 * lean - bent;
      return plus([fitted(x, down), y, z], unit([0, 1 - 0.6 * lean, lean]), away);
    }
    const y = bag.height + 0.08 - down - bent;
    const [, , z] = face(x, clamp(y, 0, bag.height), 1);
    return plus([fitted(x, down), y, z + 0.36 + 0.08 * ease(0, 3, down)], [0, 0.1, 1], away);
  };
  const at = (u: number, v: number, away: number): Point => {
    const x = blend(-plan.half, plan.half, u);
    return place(x, blend(-over, plan.drop(x), v), away);
  };
  const outer = gridSurface({
    columns: 160,
    rows: 200,
    material: 'flap',
    isFlipped: true,
    at: (u, v) => at(u, v, plan.thick),
  });
  const under = gridSurface({
    columns: 100,
    rows: 120,
    material: 'lining',
    at: (u, v) => at(u, v, 0),
  });
  const edge = tubeSurface(
    evenly(
      around((u, v) => at(u, v, plan.thick / 2), 0),
      320,
    ),
    {
      section: plan.thick * 0.62,
      material: 'edge',
      sides: 10,
    },
  );
  const sewn = around((u, v) => at(u, v, plan.thick), 0.45 / (2 * plan.half));
  const stitches = stitchRow(
    sewn.map((point) => ({ point, normal: [0, 0.1, 1] })),
    BOLD_STITCHING,
  );
  return {
    surfaces: [outer, under, edge, ...presentSurfaces([stitches])],
    front: (x, down, away = 0) => place(x, down, plan.thick + away),
  };
}

/** Down one side, along the lower edge and up the other, `inset` inside (a share of the width). */
function around(at: (u: number, v: number) => Point, inset: number): Point[] {
  const low = 1 - inset * 1.6;
  const start = 0;
  const down = Array.from({ length: 60 }, (_, i) => at(inset, blend(start, low, i / 60)));
  const along = Array.from({ length: 90 }, (_, i) => at(blend(inset, 1 - inset, i / 89), low));
  const up = Array.from({ length: 60 }, (_, i) => at(1 - inset, blend(low, start, (i + 1) / 60)));
  return [...down, ...along, ...up];
}
