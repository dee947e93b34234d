import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGarment } from './flatten-garment.ts';
import { levelLegs } from './level-legs.ts';
import { straightenLower } from './straighten-lower.ts';

function laidDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return straightenLower(flattenGarment(unpackDrape(readFileSync(stored.file))));
}

/** How much higher a lens shows each centimeter that a place lies farther away. */
const HIGHER = 0.17;

/** As a lens sees it: how far the hem of a leg's front lies off the line between its ends, at most, centimeters. */
function arch({ panels, panelOf, positions, lines }: Drape): number {
  const front = panels.findIndex(({ name }) => name === 'left-front');
  const hem = lines
    .flatMap(({ kind, vertices }) => (kind === 'hem' ? [...vertices] : []))
    .filter((vertex) => panelOf[vertex] === front)
    .map((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)])
    .map(([x = 0, y = 0, z = 0]) => [x, y - HIGHER * z] as const)
    .toSorted((a, b) => a[0] - b[0]);
  const [first, last] = [hem[0] ?? [0, 0], hem.at(-1) ?? [0, 0]];
  return hem.reduce((most, [x, y]) => {
    const line = first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0]);
    return Math.max(most, Math.abs(y - line));
  }, 0);
}

describe('the legs of trousers in the studio', () => {
  it.each(['wide-leg-trousers', 'wide-leg-jeans', 'flared-jeans'])(
    'end straight across: %s',
    (shape) => {
      const drape = laidDrape(shape);
      expect(arch(drape)).toBeGreaterThan(1.2);
      expect(arch(levelLegs(drape))).toBeLessThan(0.8);
    },
  );

  it('stay where they are above the calf, and skirts wholly', () => {
    const drape = laidDrape('wide-leg-trousers');
    const { positions } = levelLegs(drape);
    drape.positions.forEach((at, index) => {
      if (index % 3 === 1 && at > 40) expect(positions[index]).toBeCloseTo(at, 4);
    });
    const skirt = laidDrape('a-line-midi-skirt');
    expect(levelLegs(skirt)).toBe(skirt);
  });
});
