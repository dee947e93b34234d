import { type EdgeTable, edgeTable } from './edge-table.ts';
import type { GarmentMesh } from './garment-mesh.ts';

/** Values at points, and the points of each triangle. */
interface Refined {
  values: Float32Array;
  corners: Uint32Array;
}

interface Stencil {
  size: number;
  /** Borders become smooth curves; otherwise their points stay and their middles are halves. */
  smoothBorder: boolean;
}

/** Each triangle becomes four: three at its corners and the middle one. */
function refinedCorners(corners: Uint32Array, edges: EdgeTable, points: number): Uint32Array {
  const out = new Uint32Array(corners.length * 4);
  for (let first = 0; first < corners.length; first += 3) {
    const to = first * 4;
    const ab = points + (edges.ofTriangle[first] ?? 0);
    const bc = points + (edges.ofTriangle[first + 1] ?? 0);
    const ca = points + (edges.ofTriangle[first + 2] ?? 0);
    out[to] = corners[first] ?? 0;
    out[to + 4] = corners[first + 1] ?? 0;
    out[to + 8] = corners[first + 2] ?? 0;
    out[to + 1] = out[to + 3] = out[to + 9] = ab;
    out[to + 5] = out[to + 7] = out[to + 10] = bc;
    out[to + 2] = out[to + 6] = out[to + 11] = ca;
  }
  return out;
}

function edgePoints(values: Float32Array, out: Float32Array, edges: EdgeTable): void {
  const base = values.length;
  const size = (out.length - base) / Math.max(1, edges.count);
  for (let edge = 0; edge < edges.count; edge += 1) {
    const a = (edges.ends[edge * 2] ?? 0) * size;
    const b = (edges.ends[edge * 2 + 1] ?? 0) * size;
    const c = (edges.opposite[edge * 2] ?? 0) * size;
    const d = (edges.opposite[edge * 2 + 1] ?? 0) * size;
    const border = edges.isBorder[edge] === 1;
    for (let k = 0; k < size; k += 1) {
      const sum = (values[a + k] ?? 0) + (values[b + k] ?? 0);
      out[base + edge * size + k] = border
        ? sum / 2
        : sum * 0.375 + ((values[c + k] ?? 0) + (values[d + k] ?? 0)) * 0.125;
    }
  }
}

/** Sums of neighbors and their number; of a border point only those along the border. */
function gatherNeighbors(values: Float32Array, edges: EdgeTable, size: number) {
  const points = values.length / size;
  const onBorder = new Uint8Array(points);
  for (let edge = 0; edge < edges.count; edge += 1) {
    if (edges.isBorder[edge] !== 1) continue;
    onBorder[edges.ends[edge * 2] ?? 0] = 1;
    onBorder[edges.ends[edge * 2 + 1] ?? 0] = 1;
  }
  const sums = new Float32Array(values.length);
  const valence = new Uint8Array(points);
  for (let edge = 0; edge < edges.count; edge += 1) {
    const a = edges.ends[edge * 2] ?? 0;
    const b = edges.ends[edge * 2 + 1] ?? 0;
    const border = edges.isBorder[edge] === 1;
    const toA = border || onBorder[a] === 0;
    const toB = border || onBorder[b] === 0;
    if (toA) valence[a] = (valence[a] ?? 0) + 1;
    if (toB) valence[b] = (valence[b] ?? 0) + 1;
    for (let k = 0; k < size; k += 1) {
      if (toA) sums[a * size + k] = (sums[a * size + k] ?? 0) + (values[b * size + k] ?? 0);
      if (toB) sums[b * size + k] = (sums[b * size + k] ?? 0) + (values[a * size + k] ?? 0);
    }
  }
  return { onBorder, sums, valence };
}

/** One step of Loop's subdivision (Loop 1987) of values that lie at the corners of triangles. */
function refine({ values, corners }: Refined, edges: EdgeTable, by: Stencil): Refined {
  const { size, smoothBorder } = by;
  const points = values.length / size;
  const out = new Float32Array((points + edges.count) * size);
  const { onBorder, sums, valence } = gatherNeighbors(values, edges, size);
  for (let point = 0; point < points; point += 1) {
    const count = valence[point] ?? 0;
    let share = count === 3 ? 3 / 16 : 3 / (8 * Math.max(1, count));
    if (onBorder[point] === 1) share = smoothBorder && count > 1 ? 0.25 / count : 0;
    for (let k = point * size; k < (point + 1) * size; k += 1)
      out[k] = (values[k] ?? 0) * (1 - count * share) + (sums[k] ?? 0) * share;
  }
  edgePoints(values, out, edges);
  return { values: out, corners: refinedCorners(corners, edges, points) };
}

/**
 * Seams are edges of the cloth, but not of the surface: each stays a smooth line of its own, which
 * the triangles to both sides of it do not pull about.
 */
function withSeams(surface: EdgeTable, cloth: EdgeTable): EdgeTable {
  const isBorder = surface.isBorder.slice();
  surface.ofTriangle.forEach((edge, side) => {
    if (cloth.isBorder[cloth.ofTriangle[side] ?? 0] === 1) isBorder[edge] = 1;
  });
  return { ...surface, isBorder };
}

/** A smoother mesh with four triangles for each: surface, cloth and light by the same rule. */
export function subdivide(mesh: GarmentMesh): GarmentMesh {
  const surfaceEdges = edgeTable(mesh.corners);
  const clothEdges = edgeTable(mesh.clothCorners);
  const lines = withSeams(surfaceEdges, clothEdges);
  const surface = refine({ values: mesh.positions, corners: mesh.corners }, lines, {
    size: 3,
    smoothBorder: true,
  });
  const light = refine({ values: mesh.light, corners: mesh.corners }, surfaceEdges, {
    size: 6,
    smoothBorder: false,
  });
  const cloth = refine({ values: mesh.cloth, corners: mesh.clothCorners }, clothEdges, {
    size: 2,
    smoothBorder: false,
  });
  const panelOf = new Uint16Array(mesh.panelOf.length * 4);
  for (let triangle = 0; triangle < panelOf.length; triangle += 1)
    panelOf[triangle] = mesh.panelOf[triangle >> 2] ?? 0;
  return {
    positions: surface.values,
    corners: surface.corners,
    cloth: cloth.values,
    clothCorners: cloth.corners,
    panelOf,
    light: light.values,
  };
}
