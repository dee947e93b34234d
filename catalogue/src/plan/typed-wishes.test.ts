import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { readingLabel } from '@modiste/lexicon/reading-label';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { SearchRequest } from '../request/search-request.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const dress = (id: string, made: MadeItem = {}) =>
  makeStoredItem(id, { short_description: id, ...made, facts: { type: 'dress', ...made.facts } });

const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
look[0] = 1;

const inColors = (...names: string[]) => ({ color_names: names });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    dress('Poppy Gown', {
      imageEmbedding: look,
      colors: ['Red'],
      price: 90,
      facts: inColors('Poppy'),
    }),
    dress('Wine Shift', { colors: ['Red', 'Black'], price: 40, facts: inColors('Black', 'Wine') }),
    dress('Inky Floral', { colors: ['Black', 'Red'], price: 20, facts: inColors('Black / Poppy') }),
    dress('Rosy Wrap', { colors: ['Pink'], price: 30, facts: inColors('Hot Pink') }),
    dress('Amara Sky Slip', { colors: ['Blue'], price: 10, facts: inColors('Sky') }),
    dress('Coded', { colors: ['Red'], price: 70, facts: inColors('Core 7') }),
    makeStoredItem('Denim Jacket', {
      colors: ['Blue'],
      brand: 'Northfold',
      facts: { type: 'denim-jacket', ...inColors('Indigo') },
    }),
    makeStoredItem('Leather Jacket', {
      colors: ['Black'],
      brand: 'Elm & Rye',
      facts: { type: 'leather-jacket', materials: ['leather'], ...inColors('Black') },
    }),
    makeStoredItem('Camisole', { facts: { type: 'top' }, attributes: ['spaghetti-strap'] }),
    makeStoredItem('Long Tee', { facts: { type: 'top' }, attributes: ['long-sleeve'] }),
    makeStoredItem('Plain Top', { facts: { type: 'top' } }),
    makeStoredItem('Satin Skirt', { facts: { type: 'slip-skirt', materials: ['satin'] } }),
    makeStoredItem('Trunks', { facts: { type: 'swim-trunks', gender: 'Men' } }),
    makeStoredItem('One-Piece', { facts: { type: 'swimsuit', gender: 'Women' } }),
    makeStoredItem('Rain Jacket', { facts: { type: 'rain-jacket' } }),
  ]);
});
afterAll(() => made.remove());

const search = (query: string, rest: Partial<SearchRequest> & { filters?: Filters } = {}) =>
  made.catalogue.search({ query, filters: DEFAULT_FILTERS, imageEmbedding: null, ...rest });
async function listed(query: string, rest: Parameters<typeof search>[1] = {}) {
  const { items, total, alternatives, notice } = await search(query, rest);
  const ids = items.map(({ id }) => id);
  return {
    matches: ids.slice(0, total).toSorted(),
    others: ids.slice(total),
    heading: alternatives?.heading ?? null,
    notice,
  };
}

describe('several kinds', () => {
  it('are asked only for what can be said of each: no sleeves of a top and not of a skirt', async () => {
    expect((await listed('a skirt and a top with long sleeves')).matches).toEqual([
      'Long Tee',
      'Satin Skirt',
    ]);
    expect((await listed('a top with long sleeves')).matches).toEqual(['Long Tee']);
  });
});

describe('a typed color', () => {
  it('is had by every match, and the same in other colors follows under a heading', async () => {
    const found = await listed('red dress');
    expect(found.matches).toEqual(['Coded', 'Poppy Gown', 'Wine Shift']);
    expect(found.heading).toBe('Dresses in other colors');
    expect(found.others.toSorted()).toEqual(['Amara Sky Slip', 'Inky Floral', 'Rosy Wrap']);
    expect(found.notice).toBeNull();
  });

  it('is told as kept, and as preferred where it could not be', async () => {
    const readingsOf = async (query: string) =>
      (await search(query)).understood.readings.map((reading) => [
        readingLabel(reading),
        reading.hard,
      ]);
    expect(await readingsOf('red dress')).toEqual([
      ['Color: Red', true],
      ['Dresses', true],
    ]);
    expect(await readingsOf('purple dress for a wedding')).toEqual([
      ['Color: Purple', false],
      ['Dresses', false],
      ['Occasion: Wedding', false],
    ]);
  });

  it('binds sorted by price too, each part in its order', async () => {
    const byPrice = { filters: { ...DEFAULT_FILTERS, sort: 'Price (low/high)' as const } };
    const { items, total } = await search('red dress', byPrice);
    expect(items.slice(0, total).map(({ price }) => price)).toEqual([40, 70, 90]);
    expect(items.slice(total).map(({ price }) => price)).toEqual([10, 20, 30]);
  });

  it('is a shade where one is named', async () => {
    expect((await listed('burgundy dress')).matches).toEqual(['Wine Shift']);
    expect((await listed('sky blue dress')).matches).toEqual(['Amara Sky Slip']);
  });

  it('is any of those that are named, plain or a shade', async () => {
    const either = await listed('red or burgundy dress');
    expect(either.matches).toEqual(['Coded', 'Poppy Gown', 'Wine Shift']);
    expect((await listed('pink or sky blue dress')).matches).toEqual([
      'Amara Sky Slip',
      'Rosy Wrap',
    ]);
  });

  it('may be told by a word that is no shade', async () => {
    expect((await listed('lbd')).matches).toEqual(['Inky Floral', 'Wine Shift']);
  });

  it('that the shop lacks is said, and the nearest shade comes first', async () => {
    const found = await listed('coral dress');
    expect(found.notice).toBe('We don’t have any coral dresses.');
    expect(found.heading).toBe('Dresses in the closest colors');
    expect(found.others.at(-1)).toBe('Amara Sky Slip');
    const purple = await listed('purple leather jacket');
    expect(purple.notice).toBe('We don’t have any purple leather jackets.');
    expect(purple.others).toEqual(['Leather Jacket']);
  });

  it('that the shop lacks beside a picture leads to what looks like it', async () => {
    const { items, notice } = await search('purple dress', { imageEmbedding: look });
    expect([items[0]?.id, notice]).toEqual(['Poppy Gown', 'We don’t have any purple dresses.']);
  });

  it('is counted beside the filters as it is found', async () => {
    const request = { query: 'red dress', filters: DEFAULT_FILTERS, imageEmbedding: null };
    expect((await made.catalogue.countFacets(request)).gender.Women).toBe(3);
  });
});

