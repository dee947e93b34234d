import { COARSEST, type SurfaceOctree } from './surface-octree.ts';

/**
 * The triangles between the leaves of an octree (dual contouring: Ju et al. 2002): every lattice
 * edge that crosses the surface joins the four leaves around it. Watertight also where leaves of
 * different size meet. `vertexOf` gives the vertex of a leaf, made when it is first asked for.
 */
export function contourOctree(
  tree: SurfaceOctree,
  vertexOf: (leaf: number) => number,
): { triangles: number[] } {
  const contour = { tree, vertexOf, triangles: [] };
  cell(contour, 0);
  return contour;
}

interface Contour {
  tree: SurfaceOctree;
  vertexOf: (leaf: number) => number;
  triangles: number[];
}

type Four = readonly [number, number, number, number];

const child = (tree: SurfaceOctree, node: number, bits: number): number => {
  const first = tree.children[node] ?? -1;
  return first < 0 ? node : first + bits;
};
const isLeaf = (tree: SurfaceOctree, node: number): boolean => (tree.children[node] ?? -1) < 0;

function cell(contour: Contour, node: number): void {
  const { tree } = contour;
  const first = tree.children[node] ?? -1;
  if (first < 0) return;
  for (let bits = 0; bits < 8; bits += 1) cell(contour, first + bits);
  for (let axis = 0; axis < 3; axis += 1) {
    const a = 1 << axis;
    const b = 1 << ((axis + 1) % 3);
    const c = 1 << ((axis + 2) % 3);
    for (const place of [0, b, c, b | c]) face(contour, [first + place, first + (place | a)], axis);
    for (const place of [0, a])
      edge(
        contour,
        [first + place, first + (place | b), first + (place | c), first + (place | b | c)],
        axis,
      );
  }
}

function face(contour: Contour, [low, high]: readonly [number, number], axis: number): void {
  const { tree } = contour;
  if (isLeaf(tree, low) && isLeaf(tree, high)) return;
  const a = 1 << axis;
  const b = 1 << ((axis + 1) % 3);
  const c = 1 << ((axis + 2) % 3);
  for (const place of [0, b, c, b | c])
    face(contour, [child(tree, low, place | a), child(tree, high, place)], axis);
  // The four around an edge are ordered by its own two other axes: along b those are c and a.
  for (const place of [0, b])
    edge(
      contour,
      [
        child(tree, low, place | a),
        child(tree, low, place | a | c),
        child(tree, high, place),
        child(tree, high, place | c),
      ],
      (axis + 1) % 3,
    );
  for (const place of [0, c])
    edge(
      contour,
      [
        child(tree, low, place | a),
        child(tree, high, place),
        child(tree, low, place | a | b),
        child(tree, high, place | b),
      ],
      (axis + 2) % 3,
    );
}

function edge(contour: Contour, around: Four, axis: number): void {
  const { tree } = contour;
  if (around.every((node) => isLeaf(tree, node))) {
    join(contour, around, axis);
    return;
  }
  const a = 1 << axis;
  const b = 1 << ((axis + 1) % 3);
  const c = 1 << ((axis + 2) % 3);
  for (const place of [0, a])
    edge(
      contour,
      [
        child(tree, around[0], place | b | c),
        child(tree, around[1], place | c),
        child(tree, around[2], place | b),
        child(tree, around[3], place),
      ],
      axis,
    );
}

/** Emits the two triangles around an edge, or one where two of the four leaves are the same. */
function join(contour: Contour, around: Four, axis: number): void {
  const { tree } = contour;
  const a = 1 << axis;
  const b = 1 << ((axis + 1) % 3);
  const c = 1 << ((axis + 2) % 3);
  const opposite = [b | c, c, b, 0];
  let smallest = 0;
  for (let i = 1; i < 4; i += 1)
    if ((tree.sizes[around[i] ?? 0] ?? 0) < (tree.sizes[around[smallest] ?? 0] ?? 0)) smallest = i;
  // So large are only cells far from the surface.
  if ((tree.sizes[around[smallest] ?? 0] ?? 0) > 2 * COARSEST) return;
  const low = isInside(tree, around[smallest] ?? 0, opposite[smallest] ?? 0);
  const high = isInside(tree, around[smallest] ?? 0, (opposite[smallest] ?? 0) | a);
  if (low === high) return;
  const [v0 = 0, v1 = 0, v2 = 0, v3 = 0] = around.map((leaf) => contour.vertexOf(leaf));
  const [first, last] = low ? [v1, v2] : [v2, v1];
  addTriangle(contour, [v0, first, v3]);
  addTriangle(contour, [v0, v3, last]);
}

function isInside(tree: SurfaceOctree, leaf: number, corner: number): boolean {
  const size = tree.sizes[leaf] ?? 0;
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
    (axis) => (tree.corners[leaf * 3 + axis] ?? 0) + ((corner >> axis) & 1) * size,
  );
  return tree.valueAt(x, y, z) < 0;
}

function addTriangle(contour: Contour, [p, q, r]: readonly [number, number, number]): void {
  if (p !== q && q !== r && r !== p) contour.triangles.push(p, q, r);
}
