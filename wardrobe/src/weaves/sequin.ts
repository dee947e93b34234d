import { hashCell, visibleShare } from '../materials/noise.ts';
import { scaleColor, type Weave } from './weave.ts';

const SIZE = 0.42;
/** How steeply disks lean at most: so far that some face a lamp wherever they hang. */
const ASKEW = 0.85;

/** Disks sewn on in rows, each a little askew, so that it mirrors another part of the room. */
export const sequin: Weave = (point, sample) => {
  const row = Math.floor(point.y / SIZE);
  const shift = (row % 2) * 0.5;
  const column = Math.floor(point.x / SIZE + shift);
  const x = point.x / SIZE + shift - column - 0.5;
  const y = point.y / SIZE - row - 0.5;
  const shown = visibleShare(SIZE * 1.6, point.footprint);
  const [a, b] = [hashCell(column, row, 1) - 0.5, hashCell(column, row, 2) - 0.5];
  sample.height += ASKEW * SIZE * (x * a + y * b) * shown;
  sample.cavity *= 1 - 0.45 * shown * Math.max(0, Math.hypot(x, y) * 2 - 0.8);
  scaleColor(sample, 0.55 + 0.24 * shown * hashCell(column, row, 3));
  const spark = 0.02 + 0.03 * hashCell(column, row, 4);
  sample.red += spark;
  sample.green += spark;
  sample.blue += spark;
  sample.metal = 1;
  sample.roughness = 0.42 + 0.4 * (1 - shown);
};
