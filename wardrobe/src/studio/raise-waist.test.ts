import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { raiseWaist } from './raise-waist.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How far the waist stands higher behind than in front, centimeters. */
function riseOf({ positions }: Drape): number {
  const places = Array.from({ length: positions.length / 3 }, (_, at) =>
    positions.subarray(at * 3, at * 3 + 3),
  );
  const top = Math.max(...places.map(([, y = 0]) => y));
  const waist = places.filter(([x = 0, y = 0]) => y > top - 8 && Math.abs(x) < 6);
  const depths = waist.map(([, , z = 0]) => z);
  const middle = (Math.max(...depths) + Math.min(...depths)) / 2;
  const highest = (isBehind: boolean) =>
    Math.max(...waist.filter(([, , z = 0]) => z < middle === isBehind).map(([, y = 0]) => y));
  return highest(true) - highest(false);
}

describe('a waist in the studio', () => {
  it.each(['mens-chinos', 'mens-slim-jeans', 'pencil-skirt'])(
    'stands higher behind, so that one sees into a %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(riseOf(raiseWaist(drape))).toBeGreaterThan(riseOf(drape) + 2);
    },
  );

  it('leaves the hem as it hangs, and what has shoulders', () => {
    const drape = storedDrape('mens-chinos');
    const { positions } = raiseWaist(drape);
    const lowest = drape.positions.reduce(
      (low, y, at) => (at % 3 === 1 && y < (drape.positions[low] ?? Infinity) ? at : low),
      1,
    );
    expect(positions[lowest]).toBe(drape.positions[lowest]);
    const tee = storedDrape('mens-crew-tee');
    expect(raiseWaist(tee)).toBe(tee);
  });
});
