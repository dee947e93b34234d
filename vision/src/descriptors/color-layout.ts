import type { Box, Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';

const ROWS = 5;
const COLUMNS = 4;
const FOLDED = COLUMNS / 2;

const COLOR_LAYOUT_DIMENSIONS = ROWS * FOLDED * 3;

/**
 * Mean CIELAB color on a grid over the foreground's box, left and right halves averaged so that
 * a mirrored picture is the same (the grid of the color layout descriptor, Kasutani and Yamada,
 * ICIP 2001, without its cosine transform). Empty cells read as background white.
 */
export function colorLayout(image: LabImage, foreground: Foreground): Float32Array {
  const sums = new Float32Array(COLOR_LAYOUT_DIMENSIONS);
  const counts = new Float32Array(ROWS * FOLDED);
  const { width, lab } = image;
  const { box, inside } = foreground;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = y * width + x;
      if (inside[at] === 0) continue;
      const cell = foldedCell(box, x, y);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const to = cell * 3 + channel;
        sums[to] = (sums[to] ?? 0) + (lab[at * 3 + channel] ?? 0);
      }
    }
  }
  return sums.map((sum, at) => {
    const count = counts[Math.floor(at / 3)] ?? 0;
    const mean = count === 0 ? (at % 3 === 0 ? 100 : 0) : sum / count;
    return (at % 3 === 0 ? (mean - 55) * 0.6 : mean) / 50;
  });
}

function foldedCell(box: Box, x: number, y: number): number {
  const row = Math.floor(((y - box.top) / (box.bottom - box.top)) * ROWS);
  const column = Math.floor(((x - box.left) / (box.right - box.left)) * COLUMNS);
  return row * FOLDED + Math.min(column, COLUMNS - 1 - column);
}
