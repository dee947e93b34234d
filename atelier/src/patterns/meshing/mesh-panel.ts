import Delaunator from 'delaunator';
import { type FlatPoint, resample } from '../flat/outline.ts';
import type { PatternPanel } from '../pattern.ts';
import { keepEdges } from './keep-edges.ts';
import { areaOf, distanceToStretch, isInside } from './polygon.ts';
import { seededNoise } from './seeded-noise.ts';

export interface PanelMesh {
  points: readonly FlatPoint[];
  /** Three for each triangle, counterclockwise. */
  triangles: readonly number[];
  /** The vertices along each edge and inner line, by its name. */
  along: ReadonlyMap<string, readonly number[]>;
}

/** What an edge is sampled with: how many steps, by its name. */
export type EdgeCounts = ReadonlyMap<string, number>;

interface Draft {
  points: FlatPoint[];
  stretches: [number, number][];
  along: Map<string, number[]>;
  outlineSize: number;
}

const ROW_HEIGHT = Math.sqrt(3) / 2;
const JITTER = 0.1;
/** Closer than this share of the spacing to a line no inner vertex is put. */
const LINE_CLEARANCE = 0.62;
/** Triangles flatter than this share of a regular one are left out. */
const FLATTEST = 0.002;

function addOutline(draft: Draft, panel: PatternPanel, counts: EdgeCounts): void {
  for (const edge of panel.edges) {
    const sampled = resample(edge.points, counts.get(edge.name) ?? 1);
    const vertices = sampled.slice(0, -1).map((point) => draft.points.push(point) - 1);
    draft.along.set(edge.name, vertices);
  }
  draft.outlineSize = draft.points.length;
  for (const vertices of draft.along.values()) {
    vertices.push(((vertices.at(-1) ?? 0) + 1) % draft.outlineSize);
  }
  for (let index = 0; index < draft.outlineSize; index += 1) {
    draft.stretches.push([index, (index + 1) % draft.outlineSize]);
  }
}

const NEAR = 0.05;

function addInnerLines(draft: Draft, panel: PatternPanel, counts: EdgeCounts): void {
  for (const line of panel.inner) {
    const vertices = resample(line.points, counts.get(line.name) ?? 1).map((point) => {
      const known = draft.points.findIndex(
        (other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < NEAR,
      );
      return known >= 0 ? known : draft.points.push(point) - 1;
    });
    draft.along.set(line.name, vertices);
    for (let index = 1; index < vertices.length; index += 1) {
      draft.stretches.push([vertices[index - 1] ?? 0, vertices[index] ?? 0]);
    }
  }
}

/** A triangular lattice, its points moved a little so that no fold follows its rows. */
function addLattice(draft: Draft, spacing: number): void {
  const outline = draft.points.slice(0, draft.outlineSize);
  const us = outline.map((point) => point[0]);
  const vs = outline.map((point) => point[1]);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [bottom, top] = [Math.min(...vs), Math.max(...vs)];
  const stretches = draft.stretches.map(
    ([from, to]) => [draft.points[from] ?? [0, 0], draft.points[to] ?? [0, 0]] as const,
  );
  const isFree = (point: FlatPoint) =>
    stretches.every(
      ([from, to]) =>
        Math.abs(from[0] - point[0]) > spacing * 4 ||
        Math.abs(from[1] - point[1]) > spacing * 4 ||
        distanceToStretch(point, from, to) > spacing * LINE_CLEARANCE,
    );
  let key = 1;
  const rows = Math.ceil((top - bottom) / (spacing * ROW_HEIGHT));
  const columns = Math.ceil((right - left) / spacing);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      key += 2;
      const point: FlatPoint = [
        left + (column + (row % 2) / 2) * spacing + seededNoise(key) * JITTER * spacing,
        bottom + (row + 0.5) * spacing * ROW_HEIGHT + seededNoise(key + 1) * JITTER * spacing,
      ];
      if (isInside(outline, point[0], point[1]) && isFree(point)) draft.points.push(point);
    }
  }
}

function triangulate({ points, stretches, outlineSize }: Draft, spacing: number): number[] {
  const { triangles: corners } = new Delaunator(Float64Array.from(points.flat()));
  const at = (vertex: number): FlatPoint => points[vertex] ?? [0, 0];
  const all: [number, number, number][] = [];
  for (let index = 0; index < corners.length; index += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(index, index + 3);
    all.push(areaOf(at(a), at(b), at(c)) > 0 ? [a, b, c] : [a, c, b]);
  }
  keepEdges(points, all, stretches);
  const outline = points.slice(0, outlineSize);
  const flattest = FLATTEST * spacing * spacing;
  return all
    .filter(([a, b, c]) => {
      const u = (at(a)[0] + at(b)[0] + at(c)[0]) / 3;
      const v = (at(a)[1] + at(b)[1] + at(c)[1]) / 3;
      return areaOf(at(a), at(b), at(c)) > flattest && isInside(outline, u, v);
    })
    .flat();
}

/**
 * Meshes a panel at about `spacing` centimeters: its edges in as many steps as told, so that edges
 * that are sewn together have as many vertices, its inside with points of a triangular lattice,
 * joined by a constrained Delaunay triangulation.
 */
export function meshPanel(panel: PatternPanel, spacing: number, counts: EdgeCounts): PanelMesh {
  const draft: Draft = { points: [], stretches: [], along: new Map(), outlineSize: 0 };
  addOutline(draft, panel, counts);
  addInnerLines(draft, panel, counts);
  addLattice(draft, spacing);
  const triangles = triangulate(draft, spacing);
  return { points: draft.points, triangles, along: draft.along };
}
