import { clamp } from './field.ts';
import type { Point } from './point.ts';

/** Distances and directions at the nodes of a box of equal cells, four numbers for each node. */
export interface Lattice {
  low: Point;
  cell: number;
  nodes: readonly [number, number, number];
  values: Float32Array;
}

/** Which eight nodes to read: the first value of the cell's low corner, and its neighbors. */
export interface LatticeCell {
  values: Float32Array;
  first: number;
  /** How many values on the next row and the next layer are. */
  row: number;
  layer: number;
  cell: number;
}

/**
 * Interpolates distance and direction within a cell; `out` brings the place within it, 0 to 1 three
 * times. The distances at the corners and their continuations along the directions err by the same
 * amount to opposite sides, so their mean is right to the third order.
 */
export function readCell(from: LatticeCell, out: Float64Array): void {
  const { values, cell } = from;
  const u = out[0] ?? 0;
  const v = out[1] ?? 0;
  const w = out[2] ?? 0;
  let d = 0;
  let gx = 0;
  let gy = 0;
  let gz = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const i = corner & 1;
    const j = (corner >> 1) & 1;
    const k = corner >> 2;
    const at = from.first + i * 4 + j * from.row + k * from.layer;
    const weight = (i ? u : 1 - u) * (j ? v : 1 - v) * (k ? w : 1 - w);
    const x = values[at + 1] ?? 0;
    const y = values[at + 2] ?? 0;
    const z = values[at + 3] ?? 0;
    const onward = x * (u - i) + y * (v - j) + z * (w - k);
    d += weight * ((values[at] ?? 0) + onward * cell * 0.5);
    gx += weight * x;
    gy += weight * y;
    gz += weight * z;
  }
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const per = length > 1e-9 ? 1 / length : 0;
  out[0] = d;
  out[1] = gx * per;
  out[2] = length > 1e-9 ? gy * per : 1;
  out[3] = gz * per;
}

/** Reads a lattice anywhere; outside of it the way to it is added. */
export function readLattice(lattice: Lattice, place: ArrayLike<number>, out: Float64Array): void {
  const { low, cell, nodes } = lattice;
  const x = place[0] ?? 0;
  const y = place[1] ?? 0;
  const z = place[2] ?? 0;
  const u = clamp((x - low[0]) / cell, 0, nodes[0] - 1.001);
  const v = clamp((y - low[1]) / cell, 0, nodes[1] - 1.001);
  const w = clamp((z - low[2]) / cell, 0, nodes[2] - 1.001);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const k = Math.floor(w);
  out[0] = u - i;
  out[1] = v - j;
  out[2] = w - k;
  const row = nodes[0] * 4;
  const layer = row * nodes[1];
  readCell({ values: lattice.values, first: k * layer + j * row + i * 4, row, layer, cell }, out);
  const beyond = Math.hypot(x - low[0] - u * cell, y - low[1] - v * cell, z - low[2] - w * cell);
  out[0] = (out[0] ?? 0) + beyond;
}
