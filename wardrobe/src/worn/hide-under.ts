import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import { isOfArm } from './around-trunk.ts';

/** The middle of a front: as wide as this to both sides, and before the middle of the body. */
const MIDDLE = { halfWidthCm: 2.2, beforeCm: 4 } as const;
/** So far below an opening, and above a hem, something may still be seen. */
const SEEN_CM = { belowOpening: 4, aboveHem: 1 } as const;

/** From where to where an outer garment covers the trunk all around: its hem, and its neck's opening. */
function coveredHeights({ positions }: GarmentMesh, heightCm: number) {
  let hem = Infinity;
  let opening = -Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    if (isOfArm(heightCm, x, y)) continue;
    hem = Math.min(hem, y);
    if (Math.abs(x) < MIDDLE.halfWidthCm && z > MIDDLE.beforeCm) opening = Math.max(opening, y);
  }
  return { from: hem + SEEN_CM.aboveHem, to: opening - SEEN_CM.belowOpening };
}

/**
 * What is left to be seen of a top under a coat or a jacket: its sleeves, and what lies between
 * the outer one's hem and the opening of its neck, are left out, so that they push nothing out.
 */
export function hideUnder(inner: GarmentMesh, outer: GarmentMesh, heightCm: number): GarmentMesh {
  const { positions, corners, clothCorners, panelOf } = inner;
  const { from, to } = coveredHeights(outer, heightCm);
  const isSeen = (triangle: number): boolean => {
    const mean = (axis: number) =>
      [0, 1, 2].reduce(
        (sum, side) => sum + (positions[(corners[triangle * 3 + side] ?? 0) * 3 + axis] ?? 0) / 3,
        0,
      );
    const y = mean(1);
    return !isOfArm(heightCm, mean(0), y) && !(y > from && y < to);
  };
  const seen = Array.from(panelOf.keys()).filter(isSeen);
  const cornersOf = (all: Uint32Array) =>
    Uint32Array.from(seen.flatMap((triangle) => [...all.subarray(triangle * 3, triangle * 3 + 3)]));
  return {
    ...inner,
    corners: cornersOf(corners),
    clothCorners: cornersOf(clothCorners),
    panelOf: Uint16Array.from(seen, (triangle) => panelOf[triangle] ?? 0),
  };
}
