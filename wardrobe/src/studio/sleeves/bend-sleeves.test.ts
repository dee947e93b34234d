import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../../drapes/drape.ts';
import { unpackDrape } from '../../drapes/unpack-drape.ts';
import { storedShapes } from '../../stock/stored-shapes.ts';
import { flattenGarment } from '../flatten-garment.ts';
import { lightGarment } from '../lit-garment.ts';
import { bendSleeves } from './bend-sleeves.ts';
import { frontOf } from './front-of-trunk.ts';
import { hangSleeves, nearArmhole, sleeveOf, sleevePanels } from './hang-sleeves.ts';

function drapeOf(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

const flatDrape = (shape: string): Drape => flattenGarment(hangSleeves(drapeOf(shape)));

/** The middle of a sleeve between two distances from its armhole. */
function middleOf(drape: Drape, side: 1 | -1, [from, to]: readonly [number, number]) {
  const sleeve = sleeveOf(drape, sleevePanels(drape), side);
  const near = nearArmhole(drape.positions, sleeve);
  const longest = Math.max(...near.map(({ far }) => far));
  const there = sleeve.vertices.filter((_one, at) => {
    const share = (near[at]?.far ?? 0) / longest;
    return share >= from && share < to;
  });
  const mean = (axis: number) =>
    there.reduce((sum, one) => sum + (drape.positions[one * 3 + axis] ?? 0), 0) / there.length;
  return { x: mean(0) * side, y: mean(1) };
}

/** How far a sleeve stands off from straight down between two parts of it, radians. */
function standsOff(drape: Drape, side: 1 | -1, parts: readonly [number, number, number]): number {
  const [upper, lower] = [
    middleOf(drape, side, [parts[0], parts[1]]),
    middleOf(drape, side, [parts[1], parts[2]]),
  ];
  return Math.atan2(lower.x - upper.x, upper.y - lower.y);
}

const LONG = ['oxford-shirt', 'hoodie', 'crew-neck-sweater', 'womens-blazer', 'mens-overcoat'];

describe('sleeves in the studio', () => {
  it.each(LONG)('hang straight down below the elbow: %s', (shape) => {
    const { drape } = lightGarment(drapeOf(shape));
    for (const side of [1, -1] as const) {
      expect(Math.abs(standsOff(drape, side, [0.6, 0.75, 0.95]))).toBeLessThan(0.12);
      expect(standsOff(drape, side, [0.2, 0.35, 0.5])).toBeGreaterThan(
        standsOff(drape, side, [0.6, 0.75, 0.95]),
      );
    }
  });

  it.each(LONG)('lie before the trunk where they meet it: %s', (shape) => {
    const drape = bendSleeves(flatDrape(shape));
    const isSleeve = sleevePanels(drape);
    const front = frontOf(drape, isSleeve);
    const heights = ([1, -1] as const).flatMap((side) => {
      const sleeve = sleeveOf(drape, isSleeve, side);
      const near = nearArmhole(drape.positions, sleeve);
      return sleeve.vertices.flatMap((vertex, at) => {
        const [x = 0, y = 0, z = 0] = drape.positions.subarray(vertex * 3, vertex * 3 + 3);
        const before = z - front(x, y);
        return (near[at]?.far ?? 0) > 12 && Number.isFinite(before) ? [before] : [];
      });
    });
    // What is behind is the wrong side of a flat sleeve.
    const behind = heights.filter((before) => before <= 0);
    expect(behind.length).toBeLessThanOrEqual(heights.length / 2);
  });

  it('stay sewn to the trunk, which stays where it is', () => {
    const flat = flatDrape('oxford-shirt');
    const { positions } = bendSleeves(flat);
    const isSleeve = sleevePanels(flat);
    flat.panelOf.forEach((panel, vertex) => {
      if (isSleeve[panel]) return;
      expect([...positions.subarray(vertex * 3, vertex * 3 + 3)]).toEqual([
        ...flat.positions.subarray(vertex * 3, vertex * 3 + 3),
      ]);
    });
    for (const side of [1, -1] as const)
      for (const vertex of sleeveOf(flat, isSleeve, side).armhole)
        for (const axis of [0, 1, 2])
          expect(positions[vertex * 3 + axis]).toBeCloseTo(
            flat.positions[vertex * 3 + axis] ?? 0,
            3,
          );
  });

  it.each(['mens-crew-tee', 'polo-shirt', 'lounge-set'])(
    'are not bent where they are short, or a set is laid out: %s',
    (shape) => {
      const flat = flatDrape(shape);
      expect(bendSleeves(flat).positions).toEqual(flat.positions);
    },
  );
});
