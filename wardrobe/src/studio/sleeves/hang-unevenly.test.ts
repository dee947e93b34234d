import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../../drapes/unpack-drape.ts';
import { storedShapes } from '../../stock/stored-shapes.ts';
import { hangUnevenly, ownTwist } from './hang-unevenly.ts';

function storedDrape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How much higher the hem is at the left than at the right, centimeters. */
function hemSlant(positions: Float32Array): number {
  const lowest = (side: 1 | -1) => {
    let low = Infinity;
    for (let at = 0; at < positions.length; at += 3)
      if (Math.abs((positions[at] ?? 0) * side - 13) < 3)
        low = Math.min(low, positions[at + 1] ?? 0);
    return low;
  };
  return lowest(1) - lowest(-1);
}

describe('a garment that is hung by hand', () => {
  it.each(['mens-crew-tee', 'a-line-midi-skirt', 'straight-jeans'])(
    'is less even than the body, and hardly moved: %s',
    (shape) => {
      const drape = storedDrape(shape);
      const { positions } = hangUnevenly(drape);
      const moved = positions.map((place, at) => Math.abs(place - (drape.positions[at] ?? 0)));
      expect(moved.every(Number.isFinite)).toBe(true);
      expect(Math.max(...moved)).toBeGreaterThan(0.3);
      expect(Math.max(...moved)).toBeLessThan(4);
      const slanted = Math.abs(hemSlant(positions) - hemSlant(drape.positions));
      expect(slanted).toBeGreaterThan(0.2);
    },
  );

  it('hangs the same way each time, and stays sewn', () => {
    const drape = storedDrape('dress-shirt');
    const { positions } = hangUnevenly(drape);
    expect(hangUnevenly(drape).positions).toEqual(positions);
    drape.weldedTo.forEach((first, vertex) => {
      for (const axis of [0, 1, 2])
        expect(positions[vertex * 3 + axis]).toBeCloseTo(positions[first * 3 + axis] ?? 0, 3);
    });
  });

  it('is not hung as another one is', () => {
    const twists = [...storedShapes().keys()].map((name) => ownTwist(name, 1));
    expect(new Set(twists).size).toBeGreaterThan(twists.length * 0.95);
    expect(twists.every((twist) => Math.abs(twist) >= 0.35 && Math.abs(twist) <= 1)).toBe(true);
  });
});
