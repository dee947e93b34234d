import type { LabImage } from '@modiste/vision/lab-image';
import type { GarmentPoint, GarmentSides } from '../garment-cutout.ts';
import { fillHoles, type Mask } from '../raster/mask.ts';

/** No deeper than this share of the mask's height: what is cut out further is meant to be. */
const DEEPEST = 0.06;
/** Ground that differs less than this from the cloth above it may be cloth. */
const ALIKE = 5;
/** What is smaller than this share of the picture is no hole that is meant to be. */
const HOLE_SHARE_MAX = 0.0005;

/** The lowest row of each column that is garment; -1 without. */
function lowestRows({ width, height, inside }: Mask, [from, to]: readonly [number, number]) {
  return Array.from({ length: to - from + 1 }, (_, step) => {
    for (let y = height - 1; y >= 0; y -= 1) if (inside[y * width + from + step] === 1) return y;
    return -1;
  });
}

/** The line of a taut thread below some rows: as low as they are at its corners, straight between. */
function threadBelow(rows: readonly number[]): number[] {
  const corners: number[] = [];
  rows.forEach((row, at) => {
    for (;;) {
      const [before, last] = [corners.at(-2), corners.at(-1)];
      if (before === undefined || last === undefined) break;
      const [first, middle] = [rows[before] ?? 0, rows[last] ?? 0];
      const onLine = first + ((row - first) * (last - before)) / (at - before);
      if (middle > onLine) break;
      corners.pop();
    }
    corners.push(at);
  });
  let corner = 0;
  return rows.map((_, at) => {
    if (at > (corners[corner + 1] ?? 0)) corner += 1;
    const [from, to] = [corners[corner] ?? 0, corners[corner + 1] ?? at];
    const [first, last] = [rows[from] ?? 0, rows[to] ?? 0];
    return to === from ? first : first + ((last - first) * (at - from)) / (to - from);
  });
}

/**
 * The mask with bites out of the hem filled, where a pale garment on a pale ground was cut short: up
 * to a straight line over the bite, and only with what looks like the cloth above it.
 */
export function fillHem(mask: Mask, image: LabImage, hem: GarmentSides<GarmentPoint>): Mask {
  const { width, height } = mask;
  const from = Math.max(0, Math.round(Math.min(hem.left.x, hem.right.x)));
  const to = Math.min(width - 1, Math.round(Math.max(hem.left.x, hem.right.x)));
  if (to - from < 8) return mask;
  const rows = lowestRows(mask, [from, to]);
  const thread = threadBelow(rows);
  const inside = mask.inside.slice();
  const difference = (one: number, other: number) =>
    Math.hypot(
      ...[0, 1, 2].map((c) => (image.lab[one * 3 + c] ?? 0) - (image.lab[other * 3 + c] ?? 0)),
    );
  rows.forEach((row, step) => {
    const end = Math.round(thread[step] ?? row);
    if (row < 0 || end - row > DEEPEST * height) return;
    const above = Math.max(0, row - 2) * width + from + step;
    for (let y = row + 1; y <= end; y += 1) {
      const at = y * width + from + step;
      if (difference(at, above) < ALIKE) inside[at] = 1;
    }
  });
  // What lay open below is a hole now.
  return fillHoles({ ...mask, inside }, inside.length * HOLE_SHARE_MAX);
}
