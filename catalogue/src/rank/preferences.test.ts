import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import type { ShopperPreferences } from './taste.ts';

const NONE: ShopperPreferences = {
  gender: [],
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  clothing_fit: [],
  styles: [],
  personality: [],
};

const jacket = (id: string, made: Parameters<typeof makeStoredItem>[1]) =>
  makeStoredItem(id, {
    short_description: 'Black Jacket',
    brand: id,
    try_on_category: 'upper_body',
    ...made,
    facts: { type: 'jacket', gender: 'Unisex', clothing_size: ['S'], ...made?.facts },
  });

const ROWS = [
  jacket('plain', {}),
  jacket('preppy', { attributes: ['preppy'] }),
  jacket('boho', { attributes: ['boho'] }),
  jacket('hers', { facts: { gender: 'Women' } }),
  jacket('large', { facts: { clothing_size: ['XL'] } }),
  jacket('red', { colors: ['Red'], attributes: ['preppy'] }),
];

let made: Awaited<ReturnType<typeof makeCatalogue>>;
beforeAll(async () => {
  made = await makeCatalogue(ROWS);
});
afterAll(() => made.remove());

async function search(query: string, preferences?: Partial<ShopperPreferences>) {
  const request = { query, filters: DEFAULT_FILTERS, imageEmbedding: null };
  const { items, total } = await made.catalogue.search({
    ...request,
    ...(preferences && { preferences: { ...NONE, ...preferences } }),
  });
  return { ids: items.map(({ id }) => id), total };
}

describe("a shopper's preferences", () => {
  it.each<[string, Partial<ShopperPreferences>, string]>([
    ['style', { styles: ['Preppy'] }, 'preppy'],
    ['another style', { styles: ['Bohemian'] }, 'boho'],
    ['gender', { gender: ['Women'] }, 'hers'],
    ['size', { clothing_size: ['XL'] }, 'large'],
  ])('move what suits them in %s up among equals', async (_, preferences, first) => {
    expect((await search('black jacket', preferences)).ids[0]).toBe(first);
  });

  it('move nothing past a better answer', async () => {
    const { ids } = await search('black jacket', { styles: ['Preppy'] });
    expect(ids.at(-1)).toBe('red');
  });

  it('hide nothing and bring nothing in', async () => {
    for (const query of ['black jacket', 'jacket', '']) {
      const plain = await search(query);
      const suited = await search(query, { styles: ['Bohemian'], gender: ['Men'] });
      expect(suited.total).toBe(plain.total);
      expect(suited.ids.toSorted()).toEqual(plain.ids.toSorted());
    }
  });
});

describe('an explanation', () => {
  const explain = (query: string, id: string) =>
    made.catalogue.explain({ query, filters: DEFAULT_FILTERS, imageEmbedding: null }, id);

  it('adds up to the relevance, the strongest reason first', async () => {
    const explained = await explain('black jacket', 'plain');
    const sum = explained?.reasons.reduce((all, { points }) => all + points, 0);
    expect(sum).toBeCloseTo(explained?.relevance ?? Number.NaN, 6);
    expect(explained?.reasons[0]?.feature).toBe('type');
    expect(explained?.place).toBeGreaterThan(0);
  });

  it('names what an item does not meet', async () => {
    const explained = await explain('black jacket under $50', 'plain');
    expect(explained?.place).toBeNull();
    expect(explained?.unmet).toEqual(['its price is at most 50']);
  });

  it('is null for an item that is not there', async () => {
    expect(await explain('jacket', 'nowhere')).toBeNull();
  });
});
