import type { GarmentPoint } from '../garment-cutout.ts';
import { type Mask, partsOf } from '../raster/mask.ts';

const AROUND_X = [1, 1, 0, -1, -1, -1, 0, 1];
const AROUND_Y = [0, 1, 1, 1, 0, -1, -1, -1];

/**
 * The border pixels of the mask's largest part, clockwise as seen on the screen, from the leftmost
 * pixel of its first row (Moore's tracing). Empty for an empty mask.
 */
export function traceOutline(mask: Mask): GarmentPoint[] {
  const { width, height } = mask;
  const { labels, parts } = partsOf(mask);
  const part = parts.reduce<(typeof parts)[number] | null>(
    (most, one) => (most === null || one.area > most.area ? one : most),
    null,
  );
  if (part === null) return [];
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === part.label;
  let startX = part.left;
  while (!isIn(startX, part.top)) startX += 1;
  const outline: GarmentPoint[] = [];
  let [x, y, direction] = [startX, part.top, 0];
  do {
    outline.push({ x, y });
    const turn = [1, 2, 3, 4, 5, 6, 7, 8].find((step) => {
      const way = (direction + 4 + step) % 8;
      return isIn(x + (AROUND_X[way] ?? 0), y + (AROUND_Y[way] ?? 0));
    });
    if (turn === undefined) break;
    direction = (direction + 4 + turn) % 8;
    x += AROUND_X[direction] ?? 0;
    y += AROUND_Y[direction] ?? 0;
  } while ((x !== startX || y !== part.top) && outline.length < part.area * 8);
  return outline;
}
