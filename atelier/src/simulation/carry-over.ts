import type { Assembly } from '../patterns/assembly.ts';
import { cellOf, sortIntoCells } from './contacts/cell-lists.ts';
import type { ClothModel } from './model/cloth-model.ts';

interface Host {
  corners: readonly [number, number, number];
  weights: readonly [number, number, number];
}

const CELL_CM = 4;

/** The weights of a flat point in a triangle; negative where it lies outside. */
function weightsIn(
  cloth: Float32Array,
  [a, b, c]: readonly [number, number, number],
  [u, v]: readonly [number, number],
): readonly [number, number, number] {
  const [au = 0, av = 0] = cloth.subarray(a * 2, a * 2 + 2);
  const bu = (cloth[b * 2] ?? 0) - au;
  const bv = (cloth[b * 2 + 1] ?? 0) - av;
  const cu = (cloth[c * 2] ?? 0) - au;
  const cv = (cloth[c * 2 + 1] ?? 0) - av;
  const area = bu * cv - bv * cu || 1e-9;
  const beta = ((u - au) * cv - (v - av) * cu) / area;
  const gamma = (bu * (v - av) - bv * (u - au)) / area;
  return [1 - beta - gamma, beta, gamma];
}

/** Finds the triangle of the coarse garment that a point of the fine one lies in, or next to. */
function makeHostFinder({ cloth, triangles, panelOf }: Assembly) {
  const centers = new Float64Array(triangles.length);
  for (let index = 0; index < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(index, index + 3);
    for (const axis of [0, 1]) {
      const sum =
        (cloth[a * 2 + axis] ?? 0) + (cloth[b * 2 + axis] ?? 0) + (cloth[c * 2 + axis] ?? 0);
      centers[index + axis] = sum / 3;
    }
    // Panels lie on the same table: each has a height of its own, so that they do not meet.
    centers[index + 2] = (panelOf[a] ?? 0) * CELL_CM * 5;
  }
  const lists = sortIntoCells(centers, CELL_CM);
  return (panel: number, point: readonly [number, number]): Host | undefined => {
    let best: Host | undefined;
    let innermost = Number.NEGATIVE_INFINITY;
    for (let near = 0; near < 9; near += 1) {
      const x = Math.floor(point[0] / CELL_CM) - 1 + (near % 3);
      const y = Math.floor(point[1] / CELL_CM) - 1 + Math.floor(near / 3);
      const cell = cellOf(x, y, panel * 5);
      for (const triangle of lists.entries.subarray(lists.starts[cell], lists.starts[cell + 1])) {
        const [a = 0, b = 0, c = 0] = triangles.subarray(triangle * 3, triangle * 3 + 3);
        if (panelOf[a] !== panel) continue;
        const weights = weightsIn(cloth, [a, b, c], point);
        const depth = Math.min(...weights);
        if (depth > innermost) [innermost, best] = [depth, { corners: [a, b, c], weights }];
      }
    }
    return best;
  };
}

/**
 * Places the particles of a finer garment where a coarser one of the same pattern came to rest:
 * each vertex by the triangle that it lies in on the cloth.
 */
export function carryOver(coarse: ClothModel, positions: Float64Array, fine: ClothModel) {
  const findHost = makeHostFinder(coarse.assembly);
  const { cloth, panelOf } = fine.assembly;
  const carried = new Float64Array(fine.count * 3);
  const shares = new Float64Array(fine.count);
  for (const [vertex, panel] of panelOf.entries()) {
    const host = findHost(panel, [cloth[vertex * 2] ?? 0, cloth[vertex * 2 + 1] ?? 0]);
    if (!host) continue;
    const particle = fine.welding.particleOf[vertex] ?? 0;
    shares[particle] = (shares[particle] ?? 0) + 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = host.corners.reduce((sum, corner, index) => {
        const from = (coarse.welding.particleOf[corner] ?? 0) * 3 + axis;
        return sum + (positions[from] ?? 0) * (host.weights[index] ?? 0);
      }, 0);
      carried[particle * 3 + axis] = (carried[particle * 3 + axis] ?? 0) + at;
    }
  }
  return carried.map((sum, index) => sum / Math.max(1, shares[Math.floor(index / 3)] ?? 1));
}
