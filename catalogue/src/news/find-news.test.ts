import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { makeFolder, publish } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import type { NewsRequest } from './news-request.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TODAY = 20_000;
const at = (day: number) => day * DAY_MS;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function open(rows: readonly StoredItem[]): Promise<Catalogue> {
  const folder = await makeFolder();
  await publish(folder.uri, rows);
  const catalogue = await openCatalogue({ uri: folder.uri });
  endings.push(() => catalogue.close().then(() => folder.remove()));
  return catalogue;
}

const REQUEST: NewsRequest = { filters: DEFAULT_FILTERS, sinceMs: at(TODAY - 7), limit: 10 };

/** Costs less since yesterday, after so many days at the price before. */
const reduced = (id: string, { before, heldDays }: { before: number; heldDays: number }) => ({
  ...makeStoredItem(id, { price: 60, addedDay: 1 }),
  prices: {
    since: at(TODAY - 1),
    past: [{ at: at(TODAY - 1 - heldDays), price: before, full_price: before }],
  },
});

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted();

describe('new arrivals', () => {
  it('are what came in while the catalogue had others before', async () => {
    const catalogue = await open([
      makeStoredItem('first', { addedDay: TODAY - 30 }),
      makeStoredItem('lately', { addedDay: TODAY - 2 }),
      makeStoredItem('long ago', { addedDay: TODAY - 12 }),
      makeStoredItem('sold out', { addedDay: TODAY - 2, facts: { availability: 'out_of_stock' } }),
      makeStoredItem('gone', { addedDay: TODAY - 2, facts: { availability: 'unavailable' } }),
    ]);
    expect(idsOf((await catalogue.news(REQUEST)).arrived)).toEqual(['lately']);
  });

  it('are none of a first import, even where all of it has left since', async () => {
    const catalogue = await open([
      makeStoredItem('a', { addedDay: TODAY - 2 }),
      makeStoredItem('b', { addedDay: TODAY - 2 }),
    ]);
    expect((await catalogue.news(REQUEST)).arrived).toEqual([]);
    const later = await open([
      makeStoredItem('gone', { addedDay: TODAY - 9, facts: { availability: 'unavailable' } }),
      makeStoredItem('b', { addedDay: TODAY - 2 }),
    ]);
    expect(idsOf((await later.news(REQUEST)).arrived)).toEqual(['b']);
  });
});

describe('price drops', () => {
  it('are told with what it cost before and since when it costs less', async () => {
    const catalogue = await open([
      reduced('real', { before: 80, heldDays: 20 }),
      reduced('slight', { before: 62, heldDays: 20 }),
      reduced('raised', { before: 50, heldDays: 20 }),
      reduced('hardly held', { before: 80, heldDays: 1 }),
      makeStoredItem('struck through', { price: 60, full_price: 120, addedDay: 1 }),
    ]);
    const { reduced: found } = await catalogue.news(REQUEST);
    expect(found.map(({ item, before, sinceMs }) => [item.id, before, sinceMs])).toEqual([
      ['real', 80, at(TODAY - 1)],
    ]);
    const older = await catalogue.news({ ...REQUEST, sinceMs: at(TODAY) });
    expect(older.reduced).toEqual([]);
  });
});

describe('news', () => {
  it('keep every limit, and leave out items and colors', async () => {
    const made = { addedDay: TODAY - 1 };
    const catalogue = await open([
      makeStoredItem('first', { addedDay: 1 }),
      makeStoredItem('mens', { ...made, facts: { gender: 'Men' } }),
      makeStoredItem('large', { ...made, facts: { clothing_size: ['XL'] } }),
      makeStoredItem('red', { ...made, colors: ['Red'] }),
      makeStoredItem('refused', made),
      makeStoredItem('right', made),
    ]);
    const { arrived } = await catalogue.news({
      ...REQUEST,
      filters: { ...DEFAULT_FILTERS, gender: ['Women'], clothing_size: ['M'] },
      exceptIds: ['refused'],
      exceptColors: ['Red'],
    });
    expect(idsOf(arrived)).toEqual(['right']);
  });
});

describe('news for a shopper', () => {
  it('begin with what suits the shopper, whatever else is new', async () => {
    const others = Array.from({ length: 150 }, (_, at) =>
      makeStoredItem(`plain ${at}`, { addedDay: TODAY }),
    );
    const boho = makeStoredItem('boho', { addedDay: TODAY - 5, attributes: ['boho'] });
    const catalogue = await open([makeStoredItem('first', { addedDay: 1 }), ...others, boho]);
    const preferences = {
      gender: [],
      clothing_size: [],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: [],
      styles: ['boho'],
      personality: [],
    };
    const { arrived } = await catalogue.news({ ...REQUEST, preferences, limit: 3 });
    expect(arrived[0]?.id).toBe('boho');
    const unasked = await catalogue.news({ ...REQUEST, limit: 3 });
    expect(idsOf(unasked.arrived)).not.toContain('boho');
  });
});

describe('the price level of a shopper', () => {
  const shop = [10, 20, 30, 40, 50].map((price) => makeStoredItem(`at ${price}`, { price }));

  it('is the mean standing of items among the prices of their kind', async () => {
    const catalogue = await open(shop);
    expect(await catalogue.priceLevelOf(['at 10', 'at 20', 'at 30'])).toBeCloseTo(0.25);
    expect(await catalogue.priceLevelOf(['at 50', 'at 50', 'at 40', 'at 30'])).toBeCloseTo(0.75);
  });

  it('is not told from fewer than three', async () => {
    const catalogue = await open(shop);
    expect(await catalogue.priceLevelOf(['at 50', 'at 50', 'at 40', 'nobody'])).toBeNull();
  });
});
