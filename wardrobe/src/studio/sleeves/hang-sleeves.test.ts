import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../../drapes/unpack-drape.ts';
import { storedShapes } from '../../stock/stored-shapes.ts';
import { hangSleeves } from './hang-sleeves.ts';

function storedDrape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

/** How much broader than tall a garment is. */
function breadth({ positions }: { positions: Float32Array }): number {
  const spread = (axis: number) => {
    const values = positions.filter((_, at) => at % 3 === axis);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  };
  return spread(0) / spread(1);
}

describe('sleeves in the studio', () => {
  it.each(['dress-shirt', 'cardigan', 'womens-blazer'])(
    'hang beside the trunk of a %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(breadth(drape)).toBeGreaterThan(1.05);
      expect(breadth(hangSleeves(drape))).toBeLessThan(1);
    },
  );

  it.each(['mens-crew-tee', 'crew-neck-tee', 'polo-shirt', 'camp-collar-shirt'])(
    'fall from the shoulder where they are short: %s',
    (shape) => {
      const drape = storedDrape(shape);
      expect(breadth(hangSleeves(drape))).toBeLessThan(breadth(drape) - 0.03);
    },
  );

  it('hang where a set has cuffs at its ankles as well', () => {
    const hung = hangSleeves(storedDrape('lounge-set'));
    expect(breadth(hung)).toBeLessThan(breadth(storedDrape('lounge-set')) - 0.1);
  });

  it('take along the pocket that lies on one of them', () => {
    const drape = storedDrape('mens-bomber-jacket');
    const { positions } = hangSleeves(drape);
    const distanceTo = (vertex: number, name: string) => {
      const others = [...drape.panelOf.keys()].filter(
        (other) => drape.panels[drape.panelOf[other] ?? 0]?.name === name,
      );
      const place = (of: number) => positions.subarray(of * 3, of * 3 + 3);
      return Math.min(
        ...others.map((other) =>
          Math.hypot(...[0, 1, 2].map((k) => (place(other)[k] ?? 0) - (place(vertex)[k] ?? 0))),
        ),
      );
    };
    const pocket = drape.panels.findIndex(({ name }) => name === 'pen-pocket');
    const ofPocket = [...drape.panelOf.keys()].filter((one) => drape.panelOf[one] === pocket);
    const farthest = Math.max(...ofPocket.map((vertex) => distanceTo(vertex, 'left-sleeve')));
    expect(farthest).toBeLessThan(1.5);
  });

  it('stay sewn to the trunk, which stays where it is', () => {
    const drape = storedDrape('dress-shirt');
    const { positions } = hangSleeves(drape);
    drape.weldedTo.forEach((first, vertex) => {
      for (const axis of [0, 1, 2])
        expect(positions[vertex * 3 + axis]).toBeCloseTo(positions[first * 3 + axis] ?? 0, 3);
    });
    const front = drape.panels.findIndex(({ name }) => name === 'front');
    const vertex = drape.panelOf.indexOf(front);
    const placeOf = (all: Float32Array) => [...all.subarray(vertex * 3, vertex * 3 + 3)];
    expect(placeOf(positions)).toEqual(placeOf(drape.positions));
  });

  it('are left alone where they hang already', () => {
    const hung = hangSleeves(storedDrape('cardigan'));
    const moved = hangSleeves(hung).positions.map((at, index) =>
      Math.abs(at - (hung.positions[index] ?? 0)),
    );
    expect(Math.max(...moved)).toBeLessThan(2);
  });
});
