import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { smoothArmholes } from './smooth-armholes.ts';
import { sideSeam } from './straighten-sides.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How much the side seam zigzags in the highest 8 cm below its armhole, centimeters in all. */
function crinklesOf(drape: Drape): number {
  const seam = sideSeam(drape, 1);
  const top = seam.at(-1)?.[1] ?? 0;
  const near = seam.filter(([, y = 0]) => y > top - 8);
  const turns = near.slice(2).map(([x = 0], at) => {
    const [before = 0, middle = 0] = [near[at]?.[0], near[at + 1]?.[0]];
    return Math.abs(x - 2 * middle + before);
  });
  return turns.reduce((sum, turn) => sum + turn, 0);
}

describe('the armholes of what has no sleeves', () => {
  it('of a tank are not crinkled below', () => {
    const drape = storedDrape('scoop-tank');
    expect(crinklesOf(smoothArmholes(drape))).toBeLessThan(0.5 * crinklesOf(drape));
  });

  it('keep panels that are sewn together at one place', () => {
    const { positions, weldedTo } = smoothArmholes(storedDrape('scoop-tank'));
    const open = weldedTo.filter((first, vertex) =>
      [0, 1, 2].some((axis) => positions[first * 3 + axis] !== positions[vertex * 3 + axis]),
    );
    expect(open.length).toBe(0);
  });

  it('stay as they are where sleeves cover them, on what is worn on the skin, and on skirts', () => {
    for (const shape of [
      'crew-neck-tee',
      'sports-bra',
      'plunge-bra',
      'pencil-skirt',
      'a-line-midi-skirt',
    ]) {
      const drape = storedDrape(shape);
      expect(smoothArmholes(drape)).toBe(drape);
    }
  });
});
