import { describe, expect, it } from 'vitest';
import { priceDropOf } from './price-drop.ts';
import type { PriceTrack } from './price-track.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A price that changed on some days; the last one still holds. */
function trackOf(...changes: [day: number, price: number, full_price?: number][]): PriceTrack {
  const points = changes.map(([day, price, full_price = price]) => ({
    at: day * DAY_MS,
    price,
    full_price,
  }));
  return { since: points.at(-1)?.at ?? 0, past: points.slice(0, -1) };
}

describe('a price drop', () => {
  it('is told from what an item cost before, and since when it costs less', () => {
    expect(priceDropOf(60, trackOf([0, 80], [50, 60]))).toEqual({
      before: 80,
      sinceMs: 50 * DAY_MS,
    });
  });

  it('is none without an earlier price, or where the price rose', () => {
    expect(priceDropOf(60, trackOf([0, 60]))).toBeNull();
    expect(priceDropOf(60, trackOf([0, 50], [50, 60]))).toBeNull();
  });

  it('is none of less than five percent', () => {
    expect(priceDropOf(96, trackOf([0, 100], [50, 96]))).toBeNull();
    expect(priceDropOf(95, trackOf([0, 100], [50, 95]))?.before).toBe(100);
  });

  it('is none where the price was raised first', () => {
    expect(priceDropOf(60, trackOf([0, 60], [40, 90], [50, 60]))).toBeNull();
    expect(priceDropOf(60, trackOf([0, 65], [40, 90], [50, 60]))?.before).toBe(65);
  });

  it('is measured against the 30 days before it', () => {
    expect(priceDropOf(60, trackOf([0, 50], [10, 90], [50, 60]))?.before).toBe(90);
    expect(priceDropOf(60, trackOf([0, 50], [10, 90], [39, 60]))).toBeNull();
  });

  it('is none where the price before had hardly held', () => {
    expect(priceDropOf(60, trackOf([48, 80], [50, 60]))).toBeNull();
    expect(priceDropOf(60, trackOf([47, 80], [50, 60]))?.before).toBe(80);
  });

  it('began when the price changed, whatever became of the full price since', () => {
    const drop = priceDropOf(60, trackOf([0, 80], [50, 60, 80], [55, 60, 90]));
    expect(drop?.sinceMs).toBe(50 * DAY_MS);
  });
});
