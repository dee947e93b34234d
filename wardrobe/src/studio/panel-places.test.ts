import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { panelPlaces } from './panel-places.ts';

describe('the middle of the back of a waistband', () => {
  it.each(['joggers', 'swim-shorts', 'mens-slim-jeans', 'a-line-mini-skirt'])(
    'lies behind the middle of the wearer: %s',
    (shape) => {
      const stored = storedShapes().get(shape);
      if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
      const drape = unpackDrape(readFileSync(stored.file));
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
