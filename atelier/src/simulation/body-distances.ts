import type { Body } from '../bodies/body.ts';

/** The distance to a body, read from a grid: much quicker than the body's own field. */
export interface DistanceGrid {
  distances: Float32Array;
  origin: readonly [number, number, number];
  size: readonly [number, number, number];
  cell: number;
}

const CELL_CM = 0.9;
const MARGIN_CM = 4;

/** Samples the field of a body on a grid that holds all of it. */
export function bakeDistances(body: Body): DistanceGrid {
  const { positions } = body.mesh;
  const lowest = [0, 1, 2].map(() => Number.POSITIVE_INFINITY);
  const highest = [0, 1, 2].map(() => Number.NEGATIVE_INFINITY);
  for (const [index, value] of positions.entries()) {
    lowest[index % 3] = Math.min(lowest[index % 3] ?? 0, value);
    highest[index % 3] = Math.max(highest[index % 3] ?? 0, value);
  }
  const [x = 0, y = 0, z = 0] = lowest.map((value) => value - MARGIN_CM);
  const [sizeX = 2, sizeY = 2, sizeZ = 2] = highest.map((value, axis) =>
    Math.ceil((value + MARGIN_CM - ([x, y, z][axis] ?? 0)) / CELL_CM),
  );
  const distances = new Float32Array(sizeX * sizeY * sizeZ);
  const sample = new Float64Array(4);
  for (let index = 0; index < distances.length; index += 1) {
    const column = index % sizeX;
    const row = Math.floor(index / sizeX) % sizeY;
    const slice = Math.floor(index / (sizeX * sizeY));
    body.sample(x + column * CELL_CM, y + row * CELL_CM, z + slice * CELL_CM, sample);
    distances[index] = sample[0] ?? 0;
  }
  return { distances, origin: [x, y, z], size: [sizeX, sizeY, sizeZ], cell: CELL_CM };
}

/**
 * Writes the distance to the body and the direction away from it to `out`; false, and nothing
 * written, where the point is farther than `within` centimeters or outside of the grid.
 */
export function readDistance(
  grid: DistanceGrid,
  point: { positions: Float64Array; at: number; within: number },
  out: Float64Array,
): boolean {
  const { distances, origin, size, cell } = grid;
  const fx = ((point.positions[point.at] ?? 0) - origin[0]) / cell;
  const fy = ((point.positions[point.at + 1] ?? 0) - origin[1]) / cell;
  const fz = ((point.positions[point.at + 2] ?? 0) - origin[2]) / cell;
  const [sizeX, sizeY, sizeZ] = size;
  if (!(fx >= 0 && fy >= 0 && fz >= 0)) return false;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  const k = Math.floor(fz);
  if (i >= sizeX - 1 || j >= sizeY - 1 || k >= sizeZ - 1) return false;
  const o = (k * sizeY + j) * sizeX + i;
  const slice = sizeX * sizeY;
  const c000 = distances[o] ?? 0;
  if (c000 > point.within + cell * 2) return false;
  const u = fx - i;
  const v = fy - j;
  const w = fz - k;
  const c100 = distances[o + 1] ?? 0;
  const c010 = distances[o + sizeX] ?? 0;
  const c110 = distances[o + sizeX + 1] ?? 0;
  const c001 = distances[o + slice] ?? 0;
  const c101 = distances[o + slice + 1] ?? 0;
  const c011 = distances[o + slice + sizeX] ?? 0;
  const c111 = distances[o + slice + sizeX + 1] ?? 0;
  const e00 = c000 + (c100 - c000) * u;
  const e10 = c010 + (c110 - c010) * u;
  const e01 = c001 + (c101 - c001) * u;
  const e11 = c011 + (c111 - c011) * u;
  const near = e00 + (e10 - e00) * v;
  const far = e01 + (e11 - e01) * v;
  const distance = near + (far - near) * w;
  if (distance > point.within) return false;
  const gx =
    ((c100 - c000) * (1 - v) + (c110 - c010) * v) * (1 - w) +
    ((c101 - c001) * (1 - v) + (c111 - c011) * v) * w;
  const gy = (e10 - e00) * (1 - w) + (e11 - e01) * w;
  const gz = far - near;
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9;
  out[0] = distance;
  out[1] = gx / length;
  out[2] = gy / length;
  out[3] = gz / length;
  return true;
}
