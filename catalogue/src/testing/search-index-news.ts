import { describe, expect, it } from 'vitest';
import { EVERYTHING, type Filter, priceAtMost } from '../filters/filter.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import type { NewsItem, NewsQuery } from '../search-index/listed-news.ts';
import { makeStoredItem } from './make-stored-item.ts';
import { type OpenIndex, openedFor } from './search-index-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TODAY = 20_000;
const daysAgo = (days: number) => (TODAY - days) * DAY_MS;

/** Cost 100 for long, and less since some days ago. */
const reduced = (id: string, price: number, days: number): StoredItem => ({
  ...makeStoredItem(id, { price }),
  prices: { since: daysAgo(days), past: [{ at: daysAgo(90), price: 100, full_price: 100 }] },
});

/** Sold out for ten days, and back since some days ago, in these sizes. */
const returned = (id: string, days: number, ...sizes: string[]): StoredItem => {
  const absence = { out: daysAgo(days + 10), back: daysAgo(days) };
  const isWhole = sizes.length !== 1;
  return {
    ...makeStoredItem(id, { price: 300 }),
    stock: {
      whole: isWhole ? absence : null,
      sizes: sizes.map((size) => ({ size, ...absence })),
    },
  };
};

const euros = (id: string, price: number) =>
  makeStoredItem(id, { price, facts: { currency: 'EUR', type: 'gown' } });
const gown = (id: string, price: number, availability: 'in_stock' | 'out_of_stock' = 'in_stock') =>
  makeStoredItem(id, { price, facts: { type: 'gown', availability } });

const ROWS = [
  makeStoredItem('first', { addedDay: TODAY - 100 }),
  makeStoredItem('new', { addedDay: TODAY - 1, price: 300 }),
  makeStoredItem('newer', { addedDay: TODAY, price: 300 }),
  makeStoredItem('new and cheap', { addedDay: TODAY - 1, price: 9 }),
  reduced('halved', 50, 2),
  reduced('a little less', 90, 1),
  reduced('reduced long ago', 20, 40),
  returned('back', 3, 'S', 'M'),
  returned('back in M', 2, 'M'),
  ...[10, 20, 30, 40, 50].map((price) => gown(`gown ${price}`, price)),
  gown('sold out gown', 1, 'out_of_stock'),
  ...[1, 2, 3].map((price) => euros(`euro ${price}`, price)),
];

const QUERY: NewsQuery = {
  among: EVERYTHING,
  sinceMs: daysAgo(7),
  sizes: [],
  concept: null,
  limit: 10,
};

const ids = (news: readonly NewsItem[]) => news.map(({ item }) => item.id);

/** What an index must know of what changed, and of prices among their kind. */
export function describeIndexedNews(open: OpenIndex): void {
  describe('news', () => {
    const index = openedFor(open, ROWS);
    const listAmong = (among: Filter, asked: Partial<NewsQuery> = {}) =>
      index().listNews({ ...QUERY, ...asked, among });

    it('are listed by kind, as many as asked for at most', async () => {
      const all = await listAmong(EVERYTHING);
      expect(ids(all.arrived).toSorted()).toEqual(['new', 'new and cheap', 'newer']);
      expect(ids(all.reduced).toSorted()).toEqual(['a little less', 'halved']);
      expect(ids(all.restocked)).toEqual(['back']);
      const one = await listAmong(EVERYTHING, { limit: 1 });
      expect(ids(one.arrived)).toEqual(['newer']);
      expect(one.reduced).toMatchObject([{ drop: { before: 100, sinceMs: daysAgo(2) } }]);
    });

    it('are of what passes, and of the asked sizes', async () => {
      const cheap = await listAmong(priceAtMost(80));
      expect(ids(cheap.arrived)).toEqual(['new and cheap']);
      expect(ids(cheap.reduced)).toEqual(['halved']);
      expect(cheap.restocked).toEqual([]);
      const sized = await listAmong(EVERYTHING, { sizes: ['c:M'] });
      expect(ids(sized.restocked).toSorted()).toEqual(['back', 'back in M']);
    });
  });

  describe('prices', () => {
    const index = openedFor(open, ROWS);

    it('stand among those of their kind in stock and in one currency, where enough are known', async () => {
      const asked = ['gown 10', 'gown 20', 'gown 50', 'euro 2', 'nobody'];
      expect(Object.fromEntries(await index().priceStandings(asked))).toEqual({
        'gown 10': 0,
        'gown 20': 0.25,
        'gown 50': 1,
      });
    });
  });
}
