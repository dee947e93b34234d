import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { flattenGarment } from './flatten-garment.ts';
import { hangSleeves, meanOf, sleeveOf, sleevePanels } from './sleeves/hang-sleeves.ts';

function storedDrape(shape: string): Drape {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

type Pick = (vertex: number) => boolean;

/** How far the picked vertices reach along an axis, centimeters. */
function reachOf({ positions }: Drape, axis: number, isPicked: Pick): number {
  let [low, high] = [Infinity, -Infinity];
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
    if (!isPicked(vertex)) continue;
    low = Math.min(low, positions[vertex * 3 + axis] ?? 0);
    high = Math.max(high, positions[vertex * 3 + axis] ?? 0);
  }
  return high - low;
}

const everywhere: Pick = () => true;

describe('a garment that nobody is in', () => {
  it.each(['crew-neck-tee', 'mens-cardigan', 'womens-blazer', 'straight-jeans', 'shirt-dress'])(
    'is about half as deep as it was worn: %s',
    (shape) => {
      const drape = hangSleeves(storedDrape(shape));
      const share = reachOf(flattenGarment(drape), 2, everywhere) / reachOf(drape, 2, everywhere);
      expect(share).toBeGreaterThan(0.35);
      expect(share).toBeLessThan(0.65);
    },
  );

  it.each(['crew-neck-tee', 'mens-crew-neck-sweater', 'straight-jeans'])(
    'shows more of its cloth from the front: %s',
    (shape) => {
      const drape = hangSleeves(storedDrape(shape));
      const isSleeve = sleevePanels(drape);
      const [low, high] = shape.endsWith('jeans') ? [85, 90] : [100, 112];
      const atWaist: Pick = (vertex) => {
        const y = drape.positions[vertex * 3 + 1] ?? 0;
        return y > low && y < high && !isSleeve[drape.panelOf[vertex] ?? 0];
      };
      const share = reachOf(flattenGarment(drape), 0, atWaist) / reachOf(drape, 0, atWaist);
      expect(share).toBeGreaterThan(1.06);
      expect(share).toBeLessThan(1.4);
    },
  );

  it.each(['crew-neck-tee', 'dress-shirt', 'mens-puffer-jacket', 'puff-sleeve-midi-dress'])(
    'does not open at a seam: %s',
    (shape) => {
      const { positions, weldedTo } = flattenGarment(hangSleeves(storedDrape(shape)));
      const apart = [...weldedTo].map((other, vertex) =>
        [0, 1, 2].reduce(
          (most, axis) =>
            Math.max(
              most,
              Math.abs((positions[vertex * 3 + axis] ?? 0) - (positions[other * 3 + axis] ?? 0)),
            ),
          0,
        ),
      );
      expect(Math.max(...apart)).toBeLessThan(0.05);
    },
  );

  it.each(['mens-cardigan', 'henley', 'mens-denim-jacket'])(
    'keeps the front of a sleeve before its back: %s',
    (shape) => {
      const drape = hangSleeves(storedDrape(shape));
      const flat = flattenGarment(drape);
      const isSleeve = sleevePanels(drape);
      const deep = ({ positions }: Drape) =>
        [...drape.panelOf.keys()]
          .filter((vertex) => isSleeve[drape.panelOf[vertex] ?? 0])
          .map((vertex) => positions[vertex * 3 + 2] ?? 0);
      const [before, after] = [deep(drape), deep(flat)];
      const order = [...before.keys()].toSorted((a, b) => (before[a] ?? 0) - (before[b] ?? 0));
      const tenth = Math.floor(order.length / 10);
      const mean = (list: number[]) =>
        list.reduce((sum, at) => sum + (after[at] ?? 0), 0) / list.length;
      expect(mean(order.slice(-tenth))).toBeGreaterThan(mean(order.slice(0, tenth)) + 2);
    },
  );

  it.each(['crew-neck-tee', 'v-neck-tee'])(
    'lays short sleeves nearly straight, and never hollow: %s',
    (shape) => {
      const drape = hangSleeves(storedDrape(shape));
      const flat = flattenGarment(drape);
      const isSleeve = sleevePanels(drape);
      const { armhole, vertices } = sleeveOf(drape, isSleeve, 1);
      const rim = Math.max(...armhole.map((vertex) => drape.positions[vertex * 3 + 1] ?? 0));
      const outer = ({ positions }: Drape, down: number): number =>
        Math.max(
          ...vertices
            .filter((vertex) => Math.abs(rim - down - (positions[vertex * 3 + 1] ?? 0)) < 1)
            .map((vertex) => positions[vertex * 3] ?? 0),
        );
      // On an arm its outer edge bulges from the shoulder on; a wedge would be hollow there.
      const bulge = (one: Drape) => outer(one, 8) - (outer(one, 3) + outer(one, 13)) / 2;
      expect(bulge(flat)).toBeGreaterThan(-0.7);
      expect(bulge(flat)).toBeLessThan(bulge(drape));
    },
  );

  it('keeps the sleeves of what is tailored narrower than those of a sweater', () => {
    const broader = (shape: string): number => {
      const drape = hangSleeves(storedDrape(shape));
      const isSleeve = sleevePanels(drape);
      const { armhole, vertices } = sleeveOf(drape, isSleeve, 1);
      const [, pivot] = meanOf(drape.positions, armhole);
      const atElbow: Pick = (vertex) =>
        vertices.includes(vertex) &&
        Math.abs(pivot - 25 - (drape.positions[vertex * 3 + 1] ?? 0)) < 2;
      return reachOf(flattenGarment(drape), 0, atElbow) / reachOf(drape, 0, atElbow);
    };
    expect(broader('womens-blazer')).toBeLessThan(broader('mens-crew-neck-sweater'));
  });

  it('does not change the drape that the Fitting Room wears', () => {
    const drape = storedDrape('henley');
    const before = drape.positions.slice();
    flattenGarment(drape);
    expect(drape.positions).toEqual(before);
  });

  it('leaves puffed sleeves puffed, high on the shoulder', () => {
    const drape = hangSleeves(storedDrape('puff-sleeve-midi-dress'));
    const { positions, panels, panelOf } = flattenGarment(drape);
    const sleeve = panels.findIndex(({ name }) => name === 'left-sleeve');
    const own = [...panelOf.keys()].filter((vertex) => panelOf[vertex] === sleeve);
    const top = Math.max(...own.map((vertex) => positions[vertex * 3 + 1] ?? 0));
    const highest = own.filter((vertex) => (positions[vertex * 3 + 1] ?? 0) > top - 5);
    const outs = highest.map((vertex) => positions[vertex * 3] ?? 0);
    expect(Math.max(...outs) - Math.min(...outs)).toBeGreaterThan(5);
  });
});
