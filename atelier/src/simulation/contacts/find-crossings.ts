import type { ClothModel } from '../model/cloth-model.ts';
import { boxesOf, sweep } from './boxes.ts';

/** An edge of the cloth that goes through a triangle of it. */
export interface Crossing {
  ends: readonly [number, number];
  corners: readonly [number, number, number];
}

type Vector = readonly [number, number, number];

const at = (positions: Float64Array, particle: number): Vector => [
  positions[particle * 3] ?? 0,
  positions[particle * 3 + 1] ?? 0,
  positions[particle * 3 + 2] ?? 0,
];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Whether a stretch goes through a triangle (Möller and Trumbore 1997). */
function goesThrough(from: Vector, to: Vector, corners: readonly [Vector, Vector, Vector]) {
  const way = minus(to, from);
  const u = minus(corners[1], corners[0]);
  const v = minus(corners[2], corners[0]);
  const p = cross(way, v);
  const determinant = dot(u, p);
  if (Math.abs(determinant) < 1e-9) return false;
  const s = minus(from, corners[0]);
  const beta = dot(s, p) / determinant;
  if (beta < 0 || beta > 1) return false;
  const q = cross(s, u);
  const gamma = dot(way, q) / determinant;
  const share = dot(v, q) / determinant;
  return gamma >= 0 && beta + gamma <= 1 && share > 0 && share < 1;
}

/** Whether an edge goes through a triangle where the particles are now. */
export function isCrossing(positions: Float64Array, { ends, corners }: Crossing): boolean {
  const [a, b, c] = corners;
  const triangle = [at(positions, a), at(positions, b), at(positions, c)] as const;
  return goesThrough(at(positions, ends[0]), at(positions, ends[1]), triangle);
}

/** Finds where a garment goes through itself. */
export function findCrossings(model: ClothModel, positions: Float64Array): Crossing[] {
  const { springs, edgeCount, triangles, longestEdge } = model;
  const lines = springs.ends.subarray(0, edgeCount * 2);
  const boxes = {
    ones: boxesOf(positions, lines, 2),
    others: boxesOf(positions, triangles, 3),
    reach: 0,
    longest: longestEdge,
  };
  const crossings: Crossing[] = [];
  sweep(boxes, (edge, triangle) => {
    const one = lines[edge * 2] ?? 0;
    const other = lines[edge * 2 + 1] ?? 0;
    const a = triangles[triangle * 3] ?? 0;
    const b = triangles[triangle * 3 + 1] ?? 0;
    const c = triangles[triangle * 3 + 2] ?? 0;
    if (a === one || b === one || c === one || a === other || b === other || c === other) return;
    const crossing: Crossing = { ends: [one, other], corners: [a, b, c] };
    if (isCrossing(positions, crossing)) crossings.push(crossing);
  });
  return crossings;
}
