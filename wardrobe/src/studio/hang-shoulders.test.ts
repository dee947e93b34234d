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

  it.each(['poplin-shirt', 'turtleneck-sweater', 'hoodie', 'mens-bomber-jacket'])(
    'leave standing what is cut to stand: %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(dropOf(hangShoulders(drape))).toBeCloseTo(dropOf(drape));
    },
  );

  it.each(['mens-crew-tee', 'crew-neck-tee'])('bend no stripe on the chest: %s', (shape) => {
    const drape = storedDrape(shape);
    const hung = hangShoulders(drape);
    const front = drape.panels.findIndex(({ name }) => name === 'front');
    const own = [...drape.panelOf.keys()].filter((vertex) => drape.panelOf[vertex] === front);
    const standing = ({ positions, cloth }: Drape, vertex: number) =>
      (positions[vertex * 3 + 1] ?? 0) - (cloth[vertex * 2 + 1] ?? 0);
    for (const vertex of own)
      expect(standing(hung, vertex)).toBeCloseTo(standing(drape, vertex), 3);
  });

  it.each(['mens-crew-tee', 'sweatshirt'])('rise to the edge of the neck: %s', (shape) => {
    const { positions, panels, panelOf } = hangShoulders(storedDrape(shape));
    const rib = panels.findIndex(({ name }) => name === 'neck-rib');
    const highest = (from: number, to: number) =>
      [...panelOf.keys()].reduce((most, vertex) => {
        const out = Math.abs(positions[vertex * 3] ?? 0);
        const isThere = panelOf[vertex] === rib && out >= from && out < to;
        return isThere ? Math.max(most, positions[vertex * 3 + 1] ?? 0) : most;
      }, -Infinity);
    // The neck is eight to eleven centimeters broad at each side.
    expect(highest(6, 8)).toBeGreaterThan(highest(9.5, 14) + 0.15);
    expect(highest(0, 2)).toBeLessThan(highest(6, 8) + 0.45);
  });

  it.each(['v-neck-tee', 'mens-cardigan'])('bear a back neck without a hump: %s', (shape) => {
    const { positions, panels, panelOf } = hangShoulders(storedDrape(shape));
    const back = panels.findIndex(({ name }) => name === 'back');
    const highest = (from: number, to: number) =>
      [...panelOf.keys()].reduce((most, vertex) => {
        const out = Math.abs(positions[vertex * 3] ?? 0);
        const isThere = panelOf[vertex] === back && out >= from && out < to;
        return isThere ? Math.max(most, positions[vertex * 3 + 1] ?? 0) : most;
      }, -Infinity);
    expect(highest(0, 0.9)).toBeLessThan(highest(1.2, 3) + 0.4);
  });

  it('leave the hem where it hangs, and what has no shoulders', () => {
    const tee = storedDrape('mens-crew-tee');
    expect(hemOf(hangShoulders(tee))).toBeCloseTo(hemOf(tee));
    const chinos = storedDrape('mens-chinos');
    expect(hangShoulders(chinos)).toBe(chinos);
  });
});
