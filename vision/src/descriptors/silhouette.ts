import type { Foreground } from '../foreground/find-foreground.ts';

const ROWS = 6;
const COLUMNS = 4;
const FOLDED = COLUMNS / 2;
const SHAPE_NUMBERS = 4;

const SILHOUETTE_DIMENSIONS = ROWS * FOLDED + SHAPE_NUMBERS;

/**
 * The mask on a coarse grid over its box, folded left to right (the region shape of Lu and
 * Sajjanhar, Multimedia Systems 1999), with the box's aspect ratio and how full it is.
 */
export function silhouetteOf({ inside, box }: Foreground, width: number): Float32Array {
  const sums = new Float32Array(SILHOUETTE_DIMENSIONS);
  const counts = new Float32Array(ROWS * FOLDED);
  const boxWidth = box.right - box.left;
  const boxHeight = box.bottom - box.top;
  let filled = 0;
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = Math.floor(((y - box.top) / boxHeight) * ROWS);
    for (let x = box.left; x < box.right; x += 1) {
      const column = Math.floor(((x - box.left) / boxWidth) * COLUMNS);
      const cell = row * FOLDED + Math.min(column, COLUMNS - 1 - column);
      const value = inside[y * width + x] ?? 0;
      counts[cell] = (counts[cell] ?? 0) + 1;
      sums[cell] = (sums[cell] ?? 0) + value;
      filled += value;
    }
  }
  const cells = sums.map((sum, at) => sum / (counts[at] || 1) - 0.6);
  cells.set(shapeNumbers(boxWidth / boxHeight, filled / (boxWidth * boxHeight)), ROWS * FOLDED);
  return cells;
}

/** Aspect and fullness as points on quarter circles, so that each pair has a constant length. */
function shapeNumbers(aspect: number, fullness: number): number[] {
  const turn = Math.atan(aspect);
  const fill = (fullness * Math.PI) / 2;
  return [Math.cos(turn) * 2, Math.sin(turn) * 2, Math.cos(fill), Math.sin(fill)];
}
