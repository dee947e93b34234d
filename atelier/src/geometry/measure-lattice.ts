import type { FieldMesh } from './mesh-field.ts';
import type { Point } from './point.ts';
import type { Lattice } from './read-lattice.ts';
import { makeTriangleMeter, type TriangleMeter } from './triangle-meter.ts';

export interface Box {
  low: Point;
  high: Point;
}

/**
 * Nearest distances at every node of a coarse lattice: each node takes over the nearest triangle
 * of its neighbors, in sweeps to and fro (vector distance transform, Danielsson 1980).
 */
export function measureLattice(mesh: FieldMesh, box: Box, cell: number): Lattice {
  const count = (axis: 0 | 1 | 2) => Math.ceil((box.high[axis] - box.low[axis]) / cell) + 1;
  const nodes = [count(0), count(1), count(2)] as const;
  const lattice = {
    low: box.low,
    cell,
    nodes,
    values: new Float32Array(nodes[0] * nodes[1] * nodes[2] * 4).fill(1e6),
  };
  const sweep = {
    lattice,
    meter: makeTriangleMeter(mesh),
    nearest: new Int32Array(nodes[0] * nodes[1] * nodes[2]).fill(-1),
    out: new Float64Array(4),
  };
  seed(sweep, mesh.triangles.length / 3);
  for (let round = 0; round < 2; round += 1) {
    pass(sweep, 1);
    pass(sweep, -1);
  }
  return lattice;
}

interface Sweep {
  lattice: Lattice;
  meter: TriangleMeter;
  nearest: Int32Array;
  out: Float64Array;
}

function seed(sweep: Sweep, triangles: number): void {
  const { lattice, meter } = sweep;
  const [nx, ny] = lattice.nodes;
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    meter.take(triangle);
    const [i = 0, j = 0, k = 0] = lattice.low.map((low, axis) =>
      Math.floor(((meter.corners[axis] ?? 0) - low) / lattice.cell),
    );
    for (let near = 0; near < 8; near += 1)
      offer(
        sweep,
        ((k + ((near >> 2) & 1)) * ny + j + ((near >> 1) & 1)) * nx + i + (near & 1),
        triangle,
      );
  }
}

/** Keeps a triangle for a node if it is nearer than what the node has. */
function offer(sweep: Sweep, node: number, triangle: number): void {
  const { lattice, meter, out } = sweep;
  const [nx, ny] = lattice.nodes;
  const i = node % nx;
  const j = Math.floor(node / nx) % ny;
  const k = Math.floor(node / (nx * ny));
  meter.point[0] = lattice.low[0] + i * lattice.cell;
  meter.point[1] = lattice.low[1] + j * lattice.cell;
  meter.point[2] = lattice.low[2] + k * lattice.cell;
  meter.measure(out);
  if (Math.abs(out[0] ?? 0) >= Math.abs(lattice.values[node * 4] ?? 0)) return;
  lattice.values.set(out, node * 4);
  sweep.nearest[node] = triangle;
}

function pass(sweep: Sweep, direction: 1 | -1): void {
  const [nx, ny, nz] = sweep.lattice.nodes;
  const total = nx * ny * nz;
  const before = [
    -1,
    -nx,
    -nx * ny,
    1 - nx,
    -1 - nx,
    -nx * ny - 1,
    1 - nx * ny,
    -nx * ny - nx,
    nx - nx * ny,
  ];
  for (let step = 0; step < total; step += 1) {
    const node = direction > 0 ? step : total - 1 - step;
    for (const offset of before) {
      const other = node + offset * direction;
      const triangle = other >= 0 && other < total ? (sweep.nearest[other] ?? -1) : -1;
      if (triangle < 0 || triangle === sweep.nearest[node]) continue;
      sweep.meter.take(triangle);
      offer(sweep, node, triangle);
    }
  }
}
