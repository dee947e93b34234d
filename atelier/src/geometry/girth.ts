import type { Field } from './field.ts';
import type { Point } from './point.ts';

/** A plane to measure in: around `center`, spanned by two unit vectors. */
export interface GirthPlane {
  center: Point;
  across: Point;
  forward: Point;
}

const RAYS = 90;

/** How far the outermost surface is along a ray that starts inside; `reach` at most. */
export function reachAlong(
  field: Field,
  ray: { from: Point; along: Point },
  reach: number,
): number {
  const { from, along } = ray;
  const value = (t: number) =>
    field(from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t);
  let inside = 0;
  let outside = 0.5;
  for (let v = value(outside); v < 0 && outside < reach; v = value(outside)) {
    inside = outside;
    outside += Math.max(0.4, -0.6 * v);
  }
  for (let round = 0; round < 14; round += 1) {
    const middle = (inside + outside) / 2;
    if (value(middle) < 0) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** The length of a tape measure drawn tight around a solid in a plane, in centimeters. */
export function girthAround(field: Field, plane: GirthPlane): number {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i < RAYS; i += 1) {
    const angle = (i / RAYS) * 2 * Math.PI;
    const u = Math.cos(angle);
    const v = Math.sin(angle);
    const along = [0, 1, 2].map(
      (axis) => (plane.across[axis] ?? 0) * u + (plane.forward[axis] ?? 0) * v,
    );
    const [x = 0, y = 0, z = 0] = along;
    const far = reachAlong(field, { from: plane.center, along: [x, y, z] }, 45);
    points.push([u * far, v * far]);
  }
  return hullLength(points);
}

type Flat = readonly [number, number];

/** The perimeter of the convex hull (Andrew 1979). */
function hullLength(points: readonly Flat[]): number {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return hull.reduce((sum, point, i) => {
    const next = hull[(i + 1) % hull.length] ?? point;
    return sum + Math.hypot(next[0] - point[0], next[1] - point[1]);
  }, 0);
}

function halfHull(points: readonly Flat[]): Flat[] {
  const hull: Flat[] = [];
  for (const point of points) {
    while (hull.length > 1 && turnsRight(hull.slice(-2), point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turnsRight([a = [0, 0], b = [0, 0]]: readonly Flat[], c: Flat): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
