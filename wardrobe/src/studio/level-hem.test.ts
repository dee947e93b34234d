import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { levelHem } from './level-hem.ts';
import { sleevePanels } from './sleeves/hang-sleeves.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How far the back of the trunk hangs below its front in the middle, centimeters. */
function dropOf(drape: Drape): number {
  const { positions, panelOf } = drape;
  const isSleeve = sleevePanels(drape);
  const all = [...panelOf.keys()]
    .filter((vertex) => Math.abs(positions[vertex * 3] ?? 0) < 2 && !isSleeve[panelOf[vertex] ?? 0])
    .map((vertex) => ({ y: positions[vertex * 3 + 1] ?? 0, z: positions[vertex * 3 + 2] ?? 0 }));
  const depth = all.reduce((sum, { z }) => sum + z, 0) / all.length;
  const hem = (isFront: boolean) =>
    all.filter(({ z }) => z > depth === isFront).reduce((low, { y }) => Math.min(low, y), Infinity);
  return hem(true) - hem(false);
}

describe('the hem of a garment that nobody is in', () => {
  it.each(['mens-cardigan', 'mens-crew-neck-sweater', 'quarter-zip-sweater'])(
    'shows hardly anything of its back below its front: %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(dropOf(drape)).toBeGreaterThan(2);
      expect(dropOf(levelHem(drape))).toBeLessThan(1.6);
    },
  );

  it('stays as it is where the front reaches as low', () => {
    const drape = storedDrape('womens-blazer');
    expect(levelHem(drape)).toBe(drape);
  });

  it('leaves what lies in front in its place', () => {
    const drape = storedDrape('mens-cardigan');
    const { positions } = levelHem(drape);
    const front = drape.panels.findIndex(({ name }) => name === 'button-band');
    const moves = [...drape.panelOf.keys()]
      .filter((vertex) => drape.panelOf[vertex] === front)
      .map((vertex) => (positions[vertex * 3 + 1] ?? 0) - (drape.positions[vertex * 3 + 1] ?? 0));
    expect(Math.max(...moves.map(Math.abs))).toBeLessThan(0.05);
  });
});
