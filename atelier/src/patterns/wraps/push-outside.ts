import type { Body } from '../../bodies/body.ts';

const PASSES = 5;

/** Moves vertices that are too near to the body, or inside it, out of it along its normals. */
export function pushOutside(
  body: Body,
  positions: Float32Array,
  clearanceOf: (vertex: number) => number,
): void {
  const sample = new Float64Array(4);
  const count = positions.length / 3;
  for (let vertex = 0; vertex < count * PASSES; vertex += 1) {
    const at = (vertex % count) * 3;
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    body.sample(x, y, z, sample);
    const [distance = 0, normalX = 0, normalY = 0, normalZ = 0] = sample;
    const missing = clearanceOf(vertex % count) - distance;
    if (missing <= 0) continue;
    positions[at] = x + normalX * missing;
    positions[at + 1] = y + normalY * missing;
    positions[at + 2] = z + normalZ * missing;
  }
}
