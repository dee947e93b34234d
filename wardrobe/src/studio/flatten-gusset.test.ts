import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGusset } from './flatten-gusset.ts';

function storedDrape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** The lowest height of a garment near a distance from its middle, centimeters. */
function lowestAt({ positions }: { positions: Float32Array }, aside: number): number {
  let lowest = Infinity;
  for (let at = 0; at < positions.length; at += 3)
    if (Math.abs(Math.abs(positions[at] ?? 0) - aside) < 0.4)
      lowest = Math.min(lowest, positions[at + 1] ?? 0);
  return lowest;
}

describe('the gusset of briefs', () => {
  it.each(['swimsuit', 'bikini', 'high-leg-briefs'])('of a %s ends in no points', (shape) => {
    const drape = storedDrape(shape);
    const flat = flattenGusset(drape);
    const hangs = (one: typeof drape) => lowestAt(one, 0) - lowestAt(one, 1);
    expect(hangs(drape)).toBeGreaterThan(0.5);
    expect(hangs(flat)).toBeLessThan(0.3);
  });

  it.each(['mens-slim-jeans', 'pencil-skirt', 'boxer-briefs'])('is none of a %s', (shape) => {
    const drape = storedDrape(shape);
    expect(flattenGusset(drape)).toBe(drape);
  });
});
