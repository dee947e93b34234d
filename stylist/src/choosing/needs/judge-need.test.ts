import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { judgeNeed, needsOf, serves, servingFirst } from './judge-need.ts';

const piece = (name: string, type: string, category: Item['try_on_category']): Item => {
  const [material = ''] = name.toLowerCase().split(' ');
  return sampleItem(name, {
    short_description: name,
    try_on_category: category,
    facts: { type, materials: [material] },
  });
};

const names = (items: readonly Item[]) => items.map(({ id }) => id);
const RAIN = { occasions: ['rainy'], types: [] };

describe('what serves a need', () => {
  const denim = piece('Denim Jacket', 'denim-jacket', 'upper_body');
  const parka = piece('Nylon Hooded Parka', 'parka', 'upper_body');
  const plain = piece('Nylon Jacket', 'jacket', 'upper_body');
  const cotton = piece('Cotton Jacket', 'jacket', 'upper_body');

  it('comes first, with a hood before all, and what is wrong for it last', () => {
    expect(names(servingFirst([denim, cotton, plain, parka], RAIN))).toEqual([
      'Nylon Hooded Parka',
      'Nylon Jacket',
      'Cotton Jacket',
      'Denim Jacket',
    ]);
  });

  it('is asked of a rain jacket in no further words', () => {
    const needs = needsOf({ occasions: [], types: ['rain-jacket'] });
    expect(new Set(needs.map(({ id }) => id))).toEqual(new Set(['rain']));
    expect(needsOf({ occasions: ['everyday'], types: ['jacket'] })).toEqual([]);
  });

  it('is judged of nothing that it is not asked of', () => {
    const [rain] = needsOf(RAIN);
    const bag = piece('Suede Bag', 'tote-bag', 'bags');
    expect(rain && judgeNeed(bag, rain).worth).toBe(0);
  });

  it('leaves all else as it is', () => {
    expect(serves(denim, RAIN)).toBe(false);
    expect(serves(denim, { occasions: [], types: [] })).toBe(true);
    expect(names(servingFirst([denim, parka], { occasions: [], types: [] }))).toEqual([
      'Denim Jacket',
      'Nylon Hooded Parka',
    ]);
  });

  it('holds while one runs, and is no lace', () => {
    const lace = piece('Lace Bralette', 'bralette', 'intimates');
    const sport = piece('Nylon Sports Bra', 'sports-bra', 'intimates');
    const running = { occasions: ['running'], types: ['bra'] };
    expect(names(servingFirst([lace, sport], running))[0]).toBe('Nylon Sports Bra');
    expect(serves(lace, running)).toBe(false);
  });
});
