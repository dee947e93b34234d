import {
  DEFAULT_FILTERS,
  type Filters,
  LIST_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { SearchRequest } from '../request/search-request.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
look[0] = 1;

const SHOP: Readonly<Record<string, MadeItem>> = {
  black: { imageEmbedding: look, facts: { clothing_size: ['S', 'M'] } },
  red: {
    imageEmbedding: look,
    short_description: 'Red Dress',
    brand: 'Other & Co',
    colors: ['Red'],
    price: 60,
    full_price: 90,
    facts: { clothing_size: ['M', 'L'], clothing_canonical_size: ['8'], clothing_fit: ['P'] },
  },
  both: {
    imageEmbedding: look,
    short_description: 'Two-tone Dress',
    colors: ['Black', 'Red'],
    price: 300,
  },
  jeans: {
    short_description: 'Black Jeans',
    price: 75.5,
    facts: { type: 'jeans', gender: 'Men', clothing_size: [], clothing_canonical_size: ['32x30'] },
  },
  shoes: {
    short_description: 'Brown Loafers',
    colors: ['Brown'],
    facts: {
      type: 'loafers',
      gender: 'Unisex',
      clothing_size: [],
      shoes_size: ['9'],
      shoes_canonical_size: ['9.5'],
    },
  },
  gone: { facts: { availability: 'unavailable' } },
};

let catalogue: Catalogue;
let remove: () => Promise<void>;
beforeAll(async () => {
  const rows = Object.entries(SHOP).map(([id, made]) => makeStoredItem(id, made));
  ({ catalogue, remove } = await makeCatalogue(rows));
});
afterAll(() => remove());

interface ResolvedRequest extends Partial<Omit<SearchRequest, 'filters'>> {
  filters?: Partial<Filters>;
}

const requestOf = ({ filters, ...rest }: ResolvedRequest = {}): SearchRequest => ({
  query: '',
  imageEmbedding: null,
  ...rest,
  filters: { ...DEFAULT_FILTERS, ...filters },
});

const count = (asked?: ResolvedRequest) => catalogue.countFacets(requestOf(asked));

const found = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, items]) => items > 0));

describe('the counts of filters', () => {
  it('are over everything for sale when nothing is asked', async () => {
    const facets = await count();
    expect(found(facets.gender)).toEqual({ Women: 4, Men: 2, Unisex: 1 });
    expect(found(facets.color)).toEqual({ Black: 3, Red: 2, Brown: 1 });
    expect(facets.clothing_size).toEqual({ XS: 1, S: 3, M: 5, L: 2, XL: 1, '2XL': 1 });
    expect(facets.clothing_canonical_size).toMatchObject({ 8: 4, 12: 2, 20: 1, '32x30': 5 });
    expect(facets.shoes_size).toMatchObject({ 8: 4, 9: 5 });
    expect(facets.shoes_canonical_size).toMatchObject({ '8.5': 4, '9.5': 5 });
    expect(facets.clothing_fit).toMatchObject({ P: 5, T: 4, R: 5 });
    expect(facets.sale).toBe(1);
    expect(facets.price).toEqual({ lowest: 60, highest: 300 });
  });

  it('name every value, those that find nothing too', async () => {
    const { gender, color } = await count({ query: 'loafers' });
    expect(gender).toEqual({ Men: 1, Women: 1, Unisex: 1 });
    expect(Object.keys(color)).toHaveLength(15);
  });

  it('of one group keep what is chosen in the others, not in itself', async () => {
    const facets = await count({ filters: { color: ['Red'], gender: ['Women'] } });
    expect(found(facets.color)).toEqual({ Black: 2, Red: 2, Brown: 1 });
    expect(found(facets.gender)).toEqual({ Women: 2 });
    expect(facets.sale).toBe(1);
  });

  it('take the four lists of sizes for one group', async () => {
    const facets = await count({ filters: { clothing_size: ['L'], shoes_size: ['9'] } });
    expect(facets.clothing_size).toMatchObject({ XS: 1, S: 3, M: 5, L: 2 });
    expect(found(facets.gender)).toEqual({ Women: 1, Men: 1, Unisex: 1 });
  });

  it('keep the prices asked for, save for the prices themselves', async () => {
    const facets = await count({ filters: { priceRangeMax: 75 } });
    expect(found(facets.color)).toEqual({ Red: 1 });
    expect(facets.price).toEqual({ lowest: 60, highest: 300 });
  });

  it('keep what the words ask for strictly', async () => {
    const facets = await count({ query: 'dress under $100, not black' });
    expect(found(facets.color)).toEqual({ Red: 1 });
  });

  it('are of categories, materials and brands too', async () => {
    const facets = await count();
    expect(found(facets.category)).toEqual({ Dresses: 3, Jeans: 1, Shoes: 1 });
    expect(facets.brand['Other & Co']).toBe(1);
    expect(facets.brands).toBe(2);
    expect(facets.total).toBe(5);
  });

  it('of brands keep the other filters, tell the chosen ones and name those asked for', async () => {
    const filters = { brand: ['other & CO'], category: ['Dresses', 'Jeans'] };
    const facets = await count({ filters });
    expect(new Set(Object.values(facets.brand))).toEqual(new Set([3, 1]));
    expect(found(facets.category)).toEqual({ Dresses: 1 });
    expect(facets.total).toBe(1);
    const asked = await catalogue.countFacets({ ...requestOf({ filters }), brandText: 'THER' });
    expect(asked.brand).toEqual({ 'Other & Co': 1 });
    expect(asked.brands).toBe(1);
  });

  it('are none where nothing is found', async () => {
    const facets = await count({ query: 'dress over $5000' });
    expect(found(facets.gender)).toEqual({});
    expect(facets.price).toBeNull();
  });

  it('of a picture are over what has one, without what is attached', async () => {
    expect(found((await count({ imageEmbedding: look })).color)).toEqual({ Black: 2, Red: 2 });
    expect(found((await count({ imageEmbedding: look, exceptId: 'both' })).color)).toEqual({
      Black: 1,
      Red: 1,
    });
  });
});

const NO_SIZES: Partial<Filters> = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
};
const SIZES: readonly string[] = Object.keys(NO_SIZES);

describe('the count of a value', () => {
  it.each<[string, ResolvedRequest]>([
    ['of everything', {}],
    ['of words', { query: 'dress' }],
    ['of words with a limit', { query: 'dress under $100' }],
    ['of words that no item has', { query: 'frock' }],
    ['with another filter', { query: 'dress', filters: { color: ['Red'] } }],
    ['with sizes', { filters: { clothing_size: ['M'], shoes_size: ['9'] } }],
    ['with sizes for women', { filters: { gender: ['Women'], shoes_size: ['11'] } }],
    ['with a fit and a material', { filters: { clothing_fit: ['T'], material: ['Silk'] } }],
    ['of a picture', { imageEmbedding: look }],
    ['of a picture with words', { imageEmbedding: look, query: 'dress' }],
  ])('is what a search with it finds: %s', async (_, asked) => {
    const facets = await count(asked);
    for (const name of LIST_FILTER_NAMES) {
      for (const [value, items] of Object.entries(found(facets[name]))) {
        const rest = SIZES.includes(name) ? { ...asked.filters, ...NO_SIZES } : asked.filters;
        const request = requestOf({ ...asked, filters: { ...rest, [name]: [value] } });
        expect([name, value, (await catalogue.search(request)).total]).toEqual([
          name,
          value,
          items,
        ]);
      }
    }
  });
});
