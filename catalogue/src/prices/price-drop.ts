import type { PriceTrack } from './price-track.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * A price is lower only where it is below all of these days before it, as shops in Europe must tell
 * it (Directive 98/6/EC, article 6a): raising a price to lower it again is no drop.
 */
const COMPARED_MS = 30 * DAY_MS;
/** What an item cost for a shorter time, as a first price by mistake, tells nothing. */
const HELD_MIN_MS = 3 * DAY_MS;
/** Less than this share off is no news. */
const SHARE_MIN = 0.05;

/** That an item costs less than it did. */
export interface PriceDrop {
  /** The lowest that it cost in the 30 days before, in its currency. */
  before: number;
  /** Since when it costs less, in ms since 1970. */
  sinceMs: number;
}

/** The last real drop of a price that still holds; null where its last change is none. */
export function priceDropOf(price: number, { since, past }: PriceTrack): PriceDrop | null {
  const last = past.findLastIndex((one) => one.price !== price);
  const [first] = past;
  if (last < 0 || first === undefined) return null;
  // Where only the full price changed since, the price has been what it is for longer.
  const sinceMs = past[last + 1]?.at ?? since;
  const fromMs = Math.max(sinceMs - COMPARED_MS, first.at);
  if (sinceMs - fromMs < HELD_MIN_MS) return null;
  const earlier = past.slice(0, last + 1);
  const compared = earlier.filter((_, at) => (past[at + 1]?.at ?? since) > fromMs);
  const before = Math.min(...compared.map((one) => one.price));
  return price <= before * (1 - SHARE_MIN) ? { before, sinceMs } : null;
}
