import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { smoothSides } from './smooth-sides.ts';
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

/** How far the places of a drape's panels move at most, centimeters. */
function mostMoved(drape: Drape, name: RegExp): number {
  const { positions } = smoothSides(drape);
  const own = [...drape.panelOf.keys()].filter((vertex) =>
    name.test(drape.panels[drape.panelOf[vertex] ?? 0]?.name ?? ''),
  );
  const moved = own.map((vertex) =>
    Math.hypot(
      ...[0, 1, 2].map(
        (k) => (positions[vertex * 3 + k] ?? 0) - (drape.positions[vertex * 3 + k] ?? 0),
      ),
    ),
  );
  return Math.max(...moved);
}

/** How much the middle of a side seam zigzags, of all that it does, centimeters. */
function wavesOf(drape: Drape): number {
  const seam = sideSeam(drape, 1);
  const [low, high] = [(seam[0]?.[1] ?? 0) + 14, (seam.at(-1)?.[1] ?? 0) - 6];
  const middle = seam.filter(([, y = 0]) => y > low && y < high);
  const turns = middle.slice(2).map(([x = 0], at) => {
    const [before = 0, own = 0] = [middle[at]?.[0], middle[at + 1]?.[0]];
    return Math.abs(x - 2 * own + before);
  });
  return turns.reduce((sum, turn) => sum + turn, 0);
}

describe('the sides below sleeves', () => {
  it.each(['mens-crew-tee', 'polo-shirt'])('of a %s show no folds of a waist', (shape) => {
    const drape = storedDrape(shape);
    expect(wavesOf(smoothSides(drape))).toBeLessThan(0.7 * wavesOf(drape));
  });

  it('leave the sleeves, the neck and the hem as they are', () => {
    const drape = storedDrape('mens-crew-tee');
    expect(mostMoved(drape, /sleeve|rib/)).toBeLessThan(0.05);
    const { positions } = smoothSides(drape);
    const lowest = (places: Float32Array) =>
      places.reduce((low, y, at) => (at % 3 === 1 ? Math.min(low, y) : low), Infinity);
    expect(lowest(positions)).toBeCloseTo(lowest(drape.positions), 2);
  });
});

describe('the armholes of what has no sleeves', () => {
  it('of a tank are not crinkled below', () => {
    const drape = storedDrape('scoop-tank');
    expect(crinklesOf(smoothSides(drape))).toBeLessThan(0.5 * crinklesOf(drape));
  });

  it('keep panels that are sewn together at one place', () => {
    const { positions, weldedTo } = smoothSides(storedDrape('scoop-tank'));
    const open = weldedTo.filter((first, vertex) =>
      [0, 1, 2].some((axis) => positions[first * 3 + axis] !== positions[vertex * 3 + axis]),
    );
    expect(open.length).toBe(0);
  });

  it('stay as they are on what is worn on the skin, and on skirts', () => {
    for (const shape of ['sports-bra', 'plunge-bra', 'pencil-skirt', 'a-line-midi-skirt']) {
      const drape = storedDrape(shape);
      expect(smoothSides(drape)).toBe(drape);
    }
  });
});
