import type { Point } from '../../geometry/point.ts';
import type { Measures } from '../measures.ts';
import { stationAtHeight } from '../wraps/stations.ts';

/** From a neckline upward, and as much toward the neck as the shoulders slope. */
export function towardNeck({ body }: Measures): (at: Point) => Point {
  return (at) => {
    const { center } = stationAtHeight(body.axes.trunk, at[1]);
    const [x, z] = [center[0] - at[0], center[2] - at[2]];
    const length = Math.hypot(x, z) || 1;
    return [(x / length) * 0.55, 0.83, (z / length) * 0.55];
  };
}

/** From a sleeve's end up the arm. */
export function alongArm({ body }: Measures): (at: Point) => Point {
  const axis = body.axes['left-arm'];
  const last = axis.at(-1);
  const before = axis.at(-3) ?? last;
  const [x, y, z] = [0, 1, 2].map(
    (index) => (before?.center[index] ?? 0) - (last?.center[index] ?? 0),
  );
  const length = Math.hypot(x ?? 0, y ?? 0, z ?? 0) || 1;
  return () => [(x ?? 0) / length, (y ?? 0) / length, (z ?? 0) / length];
}
