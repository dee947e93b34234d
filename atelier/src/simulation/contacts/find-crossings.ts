import { cellOf, sortIntoCells } from './cell-lists.ts';
import type { ContactSearch } from './find-contacts.ts';

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

/**
 * Finds where a garment goes through itself. `search` must have seen the same positions: it holds
 * the centers of the triangles.
 */
export function findCrossings(search: ContactSearch, positions: Float64Array): Crossing[] {
  const { model, centers, spacing } = search;
  const { springs, edgeCount, triangles } = model;
  const lists = sortIntoCells(centers, spacing * 1.15);
  const crossings: Crossing[] = [];
  const tryTriangle = (ends: readonly [number, number], triangle: number) => {
    const [a = 0, b = 0, c = 0] = triangles.subarray(triangle * 3, triangle * 3 + 3);
    const [one, other] = ends;
    if (a === one || b === one || c === one || a === other || b === other || c === other) return;
    const corners = [at(positions, a), at(positions, b), at(positions, c)] as const;
    if (goesThrough(at(positions, one), at(positions, other), corners)) {
      crossings.push({ ends, corners: [a, b, c] });
    }
  };
  for (let edge = 0; edge < edgeCount; edge += 1) {
    const ends = [springs.ends[edge * 2] ?? 0, springs.ends[edge * 2 + 1] ?? 0] as const;
    const [from, to] = [at(positions, ends[0]), at(positions, ends[1])];
    const x = Math.floor((from[0] + to[0]) / 2 / lists.cell) - 1;
    const y = Math.floor((from[1] + to[1]) / 2 / lists.cell) - 1;
    const z = Math.floor((from[2] + to[2]) / 2 / lists.cell) - 1;
    for (let near = 0; near < 27; near += 1) {
      const cell = cellOf(x + (near % 3), y + (Math.floor(near / 3) % 3), z + Math.floor(near / 9));
      const end = lists.starts[cell + 1] ?? 0;
      for (let entry = lists.starts[cell] ?? 0; entry < end; entry += 1) {
        tryTriangle(ends, lists.entries[entry] ?? 0);
      }
    }
  }
  return crossings;
}
