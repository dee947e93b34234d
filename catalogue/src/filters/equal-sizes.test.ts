import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { readingLabel } from '@modiste/lexicon/reading-label';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

type Sizes = Pick<NonNullable<MadeItem['facts']>, 'clothing_size' | 'clothing_canonical_size'>;

const NONE: Required<Sizes> = { clothing_size: [], clothing_canonical_size: [] };

const piece = (id: string, facts: MadeItem['facts'] & Sizes, price = 80) =>
  makeStoredItem(id, { short_description: id, price, facts: { ...NONE, ...facts } });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    piece('Wrap Dress', { type: 'wrap-dress', clothing_canonical_size: ['6', '8'] }),
    piece('Slip Dress', { type: 'slip-dress', clothing_canonical_size: ['10'] }, 200),
    piece('Long Dress', { type: 'maxi-dress', clothing_canonical_size: ['14'] }),
    piece('Knit Blazer', { type: 'blazer', clothing_size: ['S', 'M'] }),
    piece('Tweed Blazer', { type: 'blazer', gender: 'Men', clothing_size: ['L'] }),
    piece('Wool Blazer', { type: 'blazer', clothing_size: ['L'] }),
    piece('Suit Blazer', { type: 'blazer', gender: 'Men', clothing_canonical_size: ['40'] }),
    piece('Linen Shirt', { type: 'linen-shirt', clothing_size: ['M'] }),
    piece('Silk Shirt', { type: 'blouse', clothing_canonical_size: ['8'] }),
    piece('Slim Jeans', { type: 'slim-jeans', gender: 'Men', clothing_canonical_size: ['32x32'] }),
  ]);
});
afterAll(() => made.remove());

const search = (query: string, filters: Partial<Filters> = {}) =>
  made.catalogue.search({
    query,
    filters: { ...DEFAULT_FILTERS, ...filters },
    imageEmbedding: null,
  });
const titles = async (query: string) =>
  (await search(query)).items.map(({ short_description }) => short_description).toSorted();
const labels = async (query: string) => (await search(query)).understood.readings.map(readingLabel);

describe('a typed size', () => {
  it('finds the same size in every numbering', async () => {
    expect(await titles('dress size M')).toEqual(['Slip Dress', 'Wrap Dress']);
    expect(await titles('shirt size M')).toEqual(['Linen Shirt']);
    expect(await titles('womens blazer size 12')).toEqual(['Wool Blazer']);
    expect(await titles('blazer size 12')).toEqual(['Wool Blazer']);
    expect(await titles('mens blazer size M')).toEqual(['Suit Blazer']);
    expect(await titles('jeans size M')).toEqual(['Slim Jeans']);
    expect(await titles('jeans waist 32')).toEqual(['Slim Jeans']);
  });

  it('bends nothing else that is strict', async () => {
    expect(await titles('dress size M under $100')).toEqual(['Wrap Dress']);
    expect(await titles('dress size 3XL')).toEqual([]);
    expect(await titles('jeans waist 34')).toEqual([]);
  });

  it('holds together with a size that is chosen', async () => {
    const both = await search('dress size M', { clothing_canonical_size: ['8'] });
    expect(both.items.map(({ id }) => id)).toEqual(['Wrap Dress']);
  });

  it('is said to be missing where the wanted kind has it in no numbering', async () => {
    expect(await labels('dress size M')).toContain('Size: M');
    expect(await labels('dress size 3XL')).toContain('Size: 3XL (not available)');
    expect(await labels('mens jeans size XL')).toContain('Size: XL (not available)');
  });

  it('is counted beside filters as the search finds it', async () => {
    const counts = await made.catalogue.countFacets({
      query: 'dress size M',
      filters: DEFAULT_FILTERS,
      imageEmbedding: null,
    });
    expect(counts.clothing_canonical_size['10']).toBe(1);
    expect(counts.clothing_canonical_size['14']).toBe(0);
  });
});
