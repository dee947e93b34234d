import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { describe, expect, it } from 'vitest';
import { describePrices } from './price-truth.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-22T12:00:00Z');

/** Prices by how many days ago they began. */
function historyOf(
  prices: readonly (readonly [daysAgo: number, price: number])[],
  lowest: PriceHistory['lowest'],
): PriceHistory {
  const points = prices.map(([daysAgo, price]) => ({
    at: new Date(NOW_MS - daysAgo * DAY_MS).toISOString(),
    price,
    full_price: 100,
  }));
  return { currency: 'USD', points, lowest };
}

const ago = (days: number) => new Date(NOW_MS - days * DAY_MS).toISOString();

describe('what is told of a price', () => {
  it('is the lowest in 90 days and when it was asked', () => {
    const history = historyOf(
      [
        [200, 79],
        [60, 49],
        [50, 69],
      ],
      { price: 49, at: ago(50), days: 90 },
    );
    const truth = describePrices(history, NOW_MS);
    expect(truth?.lowest).toBe('Lowest in 90 days: $49 on Oct 3');
    expect(truth?.today).toBe('Today it’s $69, $20 more.');
  });

  it('goes back no further than the prices are known', () => {
    const history = historyOf(
      [
        [20, 49],
        [10, 79],
      ],
      { price: 49, at: ago(10), days: 20 },
    );
    const truth = describePrices(history, NOW_MS);
    expect(truth?.lowest).toBe('Lowest since Nov 2: $49 on Nov 12');
    expect(truth?.today).toBe('Today it’s $79, its highest since Nov 2.');
  });

  it('says that today is the lowest', () => {
    const history = historyOf(
      [
        [100, 79],
        [5, 49.5],
      ],
      { price: 49.5, at: ago(0), days: 90 },
    );
    const truth = describePrices(history, NOW_MS);
    expect(truth).toMatchObject({
      lowest: 'Lowest in 90 days: $49.50 today',
      today: 'This is its lowest price. Its highest was $79.',
      isAtLowest: true,
    });
  });

  it('looks back on 90 days only, with the price that was in force when they began', () => {
    const history = historyOf(
      [
        [300, 20],
        [120, 79],
        [30, 60],
      ],
      { price: 60, at: ago(0), days: 90 },
    );
    const truth = describePrices(history, NOW_MS);
    expect(truth?.today).toBe('This is its lowest price. Its highest was $79.');
    expect(truth?.steps.map(({ price }) => price)).toEqual([79, 60]);
    expect(truth?.steps[0]?.atMs).toBe(NOW_MS - 90 * DAY_MS);
  });

  it('names the year of a day in another one', () => {
    const newYearMs = Date.parse('2027-01-10T12:00:00Z');
    const history = historyOf(
      [
        [200, 79],
        [10, 90],
      ],
      { price: 79, at: ago(10), days: 90 },
    );
    expect(describePrices(history, newYearMs)?.lowest).toBe(
      'Lowest in 90 days: $79 on Nov 12, 2026',
    );
  });

  it('is that it has not changed, where it has not', () => {
    const still = historyOf([[20, 79]], { price: 79, at: ago(0), days: 20 });
    expect(describePrices(still, NOW_MS)).toMatchObject({
      lowest: '$79, unchanged since Nov 2',
      today: '',
    });
    const long = historyOf(
      [
        [200, 50],
        [120, 79],
      ],
      { price: 79, at: ago(0), days: 90 },
    );
    expect(describePrices(long, NOW_MS)?.lowest).toBe('$79, unchanged in 90 days');
  });

  it('keeps the sign of another currency', () => {
    const history = historyOf(
      [
        [20, 49],
        [10, 79],
      ],
      { price: 49, at: ago(10), days: 20 },
    );
    expect(describePrices({ ...history, currency: 'EUR' }, NOW_MS)?.lowest).toBe(
      'Lowest since Nov 2: €49 on Nov 12',
    );
  });

  it.each([
    ['on the first day', historyOf([[0, 79]], { price: 79, at: ago(0), days: 0 })],
    ['when no price is known', historyOf([], null)],
  ])('is nothing %s', (_, history) => {
    expect(describePrices(history, NOW_MS)).toBeNull();
  });
});
