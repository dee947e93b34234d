import type { BodyDistances } from './body-distances.ts';
import type { ClothModel } from './model/cloth-model.ts';

export interface BodyPass {
  distances: BodyDistances;
  positions: Float64Array;
  /** Where the particles were before the step: what friction holds them to. */
  before: Float64Array;
  /** How far the middle of the cloth stays from the skin, centimeters. */
  clearance: number;
  /** Of the cloth's friction: 0 where it slides freely. */
  grip: number;
}

const FURTHEST_CM = 0.5;

/** Keeps particles out of the body, and lets friction hold them (Müller et al. 2007). */
export function touchBody({ count, friction }: ClothModel, pass: BodyPass): void {
  const { distances, positions, before, clearance, grip } = pass;
  const found = new Float64Array(4);
  const point = { positions, at: 0, within: clearance };
  for (let particle = 0; particle < count; particle += 1) {
    const at = particle * 3;
    point.at = at;
    if (!distances.read(point, found)) continue;
    const nx = found[1] ?? 0;
    const ny = found[2] ?? 0;
    const nz = found[3] ?? 0;
    const depth = Math.min(clearance - (found[0] ?? 0), FURTHEST_CM);
    const x = (positions[at] ?? 0) + nx * depth;
    const y = (positions[at + 1] ?? 0) + ny * depth;
    const z = (positions[at + 2] ?? 0) + nz * depth;
    const mx = x - (before[at] ?? 0);
    const my = y - (before[at + 1] ?? 0);
    const mz = z - (before[at + 2] ?? 0);
    const along = mx * nx + my * ny + mz * nz;
    const tx = mx - along * nx;
    const ty = my - along * ny;
    const tz = mz - along * nz;
    const slide = Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-9;
    const held = Math.min(1, (friction * grip * depth) / slide);
    positions[at] = x - tx * held;
    positions[at + 1] = y - ty * held;
    positions[at + 2] = z - tz * held;
  }
}
