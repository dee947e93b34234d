/** A point on a panel as it lies on the table, right side up: centimeters, v along the grain. */
export type FlatPoint = readonly [u: number, v: number];
export type Polyline = readonly FlatPoint[];

const CURVE_POINTS = 24;

export function lengthOf(line: Polyline): number {
  let length = 0;
  let before = line[0];
  for (const point of line) {
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return length;
}

/** A cubic Bézier curve as a polyline. */
export function curve(from: FlatPoint, controls: readonly [FlatPoint, FlatPoint], to: FlatPoint) {
  const [first, second] = controls;
  return Array.from({ length: CURVE_POINTS + 1 }, (_, index): FlatPoint => {
    const t = index / CURVE_POINTS;
    const s = 1 - t;
    const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
    const along = (axis: 0 | 1) =>
      weights[0] * from[axis] +
      weights[1] * first[axis] +
      weights[2] * second[axis] +
      weights[3] * to[axis];
    return [along(0), along(1)];
  });
}

/** Part of a circle about a center; angles in radians from the downward direction, turning to +u. */
export function arc(center: FlatPoint, radius: number, angles: readonly [number, number]) {
  const count = CURVE_POINTS * 2;
  return Array.from({ length: count + 1 }, (_, index): FlatPoint => {
    const angle = angles[0] + ((angles[1] - angles[0]) * index) / count;
    return [center[0] + radius * Math.sin(angle), center[1] - radius * Math.cos(angle)];
  });
}

/** The point at a distance along a polyline. */
function pointAlong(line: Polyline, distance: number): FlatPoint {
  let left = distance;
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] ?? [0, 0];
    const to = line[index] ?? from;
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= step && step > 0) {
      const share = Math.max(0, left / step);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

/** The same line in `count` steps of equal length; both ends stay. */
export function resample(line: Polyline, count: number): FlatPoint[] {
  const length = lengthOf(line);
  const between = Array.from({ length: count - 1 }, (_, index) =>
    pointAlong(line, (length * (index + 1)) / count),
  );
  return [line[0] ?? [0, 0], ...between, line.at(-1) ?? [0, 0]];
}

/** The stretch of a line between two distances along it. */
function stretchOf(line: Polyline, from: number, to: number): FlatPoint[] {
  const points: FlatPoint[] = [pointAlong(line, from)];
  let at = 0;
  let before = line[0] ?? [0, 0];
  for (const point of line) {
    at += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (at > from + 1e-6 && at < to - 1e-6) points.push(point);
    before = point;
  }
  points.push(pointAlong(line, to));
  return points;
}

/** Cuts a line into pieces whose lengths are in the given proportion. */
export function splitLine(line: Polyline, proportions: readonly number[]): FlatPoint[][] {
  const whole = proportions.reduce((sum, one) => sum + one, 0);
  const length = lengthOf(line);
  let at = 0;
  return proportions.map((one) => {
    const from = at;
    at += (one / whole) * length;
    return stretchOf(line, from, at);
  });
}

/** The line in a mirror, its direction turned as well, so that outlines stay counterclockwise. */
export const mirrored = (line: Polyline): FlatPoint[] =>
  line.map(([u, v]): FlatPoint => [-u, v]).toReversed();
