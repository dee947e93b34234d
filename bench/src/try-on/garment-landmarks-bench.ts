/*
 * How far the landmarks that are found in a garment's picture lie from those that were marked by
 * hand, as a share of the garment's width: between its shoulder tips, or else between its armpits or
 * the ends of its hem. Marks that the picture hides, under a sleeve or a collar, are where a tailor
 * would put them, or left out.
 *
 *     npm run bench -- tryon-landmarks [--data <folder with tryon/garments>]
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cutOutGarment } from '@modiste/fitting/cut-out-garment';
import type { GarmentPoint, TopLandmarks } from '@modiste/fitting/garment-cutout';
import { percentile, verdict } from '../sampling/percentiles.ts';
import MARKED from './marked-garments.json' with { type: 'json' };

/** In percent of the picture's width and height. */
type Marks = Partial<Record<string, readonly number[]>>;

/** At most, as a share of the garment's width: half of the points are found better than that. */
const MEDIAN_MAX = 0.03;
const DRESS_NAMES = ['23962182', '24047235'];

interface Off {
  landmark: string;
  error: number;
}

const lowest = (points: readonly GarmentPoint[]): GarmentPoint | null =>
  points.reduce<GarmentPoint | null>((low, one) => (low && low.y > one.y ? low : one), null);

/** The landmarks that are found, by the names of the marks; null where there is no such sleeve. */
const foundPoints = (found: TopLandmarks): Record<string, GarmentPoint | null> => ({
  neckLeft: found.neck.left,
  neckRight: found.neck.right,
  neckline: lowest(found.neckline),
  tipLeft: found.shoulderTip.left,
  tipRight: found.shoulderTip.right,
  armpitLeft: found.armpit.left,
  armpitRight: found.armpit.right,
  cuffOuterLeft: found.sleeves.left?.outerEnd ?? null,
  cuffOuterRight: found.sleeves.right?.outerEnd ?? null,
  cuffInnerLeft: found.sleeves.left?.innerEnd ?? null,
  cuffInnerRight: found.sleeves.right?.innerEnd ?? null,
  hemLeft: found.hem.left,
  hemRight: found.hem.right,
});

/** The errors of one garment; 1, a whole width, for a sleeve that is not found at all. */
async function errorsOf(file: string, marks: Marks): Promise<Off[]> {
  const isDress = DRESS_NAMES.some((name) => path.basename(file).startsWith(name));
  const signal = new AbortController().signal;
  const role = isDress ? 'full_body' : 'top';
  const { width, height, landmarks } = await cutOutGarment(await readFile(file), { role, signal });
  if (landmarks.kind === 'bottom') throw new Error(`${file} was read as trousers`);
  const placeOf = ([x = 0, y = 0]: readonly number[]) => ({
    x: (x / 100) * width,
    y: (y / 100) * height,
  });
  const pair = ['tip', 'armpit', 'hem'].find(
    (name) => marks[`${name}Left`] && marks[`${name}Right`],
  );
  const wide = Math.abs(
    placeOf(marks[`${pair}Right`] ?? []).x - placeOf(marks[`${pair}Left`] ?? []).x,
  );
  const found = foundPoints(landmarks);
  return Object.entries(marks).map(([landmark, mark = []]) => {
    const point = found[landmark] ?? null;
    if (point === null) return { landmark, error: 1 };
    const { x, y } = placeOf(mark);
    return { landmark, error: Math.hypot(point.x - x, point.y - y) / wide };
  });
}

export async function garmentLandmarksBench(data: string): Promise<boolean> {
  const folder = path.join(data, 'tryon/garments');
  if (!existsSync(folder)) {
    console.log(`No garments in ${data}: nothing to measure`);
    return true;
  }
  const all: Off[] = [];
  for (const [name, marks] of Object.entries<Marks>(MARKED)) {
    const errors = await errorsOf(path.join(folder, name), marks);
    all.push(...errors);
    const worst = errors.toSorted((one, other) => other.error - one.error).slice(0, 3);
    const words = worst.map(({ landmark, error }) => `${landmark} ${error.toFixed(3)}`).join(', ');
    const middle = percentile(
      errors.map(({ error }) => error),
      0.5,
    );
    console.log(`${name}: median ${middle.toFixed(3)}, worst ${words}`);
  }
  const kinds = Map.groupBy(all, ({ landmark }) => landmark.replace(/Left|Right/, ''));
  for (const [kind, errors] of kinds) {
    const sizes = errors.map(({ error }) => error);
    console.log(
      `${kind}: median ${percentile(sizes, 0.5).toFixed(3)}, p90 ${percentile(sizes, 0.9).toFixed(3)}`,
    );
  }
  const errors = all.map(({ error }) => error);
  const median = percentile(errors, 0.5);
  const p90 = percentile(errors, 0.9).toFixed(3);
  const isNear = median <= MEDIAN_MAX;
  console.log(
    `${all.length} landmarks: median ${median.toFixed(3)}, p90 ${p90}  ${verdict(isNear)}`,
  );
  return isNear;
}
