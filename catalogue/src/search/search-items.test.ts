import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

const pointingAt = (axis: number) => {
  const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
  look[axis] = 1;
  return look;
};

const ROWS = [
  makeStoredItem('black-midi', {
    short_description: 'Wrap Midi Dress in Black',
    price: 120,
    facts: { type: 'midi-dress' },
    attributes: ['midi'],
    imageEmbedding: pointingAt(0),
  }),
  makeStoredItem('dear-black-midi', {
    short_description: 'Black Midi Dress',
    price: 190,
    facts: { type: 'midi-dress' },
    attributes: ['midi'],
  }),
  makeStoredItem('red-midi', {
    short_description: 'Red Midi Dress',
    brand: 'Bram',
    price: 90,
    full_price: 130,
    colors: ['Red'],
    facts: { type: 'midi-dress', clothing_size: ['L'], color_names: ['Burgundy'] },
    imageEmbedding: pointingAt(1),
  }),
  makeStoredItem('black-shoes', {
    short_description: 'Black Loafers for a Midi Dress',
    price: 70,
    try_on_category: 'shoes',
    facts: {
      type: 'loafers',
      gender: 'Men',
      clothing_size: [],
      shoes_size: ['9'],
      shoes_canonical_size: ['9.5'],
    },
    imageEmbedding: pointingAt(2),
  }),
  makeStoredItem('leather-bag', {
    short_description: "Women's Leather Tote",
    brand: "L'Atelier",
    price: 60.5,
    colors: ['Brown'],
    try_on_category: 'bags',
    facts: { type: 'tote-bag', gender: 'Unisex', clothing_size: [], materials: ['leather'] },
  }),
  makeStoredItem('suit', {
    short_description: 'Wool Suit',
    price: 2500,
    colors: ['Gray'],
    try_on_category: 'suits',
    facts: {
      type: 'suit',
      gender: 'Men',
      clothing_size: [],
      clothing_canonical_size: ['40'],
      clothing_fit: ['R'],
    },
  }),
  makeStoredItem('gone', { facts: { availability: 'unavailable' } }),
];
const AVAILABLE = ROWS.map(({ item }) => item.id).filter((id) => id !== 'gone');

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue(ROWS);
});
afterAll(() => made.remove());

const search = (
  query: string,
  filters: Partial<Filters> = {},
  imageEmbedding: Float32Array | null = null,
) => made.catalogue.search({ query, filters: { ...DEFAULT_FILTERS, ...filters }, imageEmbedding });
const idsOf = async (...request: Parameters<typeof search>) =>
  (await search(...request)).items.map(({ id }) => id);
const idSet = async (...request: Parameters<typeof search>) => (await idsOf(...request)).sort();

