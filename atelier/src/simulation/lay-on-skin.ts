import { isInArmpit } from '../bodies/arms/armpit.ts';
import type { Body } from '../bodies/body.ts';

/** What was pushed out lies so far off the skin, centimeters. */
const OFF_SKIN_CM = 0.03;
/** Out of a thumb may be into the palm: it is looked again. */
const PASSES = 4;

/**
 * Moves out what still lies inside the body: the grid that cloth is draped with is coarser than a
 * thumb, the body's own distances are not. Under the arms cloth has room that the body does not show.
 */
export function layOnSkin(body: Body, positions: Float64Array | Float32Array): void {
  const sample = new Float64Array(4);
  for (let turn = 0; turn < positions.length * PASSES; turn += 3) {
    const at = turn % positions.length;
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    body.sample(x, y, z, sample);
    const [distance = 0, nx = 0, ny = 0, nz = 0] = sample;
    if (distance >= 0 || (body.arms && isInArmpit(body.arms, [x, y, z]))) continue;
    const out = OFF_SKIN_CM - distance;
    positions[at] = x + nx * out;
    positions[at + 1] = y + ny * out;
    positions[at + 2] = z + nz * out;
  }
}
