import { contourOctree } from './contour-octree.ts';
import type { Field } from './field.ts';
import { buildSurfaceOctree, type SurfaceOctree } from './surface-octree.ts';
import { projectOnto, writeNormal } from './surface-point.ts';

export interface FieldMesh {
  /** Three for each vertex, centimeters. */
  positions: Float32Array;
  /** Three for each vertex, unit length, outward. */
  normals: Float32Array;
  /** Three for each triangle, counterclockwise from outside. */
  triangles: Uint32Array;
}

interface MeshOptions {
  /** The low corner of a cube that holds the solid, and its edge as 2^depth steps. */
  origin: readonly [number, number, number];
  step: number;
  depth: number;
  tolerance: number;
}

/**
 * The surface of a field as a closed mesh: cells of one to eight steps as it is curved, a
 * vertex for each cell, moved onto the surface (within 0.001 cm), with the normal of the field.
 */
export function meshField(field: Field, options: MeshOptions): FieldMesh {
  const tree = buildSurfaceOctree(field, options);
  const vertices = new Map<number, number>();
  const positions: number[] = [];
  const normals: number[] = [];
  const { triangles } = contourOctree(tree, (leaf) => {
    const known = vertices.get(leaf);
    if (known !== undefined) return known;
    const point = startIn(tree, leaf);
    const reach = (tree.sizes[leaf] ?? 1) * tree.step;
    projectOnto(field, point, reach);
    const normal = new Float64Array(3);
    writeNormal(field, point, normal);
    positions.push(...point);
    normals.push(...normal);
    vertices.set(leaf, vertices.size);
    return vertices.size - 1;
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
}

const EDGES = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((corner) => ((corner >> axis) & 1) === 0)
    .map((corner) => [corner, corner | (1 << axis)] as const),
);

/** The mean of where the edges of a leaf cross the surface, or its center where none does. */
function startIn(tree: SurfaceOctree, leaf: number): Float64Array {
  const size = tree.sizes[leaf] ?? 0;
  const corner = [0, 1, 2].map((axis) => tree.corners[leaf * 3 + axis] ?? 0);
  const place = (of: number, axis: number) => (corner[axis] ?? 0) + ((of >> axis) & 1) * size;
  const value = (of: number) => tree.valueAt(place(of, 0), place(of, 1), place(of, 2));
  const sum = [0, 0, 0];
  let crossings = 0;
  for (const [from, to] of EDGES) {
    const a = value(from);
    const b = value(to);
    if (a < 0 === b < 0) continue;
    crossings += 1;
    const t = a / (a - b);
    for (let axis = 0; axis < 3; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + place(from, axis) * (1 - t) + place(to, axis) * t;
  }
  return Float64Array.from(tree.origin, (low, axis) => {
    const mean = crossings > 0 ? (sum[axis] ?? 0) / crossings : (corner[axis] ?? 0) + size / 2;
    return low + mean * tree.step;
  });
}
