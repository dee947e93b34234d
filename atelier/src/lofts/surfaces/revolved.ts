import type { Point } from '../../geometry/point.ts';
import { gridSurface } from './grid-surface.ts';
import { weldSurface } from './join-surfaces.ts';
import { between } from './point-math.ts';
import { evenly, pick } from './space-curve.ts';
import type { Surface } from './surface.ts';

export interface Revolved {
  /** Radius and height from the lower to the upper end of what is seen from outside. */
  profile: readonly (readonly [radius: number, height: number])[];
  material: string;
  inside?: string;
  columns?: number;
  rows?: number;
  /** Moves a place of the round shape: ovals, pinches, waves. */
  bend?: (place: Point, angle: number) => Point;
  isFlipped?: boolean;
}

const CUTS = 3;

/** Cuts the corners of a profile until it is smooth (Chaikin 1974); open ends stay. */
function roundedOff(profile: Revolved['profile'], isClosed: boolean): Point[] {
  let points = profile.map(([radius, height]): Point => [radius, height, 0]);
  for (let cut = 0; cut < CUTS; cut += 1) {
    const count = isClosed ? points.length : points.length - 1;
    const [first, last] = [pick(points, 0), pick(points, points.length - 1)];
    const cuts = Array.from({ length: count }, (_, i) => {
      const [a, b] = [pick(points, i), pick(points, i + 1, isClosed)];
      return [between(a, b, 0.25), between(a, b, 0.75)];
    }).flat();
    points = isClosed ? cuts : [first, ...cuts, last];
  }
  return points;
}

/** A profile turned around the vertical axis, in equal steps along it. */
export function revolved(plan: Revolved): Surface {
  const { columns = 200, rows = 80, bend = (place) => place } = plan;
  const profile = evenly(roundedOff(plan.profile, false), rows + 1);
  const surface = gridSurface({
    columns,
    rows,
    isClosedU: true,
    material: plan.material,
    isFlipped: plan.isFlipped ?? false,
    ...(plan.inside && { inside: plan.inside }),
    at: (u, v) => {
      const angle = -u * 2 * Math.PI;
      const [radius, height] = profile[Math.round(v * rows)] ?? [0, 0];
      return bend([radius * Math.cos(angle), height, radius * Math.sin(angle)], angle);
    },
  });
  return weldSurface(surface);
}

/** A closed band around the vertical axis whose profile is a loop. */
export function revolvedLoop(plan: Revolved): Surface {
  const { columns = 200, rows = 60, bend = (place) => place } = plan;
  const profile = evenly(roundedOff(plan.profile, true), rows, true);
  return gridSurface({
    columns,
    rows,
    isClosedU: true,
    isClosedV: true,
    material: plan.material,
    isFlipped: plan.isFlipped ?? false,
    at: (u, v) => {
      const angle = -u * 2 * Math.PI;
      const [radius, height] = profile[Math.round(v * rows) % rows] ?? [0, 0];
      return bend([radius * Math.cos(angle), height, radius * Math.sin(angle)], angle);
    },
  });
}
