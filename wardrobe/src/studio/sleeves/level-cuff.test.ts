import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../../drapes/drape.ts';
import { unpackDrape } from '../../drapes/unpack-drape.ts';
import { storedShapes } from '../../stock/stored-shapes.ts';
import { flattenGarment } from '../flatten-garment.ts';
import { hangSleeves, sleeveOf, sleevePanels } from './hang-sleeves.ts';
import { endVertices } from './level-cuff.ts';

/** How high the opening at the end of the left sleeve stands in the picture, beside its breadth. */
function opening(hung: Drape, shown: Drape): number {
  const { vertices } = sleeveOf(hung, sleevePanels(hung), 1);
  const end = endVertices(hung, vertices);
  const places = end.map((vertex) => shown.positions.subarray(vertex * 3, vertex * 3 + 2));
  const mean = (axis: number) =>
    places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length;
  const [x, y] = [mean(0), mean(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [placeX = 0, placeY = 0] of places) {
    xx += (placeX - x) ** 2;
    xy += (placeX - x) * (placeY - y);
    yy += (placeY - y) ** 2;
  }
  // The axes of the ellipse that the places spread over.
  const [middle, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return Math.sqrt(Math.max(0, middle - apart) / (middle + apart));
}

describe('the end of a sleeve that lies flat', () => {
  it.each([
    'long-sleeve-tee',
    'womens-blazer',
    'poplin-shirt',
    'mens-bomber-jacket',
    'womens-biker-jacket',
  ])('is a line that one does not look into: %s', (shape) => {
    const stored = storedShapes().get(shape);
    if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
    const hung = hangSleeves(unpackDrape(readFileSync(stored.file)));
    expect(opening(hung, flattenGarment(hung))).toBeLessThan(0.2);
  });
});
