import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    makeStoredItem('black', { price: 78 }),
    makeStoredItem('white', { short_description: 'White Dress', colors: ['White'], price: 200 }),
  ]);
});
afterAll(() => made.remove());

const relaxed = async (query: string, filters: Partial<Filters>) => {
  const request = { query, filters: { ...DEFAULT_FILTERS, ...filters }, imageEmbedding: null };
  return made.catalogue.search(request);
};

describe('a search that finds nothing', () => {
  it('says so and names the one constraint to give up', async () => {
    const { items, total, relaxations } = await relaxed('dress', { color: ['Blue'] });
    expect({ items, total }).toEqual({ items: [], total: 0 });
    expect(relaxations.map(({ label, count }) => ({ label, count }))).toEqual([
      { label: 'Search without the color Blue', count: 2 },
    ]);
    expect(relaxations[0]?.filters).toEqual(DEFAULT_FILTERS);
  });

  it.each<[string, Partial<Filters>]>([
    ['Search without the brand Nobody', { brand: ['Nobody'] }],
    ['Search without the material Silk', { material: ['Silk'] }],
    ['Search without the category Bags', { category: ['Bags'] }],
    ['Search in all brands', { brand: ['Nobody', 'Anybody'] }],
  ])('offers to %s', async (label, filters) => {
    const { relaxations } = await relaxed('', filters);
    expect(relaxations.map((one) => [one.label, one.count])).toEqual([[label, 2]]);
  });

  it('raises the price limit just far enough', async () => {
    const { relaxations } = await relaxed('black dress', { priceRangeMax: 60 });
    const [first] = relaxations;
    expect(first?.label).toBe('Raise the maximum price to $80');
    expect(first?.filters.priceRangeMax).toBe(80);
    expect(first?.count).toBe(1);
  });

  it('offers all sizes, and what is typed as strictly, each alone', async () => {
    const sizes = await relaxed('', { clothing_size: ['XL'] });
    expect(sizes.relaxations.map(({ label }) => label)).toEqual(['Search in all sizes']);
    const typed = await relaxed('dress under $20', {});
    expect(typed.relaxations[0]).toMatchObject({
      label: 'Search without “under $20”',
      query: 'dress',
      count: 2,
    });
  });

  it('offers only searches that find something, and each finds what it promises', async () => {
    const { relaxations } = await relaxed('dress under $100', { color: ['White'], sale: true });
    expect(relaxations).not.toEqual([]);
    for (const { query, filters, count } of relaxations) {
      const { total } = await made.catalogue.search({ query, filters, imageEmbedding: null });
      expect(total).toBe(count);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('offers to drop all filters when no single one is to blame', async () => {
    const { relaxations } = await relaxed('', { color: ['Blue'], clothing_size: ['XL'] });
    expect(relaxations.map(({ label, count }) => [label, count])).toEqual([
      ['Search without filters', 2],
    ]);
  });
});

describe('a search without some of its words', () => {
  it('keeps none that only joined them to the others', async () => {
    const { relaxations } = await relaxed('dress for men in white', {});
    const { relaxations: others } = await relaxed('for men, a red dress', { color: ['White'] });
    expect(relaxations.map(({ query }) => query)).toContain('dress in white');
    expect(others.map(({ query }) => query)).toContain('a red dress');
    const { relaxations: last } = await relaxed('black dress for men', {});
    expect(last.map(({ query }) => query)).toContain('black dress');
  });
});

describe('the counts beside the ways out of a short page', () => {
  it('are of all that each finds, not of the page', async () => {
    const request = {
      filters: { ...DEFAULT_FILTERS, clothing_size: ['XL'] },
      imageEmbedding: null,
      limit: 1,
    };
    for (const query of ['', 'dress']) {
      const { relaxations } = await made.catalogue.search({ ...request, query });
      expect(relaxations).toMatchObject([{ label: 'Search in all sizes', count: 2 }]);
    }
  });

  it('are there where several strict words shut out each other', async () => {
    const { relaxations } = await relaxed('dress size 14 under $20', {});
    expect(relaxations).toMatchObject([
      { label: 'Search without “size 14” and “under $20”', query: 'dress', count: 2 },
    ]);
  });
});

describe('a search that finds something', () => {
  it('offers no way out', async () => {
    expect((await relaxed('dress', {})).relaxations).toEqual([]);
  });
});
