import type { PriceHistory, PricePoint } from '@modiste/contract/entities/price-history';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The lowest price in force at any moment of the last days, the one that inForce when they began
 * counted in.
 * @param points Changes of a price, oldest first; each holds until the next.
 * @returns null where nothing is known yet; `days` says over how many whole days something is,
 *   and `at` when the price was last in force.
 */
export function lowestIn(
  points: readonly PricePoint[],
  days: number,
  now: Date,
): PriceHistory['lowest'] {
  const nowMs = now.getTime();
  const startMs = nowMs - days * DAY_MS;
  const inForce = points
    .map(({ at, price }, index) => {
      const next = points[index + 1];
      return { price, fromMs: Date.parse(at), toMs: next ? Date.parse(next.at) : nowMs };
    })
    .filter(({ fromMs, toMs }) => fromMs <= nowMs && toMs > startMs);
  const [first] = inForce;
  if (first === undefined) return null;
  const lowest = inForce.reduce((least, one) => (one.price <= least.price ? one : least));
  const knownMs = nowMs - Math.max(first.fromMs, startMs);
  return {
    price: lowest.price,
    at: new Date(Math.min(lowest.toMs, nowMs)).toISOString(),
    days: Math.floor(knownMs / DAY_MS),
  };
}
