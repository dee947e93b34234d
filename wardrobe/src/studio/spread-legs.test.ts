import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGarment } from './flatten-garment.ts';
import { spreadLegs } from './spread-legs.ts';
import { straightenLower } from './straighten-lower.ts';

function closedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return straightenLower(flattenGarment(unpackDrape(readFileSync(stored.file))));
}

/** How far out the middle of a leg lies at a height. */
function middleAt({ positions }: Drape, height: number, side: 1 | -1): number {
  let [inner, outer] = [Infinity, 0];
  for (let at = 0; at < positions.length; at += 3) {
    const out = (positions[at] ?? 0) * side;
    if (out <= 0 || Math.abs((positions[at + 1] ?? 0) - height) > 1) continue;
    inner = Math.min(inner, out);
    outer = Math.max(outer, out);
  }
  return (inner + outer) / 2;
}

describe('the legs of trousers', () => {
  it.each(['mens-chinos', 'straight-jeans', 'joggers', 'leggings', 'mens-suit'])(
    'lie apart at the hem, one farther than the other, and meet at the crotch: %s',
    (shape) => {
      const closed = closedDrape(shape);
      const spread = spreadLegs(closed);
      const [left, right] = ([1, -1] as const).map(
        (side) => middleAt(spread, 26, side) - middleAt(closed, 26, side),
      );
      for (const moved of [left ?? 0, right ?? 0]) {
        expect(moved).toBeGreaterThan(0.7);
        expect(moved).toBeLessThan(6);
      }
      expect(Math.abs((left ?? 0) - (right ?? 0))).toBeGreaterThan(0.3);
      expect(middleAt(spread, 92, 1)).toBeCloseTo(middleAt(closed, 92, 1), 1);
    },
  );

  it.each(['swim-shorts', 'denim-shorts', 'running-shorts'])(
    'lie apart even where they lie closed: %s',
    (shape) => {
      const stored = storedShapes().get(shape);
      if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
      const worn = unpackDrape(readFileSync(stored.file));
      const closed = straightenLower(flattenGarment(worn));
      const hem = closed.positions.reduce(
        (y, at, index) => (index % 3 === 1 ? Math.min(y, at) : y),
        999,
      );
      const spread = spreadLegs(closed, worn);
      for (const side of [1, -1] as const)
        expect(middleAt(spread, hem + 1, side) - middleAt(closed, hem + 1, side)).toBeGreaterThan(
          0.7,
        );
    },
  );

  it.each(['pencil-skirt', 'hoodie', 'shirt-dress', 'tights'])(
    'are all that it moves: %s',
    (shape) => {
      const closed = closedDrape(shape);
      expect(spreadLegs(closed)).toBe(closed);
    },
  );
});
