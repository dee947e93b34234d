import { describe, expect, it } from 'vitest';
import { lowestIn } from './lowest-in.ts';

const NOW = new Date('2026-06-30T12:00:00Z');

/** Points at so many days before now. */
const changes = (...steps: [daysAgo: number, price: number][]) =>
  steps.map(([daysAgo, price]) => ({
    at: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
    price,
    full_price: 100,
  }));

const dayBefore = (daysAgo: number) => changes([daysAgo, 0])[0]?.at;

describe('the lowest price of some days', () => {
  it('is none where nothing is known', () => {
    expect(lowestIn([], 90, NOW)).toBeNull();
    expect(lowestIn(changes([-1, 50]), 90, NOW)).toBeNull();
  });

  it('counts in the price that was in force when they began', () => {
    const points = changes([200, 40], [80, 60], [10, 50]);
    expect(lowestIn(points, 90, NOW)).toEqual({ price: 40, at: dayBefore(80), days: 90 });
  });

  it('leaves out what ended before they began, to the moment', () => {
    expect(lowestIn(changes([200, 40], [90, 60]), 90, NOW)?.price).toBe(60);
    expect(lowestIn(changes([200, 40], [89.999, 60]), 90, NOW)?.price).toBe(40);
  });

  it('says over how many whole days prices are known, and never more', () => {
    expect(lowestIn(changes([3.7, 40]), 90, NOW)).toMatchObject({ price: 40, days: 3 });
    expect(lowestIn(changes([0.2, 40]), 90, NOW)?.days).toBe(0);
    expect(lowestIn(changes([400, 40]), 90, NOW)?.days).toBe(90);
  });

  it("is today's where today's is as low as any, and of several the last one", () => {
    expect(lowestIn(changes([50, 40], [30, 70], [10, 40]), 90, NOW)?.at).toBe(NOW.toISOString());
    const twice = changes([50, 40], [40, 70], [30, 40], [20, 70]);
    expect(lowestIn(twice, 90, NOW)).toMatchObject({ price: 40, at: dayBefore(20) });
  });
});
