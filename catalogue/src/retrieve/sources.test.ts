import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsMeeting } from '../filters/constraints.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { makeSnapshot } from '../testing/make-snapshot.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { fromListing, fromPrices, fromWords } from './sources.ts';

const ITEMS = 5_200;
const priceOf = (at: number) => (at % 40 === 0 ? 10 + (at % 97) + at / 1e4 : 60);
const prices = new Map(
  Array.from({ length: ITEMS }, (_, at) => [`id-${String(at).padStart(5, '0')}`, priceOf(at)]),
);

let shop: CatalogueSnapshot;
let remove: () => Promise<void>;
beforeAll(async () => {
  const rows = Array.from(prices, ([id, price]) =>
    makeStoredItem(id, {
      price,
      short_description: id.endsWith('7') ? 'Linen Dress' : 'Dress',
      description: id.endsWith('00') ? 'Linen at the hem.' : '',
    }),
  );
  ({ shop, remove } = await makeSnapshot(rows));
});
afterAll(() => remove());

function inOrder(ascending: boolean, limit: number): string[] {
  const sign = ascending ? 1 : -1;
  return [...prices]
    .toSorted(([a, priceA], [b, priceB]) => sign * (priceA - priceB) || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([id]) => id);
}

const idsOf = (found: readonly { candidate: { id: string } }[]) =>
  found.map(({ candidate }) => candidate.id);

const cheaperThan = (priceMax: number) =>
  rowsMeeting(shop, {
    filters: { ...DEFAULT_FILTERS, priceRangeMax: priceMax },
    hard: NO_WORDS.hard,
    not: NO_WORDS.not,
    types: [],
    exceptId: null,
  });

describe('a listing by price over many items', () => {
  it.each([
    ['the cheapest', true, 60],
    ['the dearest', false, 60],
    ['the cheapest one', true, 1],
    ['the dearest one', false, 1],
    ['a thousand', true, 1_000],
  ])('gives %s exactly, equals by their ids', (_, ascending, limit) => {
    expect(idsOf(fromPrices(shop, shop.all, { ascending, limit }))).toEqual(
      inOrder(ascending, limit),
    );
  });

  it('keeps to the rows it is given', () => {
    const found = fromPrices(shop, cheaperThan(15), { ascending: false, limit: 5 });
    expect(found.length).toBe(5);
    expect(found.every(({ candidate }) => candidate.price <= 15)).toBe(true);
  });
});

describe('a listing of many items', () => {
  it('is a fair sample, the same each time', () => {
    const sample = idsOf(fromListing(shop, shop.all));
    expect(sample.length).toBeGreaterThan(300);
    expect(sample.length).toBeLessThan(500);
    expect(idsOf(fromListing(shop, shop.all))).toEqual(sample);
  });

  it('is all of few', () => {
    const few = cheaperThan(15);
    expect(idsOf(fromListing(shop, few))).toHaveLength(few.count);
  });
});

describe('words', () => {
  it('find by their stems, the rare before the common and titles before the rest', () => {
    const found = fromWords(shop, shop.all, ['dresses', 'linens']);
    expect(found).toHaveLength(160);
    expect(found.every(({ candidate }) => candidate.title === 'Linen Dress')).toBe(true);
    expect(found[0]?.score).toBeGreaterThan(0);
  });

  it('find among the given rows alone', () => {
    const among = cheaperThan(15);
    const found = fromWords(shop, among, ['dress']);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ candidate }) => candidate.price <= 15)).toBe(true);
  });

  it('find nothing where they are words of every text, or of none', () => {
    expect(fromWords(shop, shop.all, ['the', 'and'])).toEqual([]);
    expect(fromWords(shop, shop.all, ['zxqv'])).toEqual([]);
    expect(fromWords(shop, shop.all, [])).toEqual([]);
  });
});
