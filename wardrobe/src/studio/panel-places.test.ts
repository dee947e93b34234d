import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { panelPlaces } from './panel-places.ts';

function storedDrape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

describe('the middle of the back of a waistband', () => {
  it.each(['joggers', 'swim-shorts', 'mens-slim-jeans', 'a-line-mini-skirt'])(
    'lies behind the middle of the wearer: %s',
    (shape) => {
      const drape = storedDrape(shape);
      const { cloth, panelOf, panels, positions } = drape;
      const band = panels.findIndex(({ name }) => name === 'waistband');
      const behind = panelPlaces(drape)[band]?.behind ?? Number.NaN;
      const there = [...panelOf.keys()].filter(
        (vertex) => panelOf[vertex] === band && Math.abs((cloth[vertex * 2] ?? 0) - behind) < 0.01,
      );
      expect(there.length).toBeGreaterThan(0);
      for (const vertex of there) {
        expect(Math.abs(positions[vertex * 3] ?? 99)).toBeLessThan(2);
        expect(positions[vertex * 3 + 2]).toBeLessThan(0);
      }
    },
  );
});

describe('the pockets that are sewn upon a panel', () => {
  it.each([
    ['oxford-shirt', ['front']],
    ['overshirt', ['front', 'front']],
    ['mens-slim-jeans', ['left-back', 'right-back']],
    ['hoodie', ['front']],
    ['sweatshirt', []],
    ['dress-shirt', []],
    ['a-line-midi-skirt', []],
  ])('are on %s: %s', (shape, expected) => {
    const sewn = panelPlaces(storedDrape(shape)).flatMap(({ name, patches = [] }) =>
      patches.map(() => name),
    );
    expect(sewn.toSorted()).toEqual(expected);
  });
});
