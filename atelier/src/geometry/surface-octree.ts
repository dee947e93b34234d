import type { Field } from './field.ts';

/**
 * A cube divided into eight again and again wherever the surface of a field is curved. Nodes are
 * rows in parallel lists; the eight children of a node stand together, numbered by the bits x, y, z.
 */
export interface SurfaceOctree {
  /** The first child, or -1 of a leaf. */
  children: number[];
  /** The lattice place of the low corner, three for each node, and the edge in lattice steps. */
  corners: number[];
  sizes: number[];
  /** Of a leaf on the surface: a bit for each corner that is inside. */
  inside: number[];
  /** The field at a lattice place. */
  valueAt(x: number, y: number, z: number): number;
  /** Centimeters of the lattice place (0, 0, 0) and of one step. */
  origin: readonly [number, number, number];
  step: number;
}

interface OctreeOptions {
  origin: readonly [number, number, number];
  /** The edge of the smallest cell in centimeters; the root has 2^depth of them. */
  step: number;
  depth: number;
  /** A cell whose field bends more than this many centimeters is divided. */
  tolerance: number;
}

/** The largest cell that may carry a piece of the surface, in steps. */
export const COARSEST = 8;
/** Above this many steps every cell is divided, whatever the field says there. */
const ALWAYS = 32;

export function buildSurfaceOctree(field: Field, options: OctreeOptions): SurfaceOctree {
  const { origin, step } = options;
  const side = 2 ** options.depth + 1;
  const values = new Map<number, number>();
  const tree: SurfaceOctree = {
    children: [-1],
    corners: [0, 0, 0],
    sizes: [2 ** options.depth],
    inside: [0],
    origin,
    step,
    valueAt: (x, y, z) => {
      const key = (z * side + y) * side + x;
      const known = values.get(key);
      if (known !== undefined) return known;
      const value = field(origin[0] + x * step, origin[1] + y * step, origin[2] + z * step);
      values.set(key, value);
      return value;
    },
  };
  for (let node = 0; node < tree.children.length; node += 1)
    if (needsDivision(tree, node, options.tolerance)) divide(tree, node);
  return tree;
}

function divide(tree: SurfaceOctree, node: number): void {
  tree.children[node] = tree.children.length;
  const half = (tree.sizes[node] ?? 0) / 2;
  for (let child = 0; child < 8; child += 1) {
    tree.children.push(-1);
    tree.sizes.push(half);
    tree.inside.push(0);
    for (let axis = 0; axis < 3; axis += 1)
      tree.corners.push((tree.corners[node * 3 + axis] ?? 0) + ((child >> axis) & 1) * half);
  }
}

function needsDivision(tree: SurfaceOctree, node: number, tolerance: number): boolean {
  const size = tree.sizes[node] ?? 0;
  if (size > ALWAYS) return true;
  const x = tree.corners[node * 3] ?? 0;
  const y = tree.corners[node * 3 + 1] ?? 0;
  const z = tree.corners[node * 3 + 2] ?? 0;
  const half = size / 2;
  const center = tree.valueAt(x + half, y + half, z + half);
  if (Math.abs(center) > 1.6 * size * tree.step * Math.sqrt(3 / 4)) return false;
  if (size > COARSEST) return true;
  const at = corneredValues(tree, [x, y, z], size);
  let mask = 0;
  for (let corner = 0; corner < 8; corner += 1) if ((at[corner] ?? 0) < 0) mask |= 1 << corner;
  tree.inside[node] = mask;
  return size > 1 && isBent(at, center, tolerance);
}

function corneredValues(
  tree: SurfaceOctree,
  [x, y, z]: readonly [number, number, number],
  size: number,
): readonly number[] {
  const at: number[] = [];
  for (let corner = 0; corner < 8; corner += 1)
    at.push(
      tree.valueAt(
        x + (corner & 1) * size,
        y + ((corner >> 1) & 1) * size,
        z + ((corner >> 2) & 1) * size,
      ),
    );
  return at;
}

/** Whether the field departs from the plane through its corners, or hides a thin part. */
function isBent(at: readonly number[], center: number, tolerance: number): boolean {
  const mean = at.reduce((sum, value) => sum + value, 0) / 8;
  const slopes = [1, 2, 4].map(
    (bit) => at.reduce((sum, value, corner) => sum + ((corner & bit) > 0 ? value : -value), 0) / 8,
  );
  const departs = (value: number, corner: number) =>
    Math.abs(
      value -
        mean -
        slopes.reduce((sum, slope, axis) => sum + ((corner >> axis) & 1 ? slope : -slope), 0),
    );
  return (
    Math.abs(center - mean) > tolerance || at.some((value, i) => departs(value, i) > tolerance * 2)
  );
}
