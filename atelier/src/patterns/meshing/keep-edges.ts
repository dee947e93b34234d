import type { FlatPoint } from '../flat/outline.ts';
import { areaOf } from './polygon.ts';

type Triangle = [number, number, number];
type Pair = readonly [number, number];

const KEY = 0x4000000;
const MOST_FLIPS = 400;

/** An edge with the two triangles beside it: their third vertices and their numbers. */
interface Diagonal {
  from: number;
  to: number;
  left: { tip: number; triangle: number };
  right: { tip: number; triangle: number };
}

function findDiagonals(triangles: readonly Triangle[]): {
  diagonals: Diagonal[];
  edges: Set<number>;
} {
  const sides = new Map<number, { tip: number; triangle: number }>();
  for (const [triangle, [a, b, c]] of triangles.entries()) {
    sides.set(a * KEY + b, { tip: c, triangle });
    sides.set(b * KEY + c, { tip: a, triangle });
    sides.set(c * KEY + a, { tip: b, triangle });
  }
  const diagonals = [...sides].flatMap(([key, left]): Diagonal[] => {
    const from = Math.floor(key / KEY);
    const to = key % KEY;
    const right = from < to ? sides.get(to * KEY + from) : undefined;
    return right ? [{ from, to, left, right }] : [];
  });
  return { diagonals, edges: new Set(sides.keys()) };
}

/** Whether two stretches cross within both of them. */
function cross(points: readonly FlatPoint[], [a, b]: Pair, [c, d]: Pair): boolean {
  const at = (index: number): FlatPoint => points[index] ?? [0, 0];
  const sides = [
    areaOf(at(a), at(b), at(c)),
    areaOf(at(a), at(b), at(d)),
    areaOf(at(c), at(d), at(a)),
    areaOf(at(c), at(d), at(b)),
  ] as const;
  return sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0;
}

/** Flips the edges that cross a wanted one, until it is there. */
function keepEdge(points: readonly FlatPoint[], triangles: Triangle[], wanted: Pair): void {
  for (let turn = 0; turn < MOST_FLIPS; turn += 1) {
    const { diagonals, edges } = findDiagonals(triangles);
    if (edges.has(wanted[0] * KEY + wanted[1]) || edges.has(wanted[1] * KEY + wanted[0])) return;
    const crossing = diagonals.filter(
      ({ from, to, left, right }) =>
        cross(points, wanted, [from, to]) && cross(points, [from, to], [left.tip, right.tip]),
    );
    const helps = crossing.find(({ left, right }) => !cross(points, wanted, [left.tip, right.tip]));
    const flipped = helps ?? crossing[turn % Math.max(1, crossing.length)];
    if (!flipped) return;
    const { from, to, left, right } = flipped;
    triangles[left.triangle] = [left.tip, from, right.tip];
    triangles[right.triangle] = [right.tip, to, left.tip];
  }
}

/**
 * Makes a Delaunay triangulation keep the given edges, by flips (Sloan, A fast algorithm for
 * generating constrained Delaunay triangulations, 1993). Few are missing where points are dense.
 */
export function keepEdges(
  points: readonly FlatPoint[],
  triangles: Triangle[],
  stretches: readonly Pair[],
): void {
  const { edges } = findDiagonals(triangles);
  for (const [from, to] of stretches) {
    const isThere = edges.has(from * KEY + to) || edges.has(to * KEY + from);
    if (from !== to && !isThere) keepEdge(points, triangles, [from, to]);
  }
}
