import type { Point } from '../../geometry/point.ts';
import type { Last } from '../lasts/last.ts';
import { clipSurface } from '../surfaces/clip-surface.ts';
import { type ContourLine, contourLines } from '../surfaces/contour-lines.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import { clamp, plus } from '../surfaces/point-math.ts';
import { evenly } from '../surfaces/space-curve.ts';
import type { Footing } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

type Signed = (x: number, y: number, z: number) => number;

export interface UpperPlan {
  /** Above 0 where the upper is cut away: the opening of the foot. */
  opening: Signed;
  detailing: Detailing | null;
  material?: string;
  lining?: string;
  /** How far the leather lies outside of the last. */
  away?: number;
}

const [COLUMNS, ROWS] = [300, 230];

/** The upper over a last, cut exactly at its opening; its back is the lining. */
export function shoeUpper(last: Last, plan: UpperPlan): { upper: Surface; rims: ContourLine[] } {
  const whole = weldSurface(
    gridSurface({
      columns: COLUMNS,
      rows: ROWS,
      material: plan.material ?? 'upper',
      inside: plan.lining ?? 'lining',
      at: (u, v) => last.at(u, v, plan.away ?? 0.12),
    }),
  );
  const upper = clipSurface(whole, plan.opening);
  const rims = contourLines(whole, plan.opening).filter((line) => line.path.length > 20);
  return { upper: { ...upper, detailing: plan.detailing }, rims };
}

/** A rolled edge along the rim of an opening: `half` its thickness, `tall` its height over the cut. */
export function rimOf(
  rim: ContourLine,
  roll: { half: number; tall?: number; material: string; keep?: (at: Footing) => boolean },
): Surface {
  const kept = roll.keep ? rim.path.filter(roll.keep) : rim.path;
  const isClosed = rim.isClosed && !roll.keep;
  const points = kept.map(({ point, normal }) => plus(point, normal, -roll.half * 0.6));
  const path = evenly(points, Math.max(24, Math.round(points.length * 0.7)), isClosed);
  const tall = roll.tall ?? roll.half;
  return tubeSurface(path, {
    section: (_, angle) => [Math.cos(angle) * roll.half, Math.sin(angle) * tall],
    material: roll.material,
    isClosed,
    sides: 14,
    up: [0, 1, 0],
  });
}

/** A place over the instep: `z` beside the middle, `away` from the last. */
export function overInstep(last: Last, [x, z, away]: Point): Footing {
  const middle = last.at(last.alongAt(x), 0.5)[2];
  const side = z > middle ? 'outer' : 'inner';
  const [outer, inner] = [last.edge(x, 'outer'), last.edge(x, 'inner')];
  const held = clamp(z, inner * 0.96, outer * 0.96);
  return last.onWall({ x, side, away }, (place) => place[2] - held);
}
