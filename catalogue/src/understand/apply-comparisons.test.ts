import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../request/search-request.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const look = Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, (_, at) => Number(at === 0));

const dress = (id: string, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} Dress`,
    brand: id,
    colors: ['Red'],
    price: 100,
    imageEmbedding: look,
    ...made,
    facts: { type: 'dress', ...made.facts },
  });

const ROWS = [
  dress('attached', { attributes: ['midi'], facts: { patterns: ['floral'] } }),
  dress('long', { attributes: ['maxi'], price: 120, facts: { patterns: ['floral'] } }),
  dress('short', { attributes: ['mini'], price: 80, facts: { patterns: ['floral'] } }),
  dress('plain', { attributes: ['midi'], price: 99.5, facts: { patterns: ['solid'] } }),
  dress('dark', {
    attributes: ['midi'],
    colors: ['Black'],
    price: 100,
    facts: { patterns: ['floral'] },
  }),
  makeStoredItem('boots', {
    short_description: 'Boots',
    brand: 'Kite & Sons',
    price: 20,
    imageEmbedding: look,
    try_on_category: 'shoes',
    facts: { type: 'boots', clothing_size: [] },
  }),
];

let made: Awaited<ReturnType<typeof makeCatalogue>>;
beforeAll(async () => {
  made = await makeCatalogue(ROWS);
});
afterAll(() => made.remove());

const ask = (query: string, given: Partial<SearchRequest> = {}) =>
  made.catalogue.search({ query, filters: DEFAULT_FILTERS, imageEmbedding: null, ...given });
const idsOf = async (...request: Parameters<typeof ask>) =>
  (await ask(...request)).items.map(({ id }) => id);
const ATTACHED = { imageEmbedding: look, comparedTo: 'attached', exceptId: 'attached' };

describe('a comparison with the attached item', () => {
  it.each([
    ['longer', 'long'],
    ['like this but shorter', 'short'],
    ['darker', 'dark'],
    ['less floral', 'plain'],
  ])('%s puts first what is so', async (query, first) => {
    expect((await idsOf(query, ATTACHED))[0]).toBe(first);
  });

  it('stays with what could take its place, and hides nothing of it', async () => {
    expect((await idsOf('longer', ATTACHED)).sort()).toEqual(['dark', 'long', 'plain', 'short']);
  });

  it('names another kind of garment where the words do', async () => {
    expect(await idsOf('cheaper boots', ATTACHED)).toEqual(['boots']);
  });

  it('keeps strictly below its price when it asks for cheaper, and says so', async () => {
    const { items, understood } = await ask('cheaper', ATTACHED);
    expect(items.map(({ id }) => id).sort()).toEqual(['plain', 'short']);
    expect(understood.readings).toMatchObject([
      { words: 'cheaper', amount: { kind: 'price', min: null, max: 100 }, hard: true },
    ]);
    expect(await idsOf('more expensive', ATTACHED)).toEqual(['long']);
  });

  it('never goes beyond a filter', async () => {
    const filters = { ...DEFAULT_FILTERS, priceRangeMin: 90 };
    expect(await idsOf('cheaper', { ...ATTACHED, filters })).toEqual(['plain']);
  });

  it('offers what to give up where nothing is so', async () => {
    const cheapest = { imageEmbedding: look, comparedTo: 'short', exceptId: 'short' };
    const { items, relaxations } = await ask('cheaper', cheapest);
    expect(items).toEqual([]);
    expect(relaxations.map(({ label }) => label)).toContain('Search without “cheaper”');
  });

  it('is counted the same beside the filters', async () => {
    const request = { query: 'cheaper', filters: DEFAULT_FILTERS, ...ATTACHED };
    const { price } = await made.catalogue.countFacets(request);
    expect(price).toEqual({ lowest: 80, highest: 99.5 });
  });

  it('is a feature that an operator can read', async () => {
    const request = { query: 'longer', filters: DEFAULT_FILTERS, ...ATTACHED };
    const explained = await made.catalogue.explain(request, 'long');
    const compared = explained?.reasons.find(({ feature }) => feature === 'compared');
    expect(compared?.value).toBeGreaterThan(0.5);
  });
});

describe('a comparison with nothing attached', () => {
  it('moves up what is so and hides nothing', async () => {
    expect((await idsOf('longer dress'))[0]).toBe('long');
    const cheaper = await idsOf('cheaper dress');
    expect(cheaper[0]).toBe('short');
    expect(cheaper).toHaveLength(5);
  });
});

describe('a brand of the shop', () => {
  it('is known by its name, whatever its words mean', async () => {
    const { items, understood } = await ask('kite & sons');
    expect(items[0]?.id).toBe('boots');
    expect(understood.soft.brands).toEqual(['Kite & Sons']);
  });
});
