import type { ClothModel } from './model/cloth-model.ts';

/** How much of its stiffness cloth shows when it is pushed together: the rest buckles away. */
const COMPRESSION = 0.7;
const FURTHEST_CM = 0.6;

export interface SpringPass {
  positions: Float64Array;
  /** One over the square of the time step. */
  stepRate: number;
  /** Every other pass runs from below, so that the error of one does not add up. */
  isBackward: boolean;
}

/** One Gauss-Seidel pass over the springs (XPBD, Macklin et al. 2016, one pass a small step). */
export function solveSprings(model: ClothModel, pass: SpringPass): void {
  const { inverseMass, springs, edgeCount } = model;
  const { ends, rest, compliance, longest } = springs;
  const { positions, stepRate, isBackward } = pass;
  const count = rest.length;
  for (let turn = 0; turn < count; turn += 1) {
    const index = isBackward ? count - 1 - turn : turn;
    const first = ends[index * 2] ?? 0;
    const second = ends[index * 2 + 1] ?? 0;
    const a = first * 3;
    const b = second * 3;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const bx = positions[b] ?? 0;
    const by = positions[b + 1] ?? 0;
    const bz = positions[b + 2] ?? 0;
    const dx = ax - bx;
    const dy = ay - by;
    const dz = az - bz;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const wa = inverseMass[first] ?? 0;
    const wb = inverseMass[second] ?? 0;
    const weight = wa + wb;
    let error = length - (rest[index] ?? 0);
    if (error < 0 && index < edgeCount) error *= COMPRESSION;
    let moved = (error * weight) / (weight + (compliance[index] ?? 0) * stepRate);
    const excess = length - (longest[index] ?? 0);
    if (moved < excess) moved = excess;
    if (moved > FURTHEST_CM) moved = FURTHEST_CM;
    const scale = moved / (weight * length);
    const sa = scale * wa;
    const sb = scale * wb;
    positions[a] = ax - dx * sa;
    positions[a + 1] = ay - dy * sa;
    positions[a + 2] = az - dz * sa;
    positions[b] = bx + dx * sb;
    positions[b + 1] = by + dy * sb;
    positions[b + 2] = bz + dz * sb;
  }
}
