import type { Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';

const POINTS = 33;
const TURNS = 400;
const CLEARANCE_CM = 0.55;

/**
 * The way that a pulled thread takes over a body between two points, by way of a third: its points
 * move toward the middle of their neighbors and stay outside; they do not slip sideways.
 */
export function tautPath(body: Body, [from, over, to]: readonly [Point, Point, Point]): Point[] {
  const half = (POINTS - 1) / 2;
  const path = Array.from({ length: POINTS }, (_, index): [number, number, number] => {
    const [a, b] = index < half ? [from, over] : [over, to];
    const share = (index % half) / half;
    const at = index === POINTS - 1 ? 1 : share;
    return [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at, a[2] + (b[2] - a[2]) * at];
  });
  const sample = new Float64Array(4);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (let index = 1; index < POINTS - 1; index += 1) {
      const point = path[index];
      const [before, after] = [path[index - 1], path[index + 1]];
      if (!point || !before || !after) continue;
      for (const axis of [1, 2] as const) point[axis] = (before[axis] + after[axis]) / 2;
      body.sample(point[0], point[1], point[2], sample);
      const missing = CLEARANCE_CM - (sample[0] ?? 0);
      if (missing <= 0) continue;
      for (const axis of [1, 2] as const) point[axis] += (sample[axis + 1] ?? 0) * missing;
    }
  }
  return path;
}

/** How long a way is, centimeters. */
export const lengthOfPath = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, point, index) => {
    const before = path[index] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
  }, 0);
