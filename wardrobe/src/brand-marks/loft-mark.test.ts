import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { demoProducts } from '../stock/demo-products.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { brandFigure } from './brand-figure.ts';
import { loftMark, type MarkedThing } from './loft-mark.ts';
import { markPlaceOf } from './mark-places.ts';

const BODY = { material: 'body', isInside: false };
const BAG: MarkedThing = {
  brand: 'Sable & Sons',
  shape: 'satchel',
  fabric: 'leather',
  color: [0.02, 0.02, 0.02],
  accent: null,
};

/** Which places of a face are changed by a mark: "x y" in centimeters. */
function markedPlaces(thing: MarkedThing, part = BODY, normalZ = 1): string[] {
  const mark = loftMark(part, thing);
  const point = createPoint();
  const sample = createSample();
  const marked: string[] = [];
  for (let x = -12; x <= 24; x += 0.1)
    for (let y = -2; y <= 26; y += 0.1) {
      Object.assign(point, { x, y, z: 4, normalZ, footprint: 0.02 });
      resetSample(sample);
      const { red, height, cavity } = sample;
      mark?.(point, sample);
      if (sample.red !== red || sample.height !== height || sample.cavity !== cavity)
        marked.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
    }
  return marked;
}

const brands = [...new Set(demoProducts().map(({ item }) => item.brand))];

describe('the mark of a brand on a shape', () => {
  it('is its name, another one for each brand, and the same each time', () => {
    const all = brands.map((brand) => markedPlaces({ ...BAG, brand }).join());
    expect(all.every((places) => places.length > 100)).toBe(true);
    expect(new Set(all).size).toBe(brands.length);
    expect(markedPlaces(BAG)).toEqual(markedPlaces({ ...BAG }));
  });

  it('does not leave its frame', () => {
    for (const shape of storedShapes().keys()) {
      const place = markPlaceOf(shape);
      if (place?.face !== 'front') continue;
      const part = { material: place.parts[0] ?? '', isInside: false };
      for (const fabric of ['leather', 'nylon']) {
        const places = markedPlaces({ ...BAG, shape, fabric }, part);
        expect([shape, places.length > 20]).toEqual([shape, true]);
        for (const [x = 0, y = 0] of places.map((one) => one.split(' ').map(Number))) {
          expect(Math.abs(x - place.x)).toBeLessThan(place.width / 2 + 0.4);
          expect(Math.abs(y - place.y)).toBeLessThan(place.height + 0.4);
        }
      }
    }
  });

  it('is only on the part and the side that carry it', () => {
    expect(markedPlaces(BAG, { ...BODY, material: 'gusset' })).toEqual([]);
    expect(markedPlaces(BAG, { ...BODY, isInside: true })).toEqual([]);
    expect(markedPlaces(BAG, BODY, -1)).toEqual([]);
    expect(markedPlaces({ ...BAG, shape: 'fedora' })).toEqual([]);
  });

  it('is on both sides of a sneaker, however the pair is set down', () => {
    const upper = { material: 'upper', isInside: false };
    const shoe = { ...BAG, shape: 'low-sneaker' };
    const outer = markedPlaces(shoe, upper);
    expect(outer.length).toBeGreaterThan(100);
    expect(markedPlaces(shoe, upper, -1)).toEqual(outer);
    expect(markedPlaces({ ...shoe, shape: 'low-sneaker-toes' }, upper)).toEqual(outer);
  });
});

describe('the figure of a brand', () => {
  it('lies within its box, and fills some of it', () => {
    for (const brand of brands) {
      const distance = brandFigure(brand);
      let inside = 0;
      for (let x = -1.5; x <= 1.5; x += 0.05)
        for (let y = -1; y <= 1; y += 0.05) {
          if (distance(x, y) > 0) continue;
          inside += 1;
          expect(Math.abs(x)).toBeLessThanOrEqual(1.05);
          expect(Math.abs(y)).toBeLessThanOrEqual(0.75);
        }
      expect(inside).toBeGreaterThan(60);
    }
  });
});
