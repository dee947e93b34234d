import type { Field } from './field.ts';

const STEP = 0.02;

/** Writes the gradient by central differences, not normalized, and returns its length. */
function writeGradient(field: Field, at: Float64Array, out: Float64Array): number {
  const x = at[0] ?? 0;
  const y = at[1] ?? 0;
  const z = at[2] ?? 0;
  out[0] = (field(x + STEP, y, z) - field(x - STEP, y, z)) / (2 * STEP);
  out[1] = (field(x, y + STEP, z) - field(x, y - STEP, z)) / (2 * STEP);
  out[2] = (field(x, y, z + STEP) - field(x, y, z - STEP)) / (2 * STEP);
  return Math.hypot(out[0], out[1], out[2]);
}

/** Writes the unit vector in which the field grows fastest. */
export function writeNormal(field: Field, at: Float64Array, out: Float64Array): void {
  const length = writeGradient(field, at, out) || 1;
  for (let axis = 0; axis < 3; axis += 1) out[axis] = (out[axis] ?? 0) / length;
}

/** Moves a point along the gradient onto the surface, at most `reach` centimeters a step. */
export function projectOnto(field: Field, point: Float64Array, reach: number): void {
  const gradient = new Float64Array(3);
  for (let round = 0; round < 6; round += 1) {
    const value = field(point[0] ?? 0, point[1] ?? 0, point[2] ?? 0);
    if (Math.abs(value) < 5e-4) return;
    const length = Math.max(writeGradient(field, point, gradient), 0.2);
    const move = Math.min(Math.max(value / length, -reach), reach) / length;
    for (let axis = 0; axis < 3; axis += 1)
      point[axis] = (point[axis] ?? 0) - move * (gradient[axis] ?? 0);
  }
}
