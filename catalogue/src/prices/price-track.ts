import type { Item } from '@modiste/contract/entities/item';
import type { PricePoint } from '@modiste/contract/entities/price-history';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Changes older than this are forgotten, but for the one whose price was in force that day. */
const REMEMBERED_MS = 365 * DAY_MS;
/** A price that changes more often than twice a day is remembered for less than a year. */
const POINTS_MAX = 1_000;

/** What an item shows of its price. */
export interface ShownPrice {
  price: number;
  full_price: number;
  currency: string;
}

interface PastPrice {
  /** From when on it held, in ms. */
  at: number;
  price: number;
  full_price: number;
}

/** What is stored of an item's earlier prices, all in its currency. */
export interface PriceTrack {
  /** From when on its present price holds, in ms. */
  since: number;
  /** What it cost before, oldest first. */
  past: readonly PastPrice[];
}

/** An item's price as it was stored. */
export interface KnownPrice extends ShownPrice {
  /** Null where no track was stored. */
  track: PriceTrack | null;
}

export const shownPrice = ({ price, full_price, other_info }: Item): ShownPrice => ({
  price,
  full_price,
  currency: other_info.currency,
});

export const beginTrack = (nowMs: number): PriceTrack => ({ since: nowMs, past: [] });

const isSamePrice = (one: Omit<ShownPrice, 'currency'>, other: Omit<ShownPrice, 'currency'>) =>
  one.price === other.price && one.full_price === other.full_price;

/** A clock that was set back does not put changes out of their order. */
const after = (earlierMs: number, nowMs: number) => Math.max(nowMs, earlierMs + 1);

function bounded({ since, past }: PriceTrack, nowMs: number): PriceTrack {
  const inForce = past.findLastIndex(({ at }) => at <= nowMs - REMEMBERED_MS);
  return { since, past: past.slice(Math.max(inForce, 0)).slice(1 - POINTS_MAX) };
}

/**
 * The track once the item shows `shown`: the same where that is what it showed before, a new one
 * where it is known for the first time or in another currency.
 */
export function continueTrack(
  before: KnownPrice | undefined,
  shown: ShownPrice,
  nowMs: number,
): PriceTrack {
  if (!before?.track || before.currency !== shown.currency) return beginTrack(nowMs);
  const { track, price, full_price } = before;
  if (isSamePrice(before, shown)) return track;
  const past = [...track.past, { at: track.since, price, full_price }];
  return bounded({ since: after(track.since, nowMs), past }, nowMs);
}

/**
 * The track of an exported item. Where its last point is not the price that the item shows, the
 * price changed just now.
 */
export function takeTrack(
  points: readonly PricePoint[],
  shown: ShownPrice,
  nowMs: number,
): PriceTrack {
  const known = points
    .map(({ at, price, full_price }) => ({ at: Date.parse(at), price, full_price }))
    .filter(({ at }) => at <= nowMs)
    .toSorted((one, other) => one.at - other.at);
  const last = known.at(-1);
  if (last === undefined) return beginTrack(nowMs);
  if (!isSamePrice(last, shown)) {
    return bounded({ since: after(last.at, nowMs), past: known }, nowMs);
  }
  return bounded({ since: last.at, past: known.slice(0, -1) }, nowMs);
}

/** The changes of an item's price, oldest first; the last one is what it shows. */
export function pointsOf({ price, full_price, track }: KnownPrice): PricePoint[] {
  if (track === null) return [];
  return [...track.past, { at: track.since, price, full_price }].map((point) => ({
    ...point,
    at: new Date(point.at).toISOString(),
  }));
}
