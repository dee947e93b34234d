import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { loosenWaist } from './loosen-waist.ts';
import { sleevePanels } from './sleeves/hang-sleeves.ts';
import { outlineOf, sideSeam } from './straighten-sides.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How broad the trunk is at its narrowest, as a share of its breadth at the hem. */
function waistOf({ panels, panelOf, positions }: Drape): number {
  const widths: number[] = [];
  panelOf.forEach((panel, vertex) => {
    if (/sleeve|cuff/.test(panels[panel]?.name ?? '')) return;
    const step = Math.round((positions[vertex * 3 + 1] ?? 0) / 2);
    widths[step] = Math.max(widths[step] ?? 0, Math.abs(positions[vertex * 3] ?? 0));
  });
  const seen = widths.filter(() => true);
  return Math.min(...seen.slice(1, Math.floor(seen.length / 2))) / (seen[1] ?? 1);
}

describe('a top that hangs', () => {
  it.each([
    'scoop-tank',
    'crew-neck-tee',
    'polo-shirt',
    'puff-sleeve-blouse',
    'camisole',
    'mens-cardigan',
  ])('has straight sides if it is a top: %s', (shape) => {
    const drape = storedDrape(shape);
    const before = waistOf(drape);
    const after = waistOf(loosenWaist(drape));
    expect(after).toBeGreaterThan(Math.max(before, 0.9) - 0.05);
  });

  it.each(['crew-neck-tee', 'camisole'])('has sides without steps: %s', (shape) => {
    const drape = loosenWaist(storedDrape(shape));
    const isSleeve = sleevePanels(drape);
    const levels = { top: (sideSeam(drape, 1).at(-1)?.[1] ?? 0) - 0.5, stepCm: 0.5, count: 40 };
    const side = outlineOf(
      drape,
      levels,
      (vertex, x) => x >= 0 && !isSleeve[drape.panelOf[vertex] ?? 0],
    );
    const bends = side
      .subarray(1, -1)
      .map((at, level) => Math.abs((side[level] ?? 0) - 2 * at + (side[level + 2] ?? 0)));
    expect(Math.max(...bends)).toBeLessThan(0.5);
  });

  it('has no waist where it had one', () => {
    const drape = storedDrape('scoop-tank');
    expect(waistOf(drape)).toBeLessThan(0.85);
    expect(waistOf(loosenWaist(drape))).toBeGreaterThan(0.9);
  });

  it.each([
    'fitted-midi-dress',
    'swimsuit',
    'straight-jeans',
    'a-line-midi-skirt',
    'pencil-skirt',
    'tiered-maxi-dress',
  ])('leaves what is shaped as it is: %s', (shape) => {
    const drape = storedDrape(shape);
    expect(loosenWaist(drape).positions).toEqual(drape.positions);
  });

  it.each(['slip-midi-dress', 'cowl-slip-dress'])(
    'falls from its straps to its hem with little of a hip: %s',
    (shape) => {
      const drape = storedDrape(shape);
      const top = (sideSeam(drape, 1).at(-1)?.[1] ?? 0) - 0.5;
      const hem = drape.positions.reduce(
        (low, y, at) => (at % 3 === 1 ? Math.min(low, y) : low),
        999,
      );
      const levels = { top, stepCm: 1, count: Math.floor(top - hem) - 4 };
      const bulge = (of: Drape) => {
        const side = outlineOf(of, levels, (_vertex, x) => x >= 0);
        const [first = 0, last = 0] = [side[0], side.at(-1)];
        return Math.max(
          ...side.map((at, level) =>
            Math.abs(at - first - ((last - first) * level) / (side.length - 1)),
          ),
        );
      };
      expect(bulge(loosenWaist(drape))).toBeLessThan(0.6 * bulge(drape));
    },
  );

  it('leaves room for long sleeves that hang beside it', () => {
    const drape = storedDrape('long-sleeve-tee');
    const [before, after] = [waistOf(drape), waistOf(loosenWaist(drape))];
    expect(after).toBeGreaterThan(before + 0.03);
    expect(after).toBeLessThan(1);
  });

  it('does not change the drape that the Fitting Room wears', () => {
    const drape = storedDrape('scoop-tank');
    const before = drape.positions.slice();
    loosenWaist(drape);
    expect(drape.positions).toEqual(before);
  });
});
