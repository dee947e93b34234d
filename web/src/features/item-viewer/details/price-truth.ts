import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { LOWEST_PRICE_DAYS } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';

const DAY_MS = 86_400_000;

interface PriceStep {
  atMs: number;
  price: number;
}

/** What can be said of a price without claiming more than is known. */
export interface PriceTruth {
  /** The lowest price and since when. */
  lowest: string;
  /** How today's price compares; empty where there is nothing to compare it with. */
  today: string;
  isAtLowest: boolean;
  /** The prices in force one after the other, within the days looked back on. */
  steps: readonly PriceStep[];
}

/** "Oct 3", with the year where it is another than this one. */
export function formatDay(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}

/** The steps from the first day looked back on: one from before it was still in force then. */
function stepsWithin({ points }: PriceHistory, nowMs: number): PriceStep[] {
  const sinceMs = nowMs - LOWEST_PRICE_DAYS * DAY_MS;
  const all = points.map(({ at, price }) => ({ atMs: Date.parse(at), price }));
  const inForce = all.findLast(({ atMs }) => atMs <= sinceMs);
  const later = all.filter(({ atMs }) => atMs > sinceMs);
  const steps = inForce === undefined ? later : [{ ...inForce, atMs: sinceMs }, ...later];
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}

/** Compares today's price with those of the last 90 days, or of the days known. */
export function describePrices(history: PriceHistory, nowMs: number): PriceTruth | null {
  const { lowest, currency } = history;
  const steps = stepsWithin(history, nowMs);
  const [first, last] = [steps[0], steps.at(-1)];
  if (lowest === null || first === undefined || last === undefined) return null;
  const money = (price: number) => formatPrice(price, currency);
  const since =
    lowest.days >= LOWEST_PRICE_DAYS
      ? `in ${LOWEST_PRICE_DAYS} days`
      : `since ${formatDay(first.atMs, nowMs)}`;
  if (steps.length === 1) {
    if (lowest.days < 1) return null;
    const unchanged = `${money(last.price)}, unchanged ${since}`;
    return { lowest: unchanged, today: '', isAtLowest: false, steps };
  }
  const highest = Math.max(...steps.map(({ price }) => price));
  if (last.price <= lowest.price) {
    const today = `This is its lowest price. Its highest was ${money(highest)}.`;
    return {
      lowest: `Lowest ${since}: ${money(last.price)} today`,
      today,
      isAtLowest: true,
      steps,
    };
  }
  const day = formatDay(Date.parse(lowest.at), nowMs);
  const above = money(Math.round((last.price - lowest.price) * 100) / 100);
  const today =
    last.price >= highest
      ? `Today it’s ${money(last.price)}, its highest ${since}.`
      : `Today it’s ${money(last.price)}, ${above} more.`;
  return {
    lowest: `Lowest ${since}: ${money(lowest.price)} on ${day}`,
    today,
    isAtLowest: false,
    steps,
  };
}
