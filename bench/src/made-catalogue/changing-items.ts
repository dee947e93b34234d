import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import { type SeededRandom, seededRandom } from '../sampling/seeded-random.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** When the shop opened. */
const FIRST_DAYS_AGO = 200;
/** Shares of the items that came in lately, whose price changed, some lately, and that came back. */
const SHARES = { arrived: 0.03, repriced: 0.2, repricedLately: 0.25, returned: 0.03 };
const LATELY_DAYS = 14;

interface Moment {
  random: SeededRandom;
  nowMs: number;
}

const daysAgo = ({ random, nowMs }: Moment, from: number, to: number): number =>
  nowMs - DAY_MS * (from + (to - from) * random.next());

function addedMs(moment: Moment): number {
  if (moment.random.next() < SHARES.arrived) return daysAgo(moment, 0, LATELY_DAYS);
  return moment.nowMs - DAY_MS * FIRST_DAYS_AGO;
}

function pricesOf({ item }: StoredItem, addedAt: number, moment: Moment): StoredItem['prices'] {
  const { random } = moment;
  if (random.next() >= SHARES.repriced) return { since: addedAt, past: [] };
  const isLate = random.next() < SHARES.repricedLately;
  const since = isLate ? daysAgo(moment, 0, LATELY_DAYS) : daysAgo(moment, LATELY_DAYS, 150);
  const before = Math.round(item.price * (0.8 + 0.7 * random.next())) + 0.99;
  return {
    since: Math.max(since, addedAt + 1),
    past: [{ at: addedAt, price: before, full_price: Math.max(before, item.full_price) }],
  };
}

/** Some came back as a whole, and some sizes of others. */
function stockOf({ item }: StoredItem, moment: Moment): Pick<StoredItem, 'stock'> {
  const { random } = moment;
  if (random.next() >= SHARES.returned) return {};
  const back = daysAgo(moment, 0, LATELY_DAYS);
  const absence = { out: back - 5 * DAY_MS, back };
  const sizes = item.sizes.filter(() => random.next() < 0.5).map((size) => ({ size, ...absence }));
  return { stock: { whole: random.next() < 0.5 ? absence : null, sizes } };
}

/** The same items as a shop has them that opened half a year ago and has changed since. */
export function* changingItems(
  items: Iterable<StoredItem>,
  now: Date,
  seed = 5,
): Generator<StoredItem> {
  const moment = { random: seededRandom(seed), nowMs: now.getTime() };
  for (const stored of items) {
    const addedAt = addedMs(moment);
    yield {
      ...stored,
      addedDay: Math.floor(addedAt / DAY_MS),
      prices: pricesOf(stored, addedAt, moment),
      ...stockOf(stored, moment),
    };
  }
}
