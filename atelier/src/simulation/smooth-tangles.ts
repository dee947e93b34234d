import { findCrossings } from './contacts/find-crossings.ts';
import type { ClothModel } from './model/cloth-model.ts';

const TURNS = 16;
/** The region that is smoothed grows by one ring of neighbors after so many turns. */
const TURNS_TO_A_RING = 3;
const PASSES = 4;

function growRegion({ springs, edgeCount }: ClothModel, region: Uint8Array): Uint8Array {
  const grown = region.slice();
  for (let edge = 0; edge < edgeCount; edge += 1) {
    const one = springs.ends[edge * 2] ?? 0;
    const other = springs.ends[edge * 2 + 1] ?? 0;
    if (region[one]) grown[other] = 1;
    if (region[other]) grown[one] = 1;
  }
  return grown;
}

/** Moves each particle of a region half of the way to the middle of its neighbors. */
function smoothRegion(model: ClothModel, positions: Float64Array, region: Uint8Array): void {
  const { count, springs, edgeCount } = model;
  const sums = new Float64Array(count * 3);
  const near = new Float64Array(count);
  for (let end = 0; end < edgeCount * 2; end += 1) {
    const particle = springs.ends[end] ?? 0;
    if (!region[particle]) continue;
    const other = (springs.ends[end ^ 1] ?? 0) * 3;
    near[particle] = (near[particle] ?? 0) + 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = particle * 3 + axis;
      sums[at] = (sums[at] ?? 0) + (positions[other + axis] ?? 0);
    }
  }
  for (let at = 0; at < sums.length; at += 1) {
    const around = near[Math.floor(at / 3)] ?? 0;
    if (around > 0) positions[at] = ((positions[at] ?? 0) + (sums[at] ?? 0) / around) / 2;
  }
}

/**
 * Smooths out the small folds in which cloth that was crushed goes through itself, until it does not
 * any more; what is left is where whole pieces go through each other. Returns how many are left.
 */
export function smoothTangles(model: ClothModel, positions: Float64Array): number {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const crossings = findCrossings(model, positions);
    if (crossings.length === 0) return 0;
    let region: Uint8Array = new Uint8Array(model.count);
    for (const { ends, corners } of crossings) {
      for (const particle of [...ends, ...corners]) region[particle] = 1;
    }
    for (let ring = 0; ring < Math.floor(turn / TURNS_TO_A_RING); ring += 1) {
      region = growRegion(model, region);
    }
    for (let pass = 0; pass < PASSES; pass += 1) smoothRegion(model, positions, region);
  }
  return findCrossings(model, positions).length;
}