describe('a search without words', () => {
  it('lists everything that is available, counted and ranked from 1', async () => {
    const { items, total } = await search('');
    expect(items.map(({ id }) => id).sort()).toEqual([...AVAILABLE].sort());
    expect(total).toBe(AVAILABLE.length);
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, at) => at + 1));
  });

  it('varies the kinds of garment from the first item on', async () => {
    const first = (await search('')).items.slice(0, 4);
    expect(new Set(first.map(({ try_on_category }) => try_on_category)).size).toBe(4);
  });

  it.each<[string, Partial<Filters>, string[]]>([
    [
      'gender, and to what is for everyone',
      { gender: ['Men'] },
      ['black-shoes', 'leather-bag', 'suit'],
    ],
    ['what is for everyone', { gender: ['Unisex'] }, ['leather-bag']],
    ['color', { color: ['Red', 'Brown'] }, ['leather-bag', 'red-midi']],
    ['sale', { sale: true }, ['red-midi']],
    [
      'fit, where one is stated',
      { clothing_fit: ['S'] },
      AVAILABLE.filter((id) => id !== 'suit').toSorted(),
    ],
    ['the least price, inclusive', { priceRangeMin: 190 }, ['dear-black-midi', 'suit']],
    ['the highest price, inclusive', { priceRangeMax: 70 }, ['black-shoes', 'leather-bag']],
    ['a price with cents', { priceRangeMin: 60, priceRangeMax: 61 }, ['leather-bag']],
    ['a limit above the indexed prices', { priceRangeMin: 2001, priceRangeMax: 2500 }, ['suit']],
    ['a limit just below such a price', { priceRangeMin: 2001, priceRangeMax: 2499 }, []],
    [
      'sizes, of what they concern',
      { clothing_size: ['L'], shoes_canonical_size: ['9.5'], clothing_canonical_size: ['40'] },
      ['black-shoes', 'leather-bag', 'red-midi', 'suit'],
    ],
    [
      'sizes and another filter together',
      { clothing_size: ['XL'], shoes_size: ['7'], gender: ['Men'] },
      ['leather-bag'],
    ],
  ])('keeps strictly to %s', async (_, filters, expected) => {
    expect(await idSet('', filters)).toEqual(expected);
    const { total } = await search('', filters);
    expect(total).toBe(expected.length);
  });

  it('sorts by whole units of price over everything', async () => {
    const low = (await search('', { sort: 'Price (low/high)' })).items.map(({ price }) => price);
    expect(low).toEqual(low.toSorted((a, b) => a - b));
    const high = (await search('', { sort: 'Price (high/low)' })).items.map(({ price }) => price);
    expect(high).toEqual(low.toReversed());
  });
});

describe('a search by words', () => {
  it('finds black dresses first, the rest of the dresses after, and never shoes', async () => {
    const ids = await idsOf('black midi dress under $150');
    expect(ids).toEqual(['black-midi', 'red-midi']);
  });

  it('keeps the typed price and the price filter both', async () => {
    expect(await idsOf('midi dress under $150', { priceRangeMin: 100 })).toEqual(['black-midi']);
    expect(await idSet('midi dress over $100', { priceRangeMax: 150 })).toEqual(['black-midi']);
  });

  it('keeps to what was negated', async () => {
    expect(await idsOf('midi dress not black')).toEqual(['red-midi']);
    expect(await idsOf('tote bag not leather')).toEqual([]);
  });

  it('keeps one shade out where its colour is wanted', async () => {
    expect((await idsOf('red but not scarlet midi dress'))[0]).toBe('red-midi');
    expect(await idsOf('red but not burgundy midi dress')).not.toContain('red-midi');
  });

  it('narrows by the typed gender and never beyond the filter', async () => {
    expect(await idsOf('loafers for women')).toEqual([]);
    expect(await idsOf('loafers for men')).toEqual(['black-shoes']);
    expect(await idsOf('loafers for men', { gender: ['Women'] })).toEqual([]);
  });

  it('finds a brand with an apostrophe and survives quotes', async () => {
    expect((await idsOf("L'Atelier tote"))[0]).toBe('leather-bag');
    await expect(search(`"') OR 1=1 --`, { color: ["Blue' OR '1'='1"] })).resolves.toBeDefined();
  });

  it('mends a misspelling', async () => {
    expect((await idsOf('blck midi dres'))[0]).toMatch(/black-midi/);
  });
});

describe('a search by picture', () => {
  it('puts what looks alike first and keeps the filters', async () => {
    expect((await idsOf('', {}, pointingAt(1)))[0]).toBe('red-midi');
    expect(await idsOf('', { gender: ['Men'] }, pointingAt(1))).toEqual(['black-shoes']);
  });

  it('joins words and picture', async () => {
    expect((await idsOf('midi dress', {}, pointingAt(1)))[0]).toBe('red-midi');
  });

  it('leaves out the item that was attached', async () => {
    const { items } = await made.catalogue.search({
      query: '',
      filters: DEFAULT_FILTERS,
      imageEmbedding: pointingAt(1),
      exceptId: 'red-midi',
    });
    expect(items.map(({ id }) => id)).not.toContain('red-midi');
  });
});
