import { describe, expect, it } from 'vitest';
import { priceProblem, readPrice, suggestPrices } from './alert-price.ts';

describe('prices worth waiting for', () => {
  it('are a tenth less, a fifth less and the lowest it has been', () => {
    expect(suggestPrices(129, 99)).toEqual([
      { price: 116, why: '10% off' },
      { price: 103, why: '20% off' },
      { price: 99, why: 'lowest price' },
    ]);
  });

  it('keep a part of a unit where prices are small', () => {
    expect(suggestPrices(9.5, null).map(({ price }) => price)).toEqual([8.5, 7.6]);
  });

  it('are all below what it costs today, and each is named once', () => {
    expect(suggestPrices(90, 90).map(({ price }) => price)).toEqual([81, 72]);
    expect(suggestPrices(90, 72).map(({ price }) => price)).toEqual([81, 72]);
    expect(suggestPrices(0, null)).toEqual([]);
  });
});

describe('a typed price', () => {
  it.each([
    ['80', 80],
    [' $79.90 ', 79.9],
    ['79,5', 79.5],
    ['€1200', 1200],
    ['.5', 0.5],
    ['$1,169', 1169],
    ['12,345,678.9', 12_345_678.9],
  ])('%j is read as %d', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  it.each(['', 'cheap', '1.234.5', '12.345', '-5', '$-5', '-5-', '10 20', '12,34,567'])(
    '%j is none',
    (text) => {
      expect(readPrice(text)).toBeNull();
    },
  );

  it('is refused where it makes no sense', () => {
    expect(priceProblem(null, 90, 'USD')).toMatch(/^Enter a price/);
    expect(priceProblem(0, 90, 'USD')).toMatch(/above zero/);
    expect(priceProblem(90, 90, 'USD')).toBe('Enter a price below today’s $90.');
    expect(priceProblem(89.99, 90, 'USD')).toBeNull();
  });
});
