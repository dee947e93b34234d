import { PICTURE_KINDS } from '@modiste/contract/values';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { kindTypes } from '@modiste/vision/picture-kinds';
import { describe, expect, it } from 'vitest';
import { kindOfType, shareOfTypes, trustOfTypes, typesOfKind } from './pictured-kinds.ts';

describe('the kinds that pictures show', () => {
  it('stand for types of the lexicon, none for the same as another', () => {
    const known = new Set(GARMENT_TYPES.map(({ id }) => id));
    const all = PICTURE_KINDS.flatMap(kindTypes);
    expect(all.filter((type) => !known.has(type))).toEqual([]);
    expect(all).toHaveLength(new Set(all).size);
  });

  it.each([
    ['running-shoes', 'sneakers'],
    ['chelsea-boots', 'boots'],
    ['heeled-sandals', 'heels'],
    ['slides', 'sandals'],
    ['oxfords', 'dress-shoes'],
    ['blazer', 'blazer'],
    ['parka', 'outerwear'],
    ['long-sleeve-tee', 'long-sleeve-top'],
    ['zip-hoodie', 'hoodie'],
    ['skinny-jeans', 'pants'],
    ['swim-trunks', 'shorts'],
    ['tote-bag', 'bag'],
    ['shoes', null],
    ['', null],
  ])('hold the types below them: %s is of %s', (type, kind) => {
    expect(kindOfType(type)).toBe(kind);
  });

  it('are also found in items of which only the family is told', () => {
    expect(typesOfKind('sneakers')).toEqual(expect.arrayContaining(['high-tops', 'shoes']));
    expect(typesOfKind('sneakers')).not.toContain('boots');
    const shareOf = shareOfTypes({ sneakers: 0.8, boots: 0.2 });
    expect(shareOf('high-tops')).toBe(0.8);
    expect(shareOf('shoes')).toBeCloseTo(0.7);
    expect(shareOf('dress')).toBe(0);
  });

  it('take the first place from what looks alike and is of another kind', () => {
    const trustOf = trustOfTypes({ sneakers: 0.8, boots: 0.2 });
    expect(trustOf('high-tops')).toBe(1);
    expect(trustOf('chelsea-boots')).toBeCloseTo(0.25);
    expect(trustOf('dress')).toBe(0);
    expect([trustOfTypes(null)('dress'), trustOfTypes({})('dress')]).toEqual([1, 1]);
  });
});
