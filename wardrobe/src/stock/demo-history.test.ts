import { describe, expect, it } from 'vitest';
import { demoHistory } from './demo-history.ts';
import { demoPast, demoProducts } from './demo-products.ts';

const OPENED = new Date('2026-11-23T15:30:00Z');
const DAY_MS = 86_400_000;
const past = demoProducts().map((product) => ({ product, ...demoHistory(product, OPENED) }));

describe('the past of the demo shop', () => {
  it('ends with the price that an item shows, and is in order', () => {
    for (const { product, price_history: prices } of past) {
      const { price, full_price, short_description: title } = product.item;
      const last = prices.at(-1);
      expect([title, last?.price, last?.full_price]).toEqual([title, price, full_price]);
      expect(prices[0]?.price).toBe(full_price);
      const times = prices.map(({ at }) => at);
      expect(times).toEqual([...new Set(times)].toSorted());
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(OPENED.getTime());
    }
  });

  it('never cost more than in full, and a reduced item was sold in full before', () => {
    for (const { product, price_history: prices } of past) {
      const full = product.item.full_price;
      for (const { price } of prices) expect(price).toBeLessThanOrEqual(full);
      if (product.item.price === full) continue;
      const [first, second] = prices.map(({ at }) => Date.parse(at));
      expect(((second ?? 0) - (first ?? 0)) / DAY_MS).toBeGreaterThanOrEqual(30);
    }
  });

  it('lets some items be new, some come back, and some go down in two steps', () => {
    const daysSince = (at: string) => (OPENED.getTime() - Date.parse(at)) / DAY_MS;
    const isNew = past.filter(({ price_history: [first] }) => first && daysSince(first.at) < 10);
    expect(isNew.length / past.length).toBeGreaterThan(0.02);
    expect(isNew.length / past.length).toBeLessThan(0.1);
    for (const { product } of isNew) expect(product.item.discount_perc).toBe(0);
    const back = past.filter(({ stock_history }) => stock_history.sizes.some((one) => one.back));
    expect(back.length).toBeGreaterThan(30);
    const steps = past.filter(
      ({ product, price_history: prices }) => product.item.discount_perc > 0 && prices.length > 2,
    );
    expect(steps.length).toBeGreaterThan(20);
  });

  it('brings a collection in its season, this year or the year before', () => {
    const monthsOf = (season: string) => [
      ...new Set(
        past
          .filter(({ product }) => product.collection?.season === season)
          .map(({ price_history: [first] }) => new Date(first?.at ?? '').getUTCMonth() + 1),
      ),
    ];
    expect(monthsOf('spring').length).toBeGreaterThan(0);
    for (const month of monthsOf('spring')) expect([1, 2, 3]).toContain(month);
    for (const month of monthsOf('winter')) expect([10, 11, 12]).toContain(month);
  });

  it('says since when what is sold out is gone', () => {
    for (const { product, stock_history: stock } of past) {
      const { availability, sold_out_sizes: gone } = product.item.other_info;
      expect(stock.whole !== null).toBe(availability !== 'in_stock');
      if (availability !== 'in_stock') continue;
      const out = stock.sizes.filter(({ back }) => back === null).map(({ size }) => size);
      expect(gone).toEqual(expect.arrayContaining(out));
      for (const { out: from, back } of stock.sizes) {
        expect(from !== null && (back === null || from < back)).toBe(true);
      }
    }
  });

  it('is the same all day, and known for items of the stock alone', () => {
    const id = past[0]?.product.item.id ?? '';
    expect(demoPast(id, OPENED)).toEqual(demoPast(id, new Date('2026-11-23T01:00:00Z')));
    expect(demoPast('demo_nothing', OPENED)).toBeNull();
  });
});
