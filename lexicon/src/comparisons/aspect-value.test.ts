import { describe, expect, it } from 'vitest';
import { findAttribute, findFabric } from '../attributes/attributes.ts';
import { findType } from '../garments/garment-types.ts';
import { readGarment } from '../product-text/read-garment.ts';
import { ASPECT_SCALES, aspectValue } from './aspect-value.ts';
import type { Aspect } from './comparisons.ts';

const placeOf = (aspect: Aspect, title: string): number | null =>
  aspectValue(aspect, readGarment({ title }));

describe('aspects', () => {
  it.each([
    ['length', 'Floral maxi dress', 'Floral mini dress'],
    ['sleeve', 'Long sleeve tee', 'Sleeveless top'],
    ['fit', 'Oversized shirt', 'Slim fit shirt'],
    ['coverage', 'Turtleneck sweater', 'Backless mini dress'],
    ['pattern', 'Floral dress', 'Solid dress'],
    ['heel', 'Stilettos', 'Ballet flats'],
    ['rise', 'High waisted jeans', 'Low rise jeans'],
    ['formality', 'Tuxedo', 'Tracksuit'],
    ['warmth', 'Down parka', 'Linen shirt'],
    ['shine', 'Sequin top', 'Cotton top'],
    ['shade', 'White shirt', 'Navy shirt'],
    ['brightness', 'Red shirt', 'Gray shirt'],
  ] as const)('of %s has %j more than %j', (aspect, more, less) => {
    expect(placeOf(aspect, more)).toBeGreaterThan(placeOf(aspect, less) ?? 1);
  });

  it('are untold where no fact tells', () => {
    expect(placeOf('length', 'Shirt')).toBeNull();
    expect(placeOf('shade', 'Shirt')).toBeNull();
    expect(placeOf('price', 'Shirt')).toBeNull();
  });

  it.each(Object.entries(ASPECT_SCALES))('of %s know every id of their scale', (_, list) => {
    for (const row of list.split(', ')) {
      const id = row.slice(0, row.lastIndexOf(' '));
      expect([id, findAttribute(id) ?? findFabric(id) ?? findType(id)]).not.toEqual([id, null]);
    }
  });
});
