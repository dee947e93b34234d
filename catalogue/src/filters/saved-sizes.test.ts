import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const NO_SIZES = { clothing_size: [], clothing_canonical_size: [] };

const piece = (id: string, facts: MadeItem['facts'], given: Omit<MadeItem, 'facts'> = {}) =>
  makeStoredItem(id, { short_description: id, ...given, facts: { ...NO_SIZES, ...facts } });

const shoe = (id: string, gender: 'Women' | 'Men' | 'Unisex', sizes: string[]) =>
  piece(
    id,
    {
      type: 'sneakers',
      gender,
      shoes_size: sizes.filter((size) => !size.includes('.')),
      shoes_canonical_size: sizes.filter((size) => size.includes('.')),
    },
    { try_on_category: 'shoes' },
  );

const ROWS = [
  piece('Number Dress', { type: 'midi-dress', clothing_canonical_size: ['8'] }),
  piece('Letter Dress', { type: 'midi-dress', clothing_size: ['M'] }),
  piece('Large Dress', { type: 'midi-dress', clothing_canonical_size: ['14'] }),
  piece('Sold Out Dress', {
    type: 'midi-dress',
    clothing_size: ['M', 'XL'],
    sold_out_sizes: ['M'],
  }),
  piece('Petite Dress', { type: 'midi-dress', clothing_size: ['M'], clothing_fit: ['P'] }),
  piece('Plus Dress', { type: 'midi-dress', clothing_size: ['M'], clothing_fit: ['W'] }),
  piece('Her Jeans', { type: 'jeans', clothing_canonical_size: ['28x30'] }),
  piece('Wide Jeans', { type: 'jeans', clothing_canonical_size: ['34x30'] }),
  piece('His Jeans', { type: 'jeans', gender: 'Men', clothing_canonical_size: ['30x32'] }),
  piece('His Chinos', { type: 'chinos', gender: 'Men', clothing_size: ['S', 'M'] }),
  piece('His Blazer', { type: 'blazer', gender: 'Men', clothing_canonical_size: ['42'] }),
  piece('Tall Blazer', {
    type: 'blazer',
    gender: 'Men',
    clothing_canonical_size: ['42'],
    clothing_fit: ['L'],
  }),
  piece('One Poncho', { type: 'poncho', clothing_size: ['S', 'M', 'L'] }, { sizes: ['One Size'] }),
  piece('Hoodie', { type: 'hoodie', gender: 'Unisex', clothing_size: ['L'] }),
  piece('Tote', { type: 'tote-bag', gender: 'Unisex' }, { try_on_category: 'bags' }),
  piece('Belt', { type: 'belt', clothing_size: ['L'] }, { try_on_category: 'accessories' }),
  shoe('Her Sneakers', 'Women', ['8']),
  shoe('His Sneakers', 'Men', ['8', '10.5']),
  shoe('Shared Sneakers', 'Unisex', ['6.5', '7']),
  shoe('Large Sneakers', 'Unisex', ['8', '10.5']),
];

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue(ROWS);
});
afterAll(() => made.remove());

const withFilters = (filters: Partial<Filters>): Filters => ({ ...DEFAULT_FILTERS, ...filters });
const found = async (query: string, filters: Partial<Filters>) => {
  const { items } = await made.catalogue.search({
    query,
    filters: withFilters(filters),
    imageEmbedding: null,
  });
  return items.map(({ id }) => id).toSorted();
};

const HERS = { gender: ['Women'], clothing_size: ['M'], shoes_size: ['8'] };
const HIS = { gender: ['Men'], clothing_size: ['L'], shoes_canonical_size: ['10.5'] };

describe('with saved sizes', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    [
      'midi dress',
      HERS,
      ['Letter Dress', 'Number Dress', 'Petite Dress', 'Plus Dress', 'Sold Out Dress'],
    ],
    ['jeans', HERS, ['Her Jeans']],
    ['sneakers', HERS, ['Her Sneakers', 'Shared Sneakers']],
    ['bag', HERS, ['Tote']],
    ['belt', HERS, ['Belt']],
    ['poncho', { clothing_size: ['2XL'] }, ['One Poncho']],
    ['blazer', HIS, ['His Blazer', 'Tall Blazer']],
    ['hoodie', HIS, ['Hoodie']],
    ['sneakers', HIS, ['His Sneakers', 'Large Sneakers']],
    ['sneakers', { shoes_size: ['8'] }, ['Her Sneakers', 'His Sneakers', 'Large Sneakers']],
    ['jeans', { gender: ['Men'], clothing_canonical_size: ['30x32'] }, ['His Jeans']],
    ['chinos', { gender: ['Men'], clothing_canonical_size: ['30x32'] }, ['His Chinos']],
    ['blazer', { clothing_canonical_size: ['30x32'] }, ['His Blazer', 'Tall Blazer']],
    ['jeans', { gender: ['Men'], clothing_canonical_size: ['42'] }, ['His Jeans']],
    ['jeans', { gender: ['Women'], clothing_canonical_size: ['14', '18'] }, ['Wide Jeans']],
    [
      'midi dress',
      { clothing_size: ['M'], clothing_fit: ['P'] },
      ['Letter Dress', 'Number Dress', 'Petite Dress', 'Sold Out Dress'],
    ],
    ['blazer', { clothing_fit: ['S', 'R'] }, ['His Blazer']],
    ['blazer', { clothing_fit: ['P'] }, ['His Blazer', 'Tall Blazer']],
  ])('%s finds what can be worn', async (query, filters, ids) => {
    expect(await found(query, filters)).toEqual(ids);
  });

  it('typed fits are strict', async () => {
    expect(await found('petite midi dress', {})).toEqual(['Petite Dress']);
  });

  it('typed shoe sizes are of whom is shopped for', async () => {
    expect(await found('womens sneakers size 8', {})).toEqual(['Her Sneakers', 'Shared Sneakers']);
    expect(await found('mens sneakers size 8', {})).toEqual(['His Sneakers', 'Large Sneakers']);
  });

  it('similar items and outfits are of the same sizes', async () => {
    const filters = withFilters(HERS);
    const ids = (items: { id: string }[] | null) => items?.map(({ id }) => id) ?? [];
    const similar = ids(await made.catalogue.similarTo('Letter Dress', filters));
    expect(similar).toContain('Number Dress');
    expect(similar).not.toContain('Large Dress');
    const look = ids(await made.catalogue.completeOutfit('Letter Dress', filters));
    expect(look).toEqual(expect.arrayContaining(['Tote']));
    expect(look).not.toContain('Large Sneakers');
  });

  it('an explanation says which size an item lacks', async () => {
    const request = { query: 'dress', filters: withFilters(HERS), imageEmbedding: null };
    expect((await made.catalogue.explain(request, 'Large Dress'))?.unmet).toEqual([
      'its size is "c:M", "womens:8", "part:none"',
    ]);
    expect((await made.catalogue.explain(request, 'Number Dress'))?.unmet).toEqual([]);
  });
});
