import type { Drape } from '../drapes/drape.ts';
import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import { pushUpSleeves } from './push-up-sleeves.ts';
import type { StoredBody } from './unpack-body.ts';

const HALF = 40;
const SIZE = 2 * HALF;
/** Straps lie so high on the skin; farther above it than this they are none of a shoulder. */
const STRAP_CM = 0.3;
const ABOVE_CM = 6;

/** Places on a triangle, as shares of two of its sides, close enough for a square centimeter. */
const SPOTS = [0, 0.25, 0.5, 0.75, 1].flatMap((one) =>
  [0, 0.25, 0.5, 0.75, 1].filter((other) => one + other <= 1).map((other) => [one, other] as const),
);

/** How high the shoulders are, for each square centimeter seen from above. */
function shouldersOf({ positions, triangles, heightCm }: StoredBody): Float32Array {
  const tops = new Float32Array(SIZE * SIZE);
  const at = (corner: number, axis: number) => positions[(triangles[corner] ?? 0) * 3 + axis] ?? 0;
  for (let first = 0; first < triangles.length; first += 3) {
    const height = at(first, 1);
    if (height < heightCm * 0.7 || height > heightCm * 0.86) continue;
    for (const [one, other] of SPOTS) {
      const place = (axis: number) =>
        at(first, axis) * (1 - one - other) +
        at(first + 1, axis) * one +
        at(first + 2, axis) * other;
      const cell = (Math.round(place(2)) + HALF) * SIZE + Math.round(place(0)) + HALF;
      tops[cell] = Math.max(tops[cell] ?? 0, place(1));
    }
  }
  return tops;
}

/** Lays straps on the shoulders, which they stood off a little. */
function layStraps(positions: Float32Array, straps: Iterable<number>, body: StoredBody): void {
  const tops = shouldersOf(body);
  for (const point of straps) {
    const at = point * 3;
    const column = Math.round(positions[at] ?? 0) + HALF;
    const row = Math.round(positions[at + 2] ?? 0) + HALF;
    const top = tops[row * SIZE + column] ?? 0;
    const above = (positions[at + 1] ?? 0) - top - STRAP_CM;
    if (top > 0 && above > 0 && above < ABOVE_CM) positions[at + 1] = top + STRAP_CM;
  }
}

/** A garment as somebody wears it: sleeves at the wrists, straps on the shoulders. */
export function fitToBody(mesh: GarmentMesh, drape: Drape, body: StoredBody): GarmentMesh {
  const positions = mesh.positions.slice();
  const straps = new Set<number>();
  mesh.panelOf.forEach((panel, triangle) => {
    if (drape.panels[panel]?.role !== 'strap') return;
    for (let corner = 0; corner < 3; corner += 1)
      straps.add(mesh.corners[triangle * 3 + corner] ?? 0);
  });
  if (straps.size > 0) layStraps(positions, straps, body);
  pushUpSleeves(positions, body);
  return { ...mesh, positions };
}
