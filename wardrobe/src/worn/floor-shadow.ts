import type { PictureMaps } from '../maps/picture-maps.ts';
import { blur } from '../rasterize/blur-grid.ts';
import { type Camera, project } from '../rasterize/camera.ts';

const CELL_CM = 1;
const HALF = 90;
const SIZE = 2 * HALF;
/** What is higher than this above the floor throws no shadow that has an outline. */
const NEAR_CM = 14;

const blurred = (covered: Float32Array, radius: number): Float32Array => {
  const values = covered.slice();
  blur({ values, columns: SIZE, rows: SIZE }, radius);
  return values;
};

/** How much of each cell of the floor is covered closely from above. */
function coverFloor(positions: Float32Array): Float32Array {
  const covered = new Float32Array(SIZE * SIZE);
  for (let at = 0; at < positions.length; at += 3) {
    const height = positions[at + 1] ?? 0;
    if (height > NEAR_CM) continue;
    const column = Math.round((positions[at] ?? 0) / CELL_CM) + HALF;
    const row = Math.round((positions[at + 2] ?? 0) / CELL_CM) + HALF;
    if (column < 1 || row < 1 || column >= SIZE - 1 || row >= SIZE - 1) continue;
    const share = 1 - height / NEAR_CM;
    for (const near of [-SIZE, -1, 0, 1, SIZE]) {
      const cell = row * SIZE + column + near;
      covered[cell] = Math.max(covered[cell] ?? 0, share);
    }
  }
  return covered;
}

/** Dark and narrow where it touches, wide and faint beside it, drawn away from the key light. */
function shadeFloor(positions: Float32Array): Float32Array {
  const covered = coverFloor(positions);
  const close = blurred(covered, 2);
  const wide = blurred(covered, 9);
  const shadow = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) {
      const cell = row * SIZE + column;
      const aside = Math.min(SIZE - 1, row + 5) * SIZE + Math.max(0, column - 7);
      shadow[cell] = Math.min(1, 0.75 * (close[cell] ?? 0) + 0.9 * (wide[aside] ?? 0));
    }
  return shadow;
}

/** The shadow on the floor of what stands on it; writes the ground shadow of the maps. */
export function castFloorShadow(maps: PictureMaps, positions: Float32Array, camera: Camera): void {
  const { width, height, groundShadow } = maps;
  const shadow = shadeFloor(positions);
  const onFloor = new Float32Array([
    -HALF,
    0,
    -HALF,
    HALF,
    0,
    -HALF,
    -HALF,
    0,
    HALF,
    HALF,
    0,
    HALF,
  ]);
  const { points } = project(onFloor, camera, maps);
  const [farLeft = 0, farRow = 0, , farRight = 0] = points;
  const nearLeft = points[6] ?? 0;
  const nearRow = points[7] ?? 0;
  const nearRight = points[9] ?? 0;
  // Across a row of the picture the floor is equally far; depth runs with the inverse of the width.
  const farWide = farRight - farLeft;
  const nearWide = nearRight - nearLeft;
  const first = Math.max(0, Math.ceil(farRow));
  const last = Math.min(height - 1, Math.floor(nearRow));
  for (let y = first; y <= last; y += 1) {
    const share = (y - farRow) / (nearRow - farRow);
    const wide = farWide + (nearWide - farWide) * share;
    const left = farLeft + (nearLeft - farLeft) * share;
    const depth = (1 / farWide - 1 / wide) / (1 / farWide - 1 / nearWide);
    const row = Math.min(SIZE - 2, Math.max(0, depth * SIZE));
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, left + wide); x += 1)
      groundShadow[y * width + x] = 255 * readCell(shadow, ((x - left) / wide) * SIZE, row);
  }
}

function readCell(shadow: Float32Array, x: number, y: number): number {
  const column = Math.min(SIZE - 2, Math.max(0, Math.floor(x)));
  const row = Math.floor(y);
  const [fx, fy] = [x - column, y - row];
  const at = row * SIZE + column;
  const upper = (shadow[at] ?? 0) * (1 - fx) + (shadow[at + 1] ?? 0) * fx;
  const lower = (shadow[at + SIZE] ?? 0) * (1 - fx) + (shadow[at + SIZE + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
