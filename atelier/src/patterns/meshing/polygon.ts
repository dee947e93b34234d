import type { FlatPoint, Polyline } from '../flat/outline.ts';

/** Whether a point lies within a closed outline (by the number of crossings to its right). */
export function isInside(outline: Polyline, u: number, v: number): boolean {
  let inside = false;
  let before = outline.at(-1) ?? [0, 0];
  for (const point of outline) {
    const crosses = point[1] > v !== before[1] > v;
    if (
      crosses &&
      u < ((before[0] - point[0]) * (v - point[1])) / (before[1] - point[1]) + point[0]
    ) {
      inside = !inside;
    }
    before = point;
  }
  return inside;
}

/** The distance from a point to a stretch between two others. */
export function distanceToStretch(point: FlatPoint, from: FlatPoint, to: FlatPoint): number {
  const du = to[0] - from[0];
  const dv = to[1] - from[1];
  const along = (point[0] - from[0]) * du + (point[1] - from[1]) * dv;
  const share = Math.max(0, Math.min(1, along / (du * du + dv * dv + 1e-12)));
  return Math.hypot(point[0] - from[0] - share * du, point[1] - from[1] - share * dv);
}

export function distanceToLine(point: FlatPoint, line: Polyline): number {
  let nearest = Number.POSITIVE_INFINITY;
  let before = line[0];
  for (const next of line) {
    if (before) nearest = Math.min(nearest, distanceToStretch(point, before, next));
    before = next;
  }
  return nearest;
}

export const areaOf = (a: FlatPoint, b: FlatPoint, c: FlatPoint) =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
