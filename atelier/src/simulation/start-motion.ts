import type { BodyDistances } from './body-distances.ts';
import { makeGuard } from './contacts/guard.ts';
import type { ClothModel } from './model/cloth-model.ts';
import type { Motion } from './run-stage.ts';

/** Where each particle begins: between the vertices that are sewn together in it. */
export function startPositions({ assembly, welding, count }: ClothModel): Float64Array {
  const positions = new Float64Array(count * 3);
  const shares = new Float64Array(count);
  for (const [vertex, particle] of welding.particleOf.entries()) {
    shares[particle] = (shares[particle] ?? 0) + 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = particle * 3 + axis;
      positions[at] = (positions[at] ?? 0) + (assembly.start[vertex * 3 + axis] ?? 0);
    }
  }
  return positions.map((sum, index) => sum / (shares[Math.floor(index / 3)] ?? 1));
}

/** A garment at rest at the given positions, ready to move. */
export function startMotion(
  model: ClothModel,
  distances: BodyDistances,
  positions: Float64Array,
): Motion {
  return {
    model,
    distances,
    guard: makeGuard(model),
    positions,
    velocities: new Float64Array(positions.length),
    before: new Float64Array(positions.length),
  };
}
