import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { EMPTY_PREFERENCES } from '../../../profile/preferences-draft.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { ownSizes, sizeSystem } from './own-sizes.ts';

const facts = makeItem('a').other_info;

const made = (sizes: string[], known: Partial<Item['other_info']>, given: Partial<Item> = {}) =>
  makeItem('a', { sizes, other_info: { ...facts, clothing_size: [], ...known }, ...given });

const shoes = (sizes: string[], shoes_size: string[], shoes_canonical_size: string[] = []) =>
  made(sizes, { shoes_size, shoes_canonical_size }, { try_on_category: 'shoes' });

describe("the shopper's own sizes", () => {
  it.each([
    ['M', 'M'],
    ['Medium', 'M'],
    ['XXL', '2XL'],
    ['S/M', 'M'],
  ] as const)('are found where the shop writes %s', (size, worn) => {
    const item = made(['XS', size], { clothing_size: ['XS', worn] });
    expect(ownSizes(item, { ...EMPTY_PREFERENCES, clothing_size: [worn] })).toEqual([size]);
  });

  it('are not taken for a part of another', () => {
    const item = made(['Large', 'X-Large'], { clothing_size: ['L', 'XL'] });
    expect(ownSizes(item, { ...EMPTY_PREFERENCES, clothing_size: ['L'] })).toEqual(['Large']);
  });

  it('are found among numbers, and waists with lengths', () => {
    const dress = made(['US 6', 'US 8'], { clothing_canonical_size: ['6', '8'] });
    const worn = { ...EMPTY_PREFERENCES, clothing_canonical_size: ['8', '30x32'] };
    expect(ownSizes(dress, worn)).toEqual(['US 8']);
    const jeans = made(['W30 L32', '32/32'], { clothing_canonical_size: ['30x32', '32x32'] });
    expect(ownSizes(jeans, worn)).toEqual(['W30 L32']);
  });

  it('of clothes are not those of shoes', () => {
    const boots = shoes(['8', '8.5 M'], ['8'], ['8.5']);
    const worn = { ...EMPTY_PREFERENCES, clothing_canonical_size: ['8'] };
    expect(ownSizes(boots, worn)).toEqual([]);
    expect(ownSizes(boots, { ...worn, shoes_canonical_size: ['8.5'] })).toEqual(['8.5 M']);
  });

  it('are not guessed from the numbers of another country', () => {
    const worn = { ...EMPTY_PREFERENCES, clothing_canonical_size: ['8', '38'] };
    expect(ownSizes(made(['UK 8'], { clothing_canonical_size: ['4'] }), worn)).toEqual([]);
    expect(ownSizes(made(['38'], { clothing_canonical_size: ['6'] }), worn)).toEqual([]);
  });

  it('are unknown of a stranger', () => {
    expect(ownSizes(made(['M'], { clothing_size: ['M'] }), undefined)).toEqual([]);
  });
});

describe('whose sizes they are', () => {
  it.each([
    ['', made(['S', 'M'], { clothing_size: ['S', 'M'] })],
    ['US sizes', shoes(['8', '8.5'], ['8'], ['8.5'])],
    ['In US sizes: 6.5, 8, 10', shoes(['37', '38.5', '41'], ['10', '8'], ['6.5'])],
    ['Waist × length, in inches', made(['30x32'], { clothing_canonical_size: ['30x32'] })],
    ['', made(['One Size'], { clothing_size: ['S', 'M', 'L'] })],
    ['', made(['70B'], {})],
  ])('is told as "%s"', (words, item) => expect(sizeSystem(item)).toBe(words));
});
