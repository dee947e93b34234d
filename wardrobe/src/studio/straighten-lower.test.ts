import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGarment } from './flatten-garment.ts';
import { straightenLower } from './straighten-lower.ts';

function flatDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return flattenGarment(unpackDrape(readFileSync(stored.file)));
}

/** How near to the middle and how far out the cloth of the wearer's left lies around a height. */
function edgesAt({ positions }: Drape, height: number): readonly [number, number] {
  let [inner, outer] = [Infinity, 0];
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0] = positions.subarray(at, at + 2);
    if (x < 0 || Math.abs(y - height) > 1) continue;
    inner = Math.min(inner, x);
    outer = Math.max(outer, x);
  }
  return [inner, outer];
}

function breadth(drape: Drape, height: number): number {
  const [inner, outer] = edgesAt(drape, height);
  return outer - inner;
}

const TROUSERS = [
  'straight-jeans',
  'leggings',
  'mens-chinos',
  'straight-trousers',
  'tailored-shorts',
];

describe('trousers and skirts that lie flat', () => {
  it.each([...TROUSERS, 'pencil-skirt'])(
    'have no hip that bulges over the line from waist to thigh: %s',
    (shape) => {
      const before = flatDrape(shape);
      const after = straightenLower(before);
      const bulge = (drape: Drape) => {
        const [waist, hip, thigh] = [104, 93, 80].map((height) => edgesAt(drape, height)[1]);
        return (hip ?? 0) - ((waist ?? 0) * 13 + (thigh ?? 0) * 11) / 24;
      };
      expect(bulge(after)).toBeLessThan(0.75 * bulge(before));
      expect(bulge(after)).toBeGreaterThan(-0.5);
    },
  );

  it.each(['straight-jeans', 'leggings', 'mens-chinos', 'wide-leg-trousers'])(
    'part in a V, where legs stood apart: %s',
    (shape) => {
      const before = flatDrape(shape);
      const after = straightenLower(before);
      for (const height of [60, 40]) {
        expect(edgesAt(after, height)[0]).toBeLessThan(0.65 * edgesAt(before, height)[0]);
        expect(edgesAt(after, height)[0]).toBeGreaterThan(0);
      }
    },
  );

  it.each(['straight-jeans', 'mens-chinos', 'straight-trousers'])(
    'are broader at knee and shin than they were worn, and no broader than at the hip: %s',
    (shape) => {
      const before = flatDrape(shape);
      const after = straightenLower(before);
      for (const height of [46, 24])
        expect(breadth(after, height)).toBeGreaterThan(1.2 * breadth(before, height));
      for (const height of [70, 46, 24])
        expect(edgesAt(after, height)[1]).toBeLessThan(edgesAt(after, 92)[1] + 1.5);
    },
  );

  it('cling to the shin where they are leggings', () => {
    const [leggings = 0, jeans = 0] = ['leggings', 'straight-jeans'].map((shape) =>
      breadth(straightenLower(flatDrape(shape)), 24),
    );
    expect(leggings).toBeLessThan(0.75 * jeans);
  });

  it.each(TROUSERS)('keep their waist and their hem as even as they were: %s', (shape) => {
    const before = flatDrape(shape);
    const after = straightenLower(before);
    expect(after.positions.every(Number.isFinite)).toBe(true);
    let most = 0;
    before.positions.forEach((place, at) => {
      most = Math.max(most, Math.abs(place - (after.positions[at] ?? 0)));
    });
    expect(most).toBeLessThan(6);
    for (const height of [102, 104, 105])
      expect(Math.abs(edgesAt(after, height)[1] - edgesAt(before, height)[1])).toBeLessThan(0.9);
  });

  it.each(['swimsuit', 'high-leg-briefs', 'womens-blazer'])(
    'leave all else as it is: %s',
    (shape) => {
      const drape = flatDrape(shape);
      expect(straightenLower(drape)).toBe(drape);
    },
  );
});
