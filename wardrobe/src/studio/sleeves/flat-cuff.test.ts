import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../../drapes/drape.ts';
import { unpackDrape } from '../../drapes/unpack-drape.ts';
import { storedShapes } from '../../stock/stored-shapes.ts';
import { flattenGarment } from '../flatten-garment.ts';
import { hangSleeves } from './hang-sleeves.ts';

function hungDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return hangSleeves(unpackDrape(readFileSync(stored.file)));
}

/** The places of the wearer's left cuff, each as where it is from the front and its cloth. */
function leftCuff({ panels, panelOf, positions, cloth }: Drape) {
  return [...panelOf.keys()]
    .filter((vertex) => panels[panelOf[vertex] ?? 0]?.name.startsWith('left-cuff'))
    .map((vertex) => ({
      x: positions[vertex * 3] ?? 0,
      y: positions[vertex * 3 + 1] ?? 0,
      u: cloth[vertex * 2] ?? 0,
      v: cloth[vertex * 2 + 1] ?? 0,
    }));
}

/** How far the ends of a row of cloth lie apart. */
function breadthOf(row: readonly { x: number; y: number }[]): number {
  let most = 0;
  for (const one of row)
    for (const other of row) most = Math.max(most, Math.hypot(one.x - other.x, one.y - other.y));
  return most;
}

describe.each(['hoodie', 'crew-neck-sweater', 'mens-bomber-jacket'])('the cuffs of %s', (shape) => {
  const drape = flattenGarment(hungDrape(shape));
  const cuff = leftCuff(drape);
  const vs = cuff.map(({ v }) => v).toSorted((a, b) => a - b);
  const row = (share: number) => {
    const at = (vs[0] ?? 0) + share * ((vs.at(-1) ?? 0) - (vs[0] ?? 0));
    return cuff.filter(({ v }) => Math.abs(v - at) < 0.6);
  };

  it('are as broad at the hand as at the sleeve', () => {
    const [low, high] = [breadthOf(row(0)), breadthOf(row(0.85))];
    expect(low / high).toBeGreaterThan(0.85);
    expect(low / high).toBeLessThan(1.2);
  });

  it('are as broad as a cuff that goes around a wrist', () => {
    const us = cuff.map(({ u }) => u).toSorted((a, b) => a - b);
    const around = (us.at(-1) ?? 0) - (us[0] ?? 0);
    const panels = drape.panels.filter(({ name }) => name.startsWith('left-cuff')).length;
    const share = breadthOf(row(0.5)) / ((around * panels) / 2);
    // A round one is 0.64 of a flat one.
    expect(share).toBeGreaterThan(0.55);
    expect(share).toBeLessThan(0.78);
  });

  it('end straight across', () => {
    const end = row(0);
    const first = end.reduce((a, b) => (b.x < a.x ? b : a));
    const last = end.reduce((a, b) => (b.x > a.x ? b : a));
    const length = Math.hypot(last.x - first.x, last.y - first.y);
    for (const { x, y } of end) {
      const off = (x - first.x) * (last.y - first.y) - (y - first.y) * (last.x - first.x);
      expect(Math.abs(off / length)).toBeLessThan(0.8);
    }
  });
});
