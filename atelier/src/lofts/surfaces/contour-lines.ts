import { between, unit } from './point-math.ts';
import type { Footing } from './stitch-row.ts';
import { pointAt, type Surface } from './surface.ts';
import { vertexNormals } from './vertex-normals.ts';

export interface ContourLine {
  path: Footing[];
  isClosed: boolean;
}

type Signed = (x: number, y: number, z: number) => number;

/**
 * The lines on a surface where `signed` is 0, longest first: the rim of an opening that is cut
 * there, the edge of a panel, and, for `signed` less a width, the stitches beside it.
 */
export function contourLines(surface: Surface, signed: Signed): ContourLine[] {
  const crossings = findCrossings(surface, signed);
  const open = new Set(crossings.footings.keys());
  const lines: ContourLine[] = [];
  const ends = [...open].filter((key) => (crossings.neighbors.get(key) ?? []).length < 2);
  for (const start of [...ends, ...open]) {
    if (!open.has(start)) continue;
    const keys = walk(start, crossings.neighbors, open);
    const path = keys.map((key) => crossings.footings.get(key)).filter((f) => f !== undefined);
    const isClosed = keys.length > 2 && isNextTo(crossings.neighbors, keys.at(-1), start);
    if (path.length > 1) lines.push({ path, isClosed });
  }
  return lines.sort((a, b) => b.path.length - a.path.length);
}

function isNextTo(neighbors: Neighbors, last: number | undefined, start: number): boolean {
  return last !== undefined && (neighbors.get(last) ?? []).includes(start);
}

type Neighbors = Map<number, number[]>;

function walk(start: number, neighbors: Neighbors, open: Set<number>): number[] {
  const keys: number[] = [];
  for (let at: number | undefined = start; at !== undefined; ) {
    keys.push(at);
    open.delete(at);
    at = (neighbors.get(at) ?? []).find((next) => open.has(next));
  }
  return keys;
}

function findCrossings(surface: Surface, signed: Signed) {
  const { places, triangles } = surface;
  const values = new Float64Array(places.length / 3);
  for (let i = 0; i < values.length; i += 1) values[i] = signed(...pointAt(places, i)) || 1e-12;
  const normals = Float64Array.from(vertexNormals(places, triangles));
  const footings = new Map<number, Footing>();
  const neighbors: Neighbors = new Map();
  const cross = (a: number, b: number): number => {
    const key = a < b ? a * 0x800000 + b : b * 0x800000 + a;
    if (footings.has(key)) return key;
    const [from, to] = [values[a] ?? 0, values[b] ?? 0];
    const share = from / (from - to);
    const point = between(pointAt(places, a), pointAt(places, b), share);
    const normal = unit(between(pointAt(normals, a), pointAt(normals, b), share));
    footings.set(key, { point, normal });
    neighbors.set(key, []);
    return key;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] ?? 0);
    const keys = corners.flatMap((a, k) => {
      const b = corners[(k + 1) % 3] ?? 0;
      return (values[a] ?? 0) > 0 !== (values[b] ?? 0) > 0 ? [cross(a, b)] : [];
    });
    const [first, second] = keys;
    if (first === undefined || second === undefined) continue;
    neighbors.get(first)?.push(second);
    neighbors.get(second)?.push(first);
  }
  return { footings, neighbors };
}
