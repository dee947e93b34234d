import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';
import { resolvePrices, splitInterval } from './sale-price.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const prices = (price: string, salePrice: string, [saleFrom, saleTo] = ['', '']) =>
  resolvePrices({ price, salePrice, saleFrom, saleTo }, NOW);

describe('what an item costs', () => {
  it.each([
    ['without a sale', prices('40 USD', ''), 40, 40],
    ['on sale', prices('40 USD', '30 USD'), 30, 40],
    ['during a sale', prices('40', '30', ['2026-06-01', '2026-06-30']), 30, 40],
    ['on the last day of a sale', prices('40', '30', ['2026-06-01', '2026-06-15']), 30, 40],
    ['after a sale', prices('40', '30', ['2026-06-01', '2026-06-14']), 40, 40],
    ['before a sale', prices('40', '30', ['2026-06-16', '2026-06-30']), 40, 40],
    ['where only the sale price is told', prices('', '30'), 30, 30],
    ['where the sale price is higher', prices('40', '50'), 40, 40],
  ])('is right %s', (_when, found, price, fullPrice) => {
    expect(found).toMatchObject({ price, fullPrice });
  });

  it('is unknown where nothing is told', () => {
    expect(prices('', '')).toEqual({ price: null, fullPrice: null, currency: null });
  });

  it('keeps the currency of the full price', () => {
    expect(prices('40 EUR', '30 EUR')).toMatchObject({ currency: 'EUR' });
  });

  it('is rejected in words where a text is no price', () => {
    expect(prices('cheap', '')).toBe('bad price "cheap"');
    expect(prices('40', 'half')).toBe('bad sale price "half"');
  });
});

describe('the days of a sale', () => {
  it.each([
    ['2026-06-15', 'start', '2026-06-15T00:00:00.000Z'],
    ['2026-06-15', 'end', '2026-06-15T23:59:59.999Z'],
    ['2026-06-15T13:30+0200', 'start', '2026-06-15T11:30:00.000Z'],
    ['2026-06-15 13:30:10', 'start', '2026-06-15T13:30:10.000Z'],
    ['2026-06-15T13:30:00Z', 'end', '2026-06-15T13:30:00.000Z'],
    ['6/15/26', 'start', '2026-06-15T00:00:00.000Z'],
    ['6/15/2026, 12:05 AM', 'start', '2026-06-15T00:05:00.000Z'],
    ['6/15/26, 1:05 PM', 'end', '2026-06-15T13:05:00.000Z'],
  ] as const)('"%s" as a %s', (text, edge, moment) => {
    expect(new Date(parseDay(text, edge) ?? Number.NaN).toISOString()).toBe(moment);
  });

  it.each(['', 'soon', '15 June'])('"%s" is none', (text) => {
    expect(parseDay(text, 'start')).toBeNull();
  });

  it('stand at both ends of an interval', () => {
    expect(splitInterval('2026-06-01T00:00Z / 2026-06-30T23:59Z')).toEqual({
      saleFrom: '2026-06-01T00:00Z',
      saleTo: '2026-06-30T23:59Z',
    });
    expect(splitInterval('')).toEqual({ saleFrom: '', saleTo: '' });
  });
});
