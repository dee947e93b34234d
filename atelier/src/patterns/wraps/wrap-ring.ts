import type { Point } from '../../geometry/point.ts';
import { resample } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import { stationAtHeight } from '../measuring/stations.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';

const EDGE_POINTS = 16;

/** Where points along an edge of a panel start around the body. */
export function placedEdge(panel: PatternPanel, name: string): Point[] {
  const edge = panel.edges.find((one: PatternEdge) => one.name === name);
  if (!edge) throw new Error(`${panel.name} has no edge "${name}".`);
  return resample(edge.points, EDGE_POINTS).map(([u, v]) => panel.place(u, v));
}

export interface RingWrap {
  /** Points in space that u runs along, from u = 0 to u = `length`. */
  ring: readonly Point[];
  length: number;
  /** Where v = 1 leads from a point of the ring. */
  rise: (at: Point) => Point;
}

/** Lays a band along points in space, such as the edge that it is sewn to. */
export function wrapRing({ ring, length, rise }: RingWrap): (u: number, v: number) => Point {
  const steps = ring.slice(1).map((point, index) => {
    const before = ring[index] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
  });
  const whole = steps.reduce((sum, step) => sum + step, 0);
  return (u, v) => {
    let left = Math.max(0, Math.min(1, u / length)) * whole;
    let index = 0;
    while (index < steps.length - 1 && left > (steps[index] ?? 0)) {
      left -= steps[index] ?? 0;
      index += 1;
    }
    const from = ring[index] ?? [0, 0, 0];
    const to = ring[index + 1] ?? from;
    const share = left / (steps[index] || 1);
    const at: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    const [dx, dy, dz] = rise(at);
    return [at[0] + dx * v, at[1] + dy * v, at[2] + dz * v];
  };
}

/** From a neckline upward, and toward the neck: with `lean` 1 as much as the shoulders slope. */
export function towardNeck({ body }: Measures, lean = 1): (at: Point) => Point {
  const inward = 0.55 * lean;
  const up = 1 - 0.17 * lean;
  return (at) => {
    const { center } = stationAtHeight(body.axes.trunk, at[1]);
    const [x, z] = [center[0] - at[0], center[2] - at[2]];
    const length = Math.hypot(x, z) || 1;
    return [(x / length) * inward, up, (z / length) * inward];
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
