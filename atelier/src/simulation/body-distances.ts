import type { Body } from '../bodies/body.ts';
import type { Field } from '../geometry/field.ts';

/** Distances read from a grid: much quicker than a body's own field. */
export interface DistanceGrid {
  distances: Float32Array;
  origin: readonly [number, number, number];
  size: readonly [number, number, number];
  cell: number;
}

/** Where a particle is asked about. */
export interface Place {
  positions: Float64Array;
  at: number;
  within: number;
}

/** What tells cloth how far a body is: at rest, or with its arms lifted. */
export interface BodyDistances {
  /**
   * Writes the distance to the body and the direction away from it to `out`; false, and nothing
   * written, where the place is farther than `within` centimeters.
   */
  read: (place: Place, out: Float64Array) => boolean;
}

const CELL_CM = 0.9;
const MARGIN_CM = 4;

type Corner = readonly [number, number, number];

/** Samples a field on a grid between two corners and a margin around them. */
export function bakeField(field: Field, [lowest, highest]: readonly [Corner, Corner]) {
  const [x, y, z] = [lowest[0] - MARGIN_CM, lowest[1] - MARGIN_CM, lowest[2] - MARGIN_CM];
  const cells = (high: number, low: number) => Math.ceil((high + MARGIN_CM - low) / CELL_CM);
  const size = [cells(highest[0], x), cells(highest[1], y), cells(highest[2], z)] as const;
  const distances = new Float32Array(size[0] * size[1] * size[2]);
  for (let index = 0; index < distances.length; index += 1) {
    const column = index % size[0];
    const row = Math.floor(index / size[0]) % size[1];
    const slice = Math.floor(index / (size[0] * size[1]));
    distances[index] = field(x + column * CELL_CM, y + row * CELL_CM, z + slice * CELL_CM);
  }
  return { distances, origin: [x, y, z], size, cell: CELL_CM } satisfies DistanceGrid;
}

/** The corners of the box around a body. */
export function boxOf({ mesh }: Body): readonly [Corner, Corner] {
  const low: [number, number, number] = [1e6, 1e6, 1e6];
  const high: [number, number, number] = [-1e6, -1e6, -1e6];
  for (const [index, value] of mesh.positions.entries()) {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return [low, high];
}

/** The distances to a body as it stands. */
export function bakeDistances(body: Body): BodyDistances {
  const sample = new Float64Array(4);
  const field: Field = (x, y, z) => {
    body.sample(x, y, z, sample);
    return sample[0] ?? 0;
  };
  const grid = bakeField(field, boxOf(body));
  return { read: (place, out) => readDistance(grid, place, out) };
}

/**
 * Writes the distance to the body and the direction away from it to `out`; false, and nothing
 * written, where the point is farther than `within` centimeters or outside of the grid.
 */
export function readDistance(grid: DistanceGrid, point: Place, out: Float64Array): boolean {
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
