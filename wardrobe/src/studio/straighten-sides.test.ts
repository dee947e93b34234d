import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { straightenSides } from './straighten-sides.ts';

function storedDrape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How far a garment reaches to a side at each centimeter down from a height. */
function outline({ positions }: { positions: Float32Array }, from: number, to: number): number[] {
  return Array.from({ length: from - to }, (_, step) => {
    let width = 0;
    for (let at = 0; at < positions.length; at += 3)
      if (Math.abs((positions[at + 1] ?? 0) - (from - step)) < 0.6)
        width = Math.max(width, positions[at] ?? 0);
    return width;
  });
}

/** How much farther the side reaches at its farthest than where it goes on below. */
function bulgeOf(drape: { positions: Float32Array }, armhole: number): number {
  const widths = outline(drape, armhole, armhole - 9);
  return Math.max(...widths) - (widths.at(-1) ?? 0);
}

describe('the sides of what has no sleeves', () => {
  it.each([
    ['camisole', 125],
    ['scoop-tank', 126],
    ['halter-dress', 125],
  ])('of a %s go straight up to the armhole', (shape, armhole) => {
    const drape = storedDrape(shape);
    expect(bulgeOf(drape, armhole)).toBeGreaterThan(1.2);
    expect(bulgeOf(straightenSides(drape), armhole)).toBeLessThan(bulgeOf(drape, armhole) - 0.7);
  });

  it('stay where sleeves are sewn to them, and where there is no armhole', () => {
    const tee = storedDrape('crew-neck-tee');
    expect(straightenSides(tee)).toBe(tee);
    const skirt = storedDrape('pencil-skirt');
    const moved = straightenSides(skirt).positions.map((x, at) =>
      Math.abs(x - (skirt.positions[at] ?? 0)),
    );
    expect(Math.max(...moved)).toBeLessThan(0.5);
  });
});
