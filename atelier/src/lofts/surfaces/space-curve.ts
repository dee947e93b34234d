import type { Point } from '../../geometry/point.ts';
import { between, distance } from './point-math.ts';

const STEPS_BETWEEN = 24;

/** The item at `index`, wrapped around when the curve is closed, held at its ends otherwise. */
export function pick<T>(items: readonly T[], index: number, isClosed = false): T {
  const count = items.length;
  const at = isClosed ? ((index % count) + count) % count : Math.min(count - 1, Math.max(0, index));
  const item = items[at];
  if (item === undefined) throw new RangeError('A curve needs at least one point');
  return item;
}

/**
 * `count` points in equal steps along a polyline; a closed one comes without its first point again.
 */
export function evenly(points: readonly Point[], count: number, isClosed = false): Point[] {
  const path = isClosed ? [...points, pick(points, 0)] : points;
  const reached = [0];
  for (let i = 1; i < path.length; i += 1)
    reached.push((reached[i - 1] ?? 0) + distance(pick(path, i), pick(path, i - 1)));
  const total = reached[path.length - 1] ?? 0;
  let segment = 0;
  return Array.from({ length: count }, (_, i) => {
    const goal = (total * i) / (isClosed ? count : Math.max(1, count - 1));
    while (segment < path.length - 2 && (reached[segment + 1] ?? 0) < goal) segment += 1;
    const from = reached[segment] ?? 0;
    const width = (reached[segment + 1] ?? from) - from || 1;
    return between(pick(path, segment), pick(path, segment + 1), (goal - from) / width);
  });
}

/** `count` points in equal steps on the Catmull-Rom curve through `points`. */
export function curveThrough(points: readonly Point[], count: number, isClosed = false): Point[] {
  const fine: Point[] = [];
  const segments = isClosed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i += 1) {
    const near = [-1, 0, 1, 2].map((k) => pick(points, i + k, isClosed));
    for (let k = 0; k < STEPS_BETWEEN; k += 1) fine.push(onSegment(near, k / STEPS_BETWEEN));
  }
  if (!isClosed) fine.push(pick(points, points.length - 1));
  return evenly(fine, count, isClosed);
}

function onSegment(near: readonly Point[], t: number): Point {
  const axis = (k: 0 | 1 | 2) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => pick(near, i)[k]);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return 0;
    const square = 2 * a - 5 * b + 4 * c - d;
    return 0.5 * (2 * b + (c - a) * t + square * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  };
  return [axis(0), axis(1), axis(2)];
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i += 1) sum += distance(pick(points, i), pick(points, i - 1));
  return sum;
}
