import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../attributes/attributes.ts';
import { GARMENT_TYPES } from '../garments/garment-types.ts';
import { understandQuery } from '../understand-query.ts';
import { linksOf } from './concept-links.ts';
import { CONCEPT_DIMENSIONS, conceptVector, queryConceptVector } from './concept-vector.ts';

const cosine = (one: Float32Array | null, other: Float32Array | null): number =>
  one === null || other === null
    ? Number.NaN
    : one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const nearness = (query: string, title: string): number =>
  cosine(queryConceptVector(understandQuery(query)), conceptVector(title));

describe('a concept vector', () => {
  it('has a fixed number of dimensions and unit length', () => {
    const vector = conceptVector('Floral midi dress');
    expect(vector).toHaveLength(CONCEPT_DIMENSIONS);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  it('is the same each time', () => {
    expect(conceptVector('Wool coat')).toEqual(conceptVector('Wool coat'));
  });

  it('is null where nothing is known', () => {
    expect(conceptVector('Zephyr')).toBeNull();
    expect(queryConceptVector(understandQuery('zephyr'))).toBeNull();
  });

  it.each([
    ['something for a garden wedding in June', 'Floral Midi Dress', 'Leather Biker Jacket'],
    ['warm coat for winter', 'Puffer Jacket', 'Linen Shorts'],
    ['black tie gala', 'Satin Evening Gown', 'Graphic Hoodie'],
    ['edgy', 'Leather Biker Jacket', 'Pastel Wrap Dress'],
    ['streetwear', 'Graphic Hoodie', 'Wool Suit'],
    ['old money', 'Cable Knit Sweater', 'Sequin Mini Dress'],
    ['trainers', 'White Sneakers', 'Leather Belt'],
    ['boots', 'Chelsea Boots', 'Ballet Flats'],
    ['red dress', 'Red Midi Dress', 'Blue Midi Dress'],
    ['wool sweater', 'Merino Sweater', 'Nylon Sweater'],
    ['dress for women', 'Midi Dress', 'Mens Shorts'],
  ])('of %j lies nearer to %j than to %j', (query, near, far) => {
    expect(nearness(query, near)).toBeGreaterThan(nearness(query, far));
  });

  it('finds a theme without any of its words', () => {
    expect(nearness('something for a garden wedding', 'Floral Midi Dress')).toBeGreaterThan(0.3);
  });
});

describe('the links of a concept', () => {
  it.each(ATTRIBUTES.filter(({ related }) => related.size > 0))('$id are at most 1', ({ id }) => {
    for (const weight of linksOf(id).values()) expect(Math.abs(weight)).toBeLessThanOrEqual(1);
  });

  it.each(GARMENT_TYPES)('of $id lead to the type above it', ({ id, parent }) => {
    expect(linksOf(id).get(parent ?? id)).toBeGreaterThan(0);
  });
});
