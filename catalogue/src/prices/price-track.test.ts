import { describe, expect, it } from 'vitest';
import {
  beginTrack,
  continueTrack,
  type KnownPrice,
  pointsOf,
  type ShownPrice,
  takeTrack,
} from './price-track.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-01-01T00:00:00Z');
const shown = (price: number, full_price = 100, currency = 'USD'): ShownPrice => ({
  price,
  full_price,
  currency,
});

/** What is known after an item showed these prices, one a step. */
function follow(prices: readonly ShownPrice[], stepMs = DAY_MS): KnownPrice {
  let known: KnownPrice | undefined;
  prices.forEach((price, step) => {
    known = { ...price, track: continueTrack(known, price, START_MS + step * stepMs) };
  });
  if (known === undefined) throw new Error('No price was given');
  return known;
}

const daysOf = (known: KnownPrice) =>
  pointsOf(known).map(({ at, price }) => [(Date.parse(at) - START_MS) / DAY_MS, price]);

describe('the prices of an item', () => {
  it('are noted when it is first seen and whenever one of them changes', () => {
    const known = follow([shown(80), shown(80), shown(60), shown(60, 90), shown(60, 90)]);
    expect(pointsOf(known)).toEqual([
      { at: '2026-01-01T00:00:00.000Z', price: 80, full_price: 100 },
      { at: '2026-01-03T00:00:00.000Z', price: 60, full_price: 100 },
      { at: '2026-01-04T00:00:00.000Z', price: 60, full_price: 90 },
    ]);
  });

  it('begin anew in another currency', () => {
    expect(daysOf(follow([shown(80), shown(70), shown(70, 100, 'EUR')]))).toEqual([[2, 70]]);
  });

  it('begin where nothing was noted before', () => {
    const track = continueTrack({ ...shown(80), track: null }, shown(70), START_MS);
    expect(track).toEqual(beginTrack(START_MS));
    expect(pointsOf({ ...shown(80), track: null })).toEqual([]);
  });

  it('stay in order where the clock was set back', () => {
    const first = { ...shown(80), track: beginTrack(START_MS) };
    const track = continueTrack(first, shown(70), START_MS - DAY_MS);
    expect(track.since).toBe(START_MS + 1);
    expect(track.past).toEqual([{ at: START_MS, price: 80, full_price: 100 }]);
  });

  it('are kept for a year, with the one in force when it began', () => {
    const prices = Array.from({ length: 100 }, (_, step) => shown(1 + step));
    const known = follow(prices, 10 * DAY_MS);
    const days = daysOf(known).map(([day]) => day);
    expect(days.at(-1)).toBe(990);
    expect(days.filter((day = 0) => day <= 990 - 365)).toEqual([620]);
    expect(days).toHaveLength(38);
  });

  it('are at most a thousand, the latest', () => {
    const prices = Array.from({ length: 1_500 }, (_, step) => shown(1 + step));
    const known = follow(prices, 60_000);
    expect(pointsOf(known)).toHaveLength(1_000);
    expect(pointsOf(known)[0]?.price).toBe(501);
  });
});

describe('prices that an item brings along', () => {
  const point = (day: number, price: number) => ({
    at: new Date(START_MS + day * DAY_MS).toISOString(),
    price,
    full_price: 100,
  });
  const nowMs = START_MS + 10 * DAY_MS;
  const taken = (points: ReturnType<typeof point>[], price: number) =>
    daysOf({ ...shown(price), track: takeTrack(points, shown(price), nowMs) });

  it('are taken in the order of their days, without those to come', () => {
    expect(taken([point(4, 60), point(1, 80), point(11, 5)], 60)).toEqual([
      [1, 80],
      [4, 60],
    ]);
  });

  it('end with what it shows now', () => {
    expect(taken([point(1, 80)], 70)).toEqual([
      [1, 80],
      [10, 70],
    ]);
    expect(taken([], 70)).toEqual([[10, 70]]);
  });
});
