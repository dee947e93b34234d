import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGarment } from './flatten-garment.ts';
import { hangShoulders } from './hang-shoulders.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return flattenGarment(unpackDrape(readFileSync(stored.file)));
}

/** How far the front edge of a neck lies below its back, in its middle, centimeters. */
function dropOf({ positions }: Drape): number {
  const places = Array.from({ length: positions.length / 3 }, (_, at) =>
    positions.subarray(at * 3, at * 3 + 3),
  ).filter(([x = 0]) => Math.abs(x) < 1.5);
  const depths = places.map(([, , z = 0]) => z);
  const middle = (Math.max(...depths) + Math.min(...depths)) / 2;
  const highest = (isBehind: boolean) =>
    Math.max(...places.filter(([, , z = 0]) => z < middle === isBehind).map(([, y = 0]) => y));
  return highest(true) - highest(false);
}

/** The lowest place of all. */
const hemOf = ({ positions }: Drape): number =>
  positions.reduce((least, y, at) => (at % 3 === 1 ? Math.min(least, y) : least), Infinity);

describe('the shoulders of a garment in the studio', () => {
  it.each(['mens-crew-tee', 'crew-neck-sweater', 'sweatshirt'])(
    'let a round neck fall in front: %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(dropOf(hangShoulders(drape))).toBeGreaterThan(dropOf(drape) + 1);
    },
  );

  it.each(['poplin-shirt', 'turtleneck-sweater', 'hoodie'])(
    'leave standing what is cut to stand: %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(dropOf(hangShoulders(drape))).toBeCloseTo(dropOf(drape));
    },
  );

  it('leave the hem where it hangs, and what has no shoulders', () => {
    const tee = storedDrape('mens-crew-tee');
    expect(hemOf(hangShoulders(tee))).toBeCloseTo(hemOf(tee));
    const chinos = storedDrape('mens-chinos');
    expect(hangShoulders(chinos)).toBe(chinos);
  });
});