describe('a typed fact', () => {
  it('is stated by every match: sleeveless is what has straps, not what says nothing', async () => {
    const found = await listed('top without sleeves');
    expect(found.matches).toEqual(['Camisole']);
    expect(found.others).toEqual(['Plain Top']);
  });

  it('is a brand, and others follow', async () => {
    const found = await listed('northfold jacket');
    expect([found.matches, found.heading]).toEqual([['Denim Jacket'], 'Jackets from other brands']);
  });

  it('that nothing has is said', async () => {
    expect((await listed('velvet dress')).notice).toBe('We don’t have any velvet dresses.');
    expect((await listed('striped dress')).notice).toBe('We don’t have any striped dresses.');
    expect((await listed('elm & rye dress')).notice).toBe('We don’t have any Elm & Rye dresses.');
  });

  it('that only limits leave out is not called missing', async () => {
    const cheap = await listed('red dress under $5');
    expect(cheap.notice).toBe('No red dresses match everything you asked for.');
    const filters = { ...DEFAULT_FILTERS, gender: ['Men'] };
    expect((await listed('red dress', { filters })).notice).toBe(cheap.notice);
    expect((await listed('leather jacket, not black')).notice).toBe(
      'No leather jackets match everything you asked for.',
    );
  });

  it('may be a word of a title', async () => {
    const found = await listed('amara dress');
    expect([found.matches, found.heading]).toEqual([['Amara Sky Slip'], 'Close matches']);
  });
});

describe('what no fashion shop sells', () => {
  it.each(['tires', 'a laptop stand', 'zxqv wvut'])('%s is found by nothing', async (query) => {
    const { items, total, notice } = await search(query);
    expect([items, total]).toEqual([[], 0]);
    expect(notice).toMatch(/^We don’t carry “.+”\.$/);
  });

  it('leads to the departments that have most', async () => {
    const { relaxations, understood } = await search('tires');
    expect(relaxations[0]).toMatchObject({ label: 'Shop dresses', query: '', count: 6 });
    expect(understood.readings).toEqual([]);
  });
});

describe('a long list', () => {
  it('is read page by page, each item once, with one total', async () => {
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => search('red dress', { offset, limit: 2 })),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids)).toHaveLength(6);
    expect(ids).toHaveLength(6);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(pages.flatMap(({ items }) => items.map(({ rank }) => rank))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('goes on past what was ranked', async () => {
    const all = await search('', { limit: 100 });
    const pages = [await search('', { limit: 6 }), await search('', { offset: 6, limit: 100 })];
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(all.items.map(({ id }) => id).toSorted());
  });
});

describe('a kind whose name others bear too', () => {
  it('is met by these: trunks are swimwear', async () => {
    expect((await listed('swimwear')).matches).toEqual(['One-Piece', 'Trunks']);
    const men = { ...DEFAULT_FILTERS, gender: ['Men' as const] };
    expect((await listed('swimwear', { filters: men })).matches).toEqual(['Trunks']);
    expect((await listed('men’s swimwear')).notice).toBeNull();
  });

  it('is not met by those that only go by a part of it', async () => {
    expect((await listed('swim trunks')).matches).toEqual(['Trunks']);
  });
});

describe('what is said to be missing', () => {
  it.each([
    ['wide feet dresses', 'None of our dresses are listed for wide feet.'],
    ['dress for narrow feet', 'None of our dresses are listed for narrow feet.'],
    ['long sleeves jackets', 'We don’t have any jackets with long sleeves.'],
    ['strapless jackets', 'We don’t have any strapless jackets.'],
  ])('is English, a noun after what it is said of: %s', async (query, notice) => {
    expect((await listed(query)).notice).toBe(notice);
  });
});
