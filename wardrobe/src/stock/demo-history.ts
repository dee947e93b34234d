import type { Item } from '@modiste/contract/entities/item';
import type { PricePoint } from '@modiste/contract/entities/price-history';
import type { Product } from './make-product.ts';
import { roundPrice } from './prices.ts';
import { pick, seedOf } from './seeded-pick.ts';
import type { Brand, Season } from './stock-schema.ts';

/** When something could not be bought: since when, and since when it can be again. */
interface Absence {
  out: string | null;
  back: string | null;
}

/** What an item cost, and when it was out of stock, before the shop opened here. */
export interface DemoHistory {
  /** Oldest first; the last one is what the item shows. */
  price_history: PricePoint[];
  stock_history: { whole: Absence | null; sizes: (Absence & { size: string })[] };
}

const DAY_MS = 86_400_000;
/** Deliveries and new prices come in the morning. */
const MORNING_MS = 6 * 3_600_000;
const NEW_PERCENT = 7;
/** What is reduced, or sold out, has hung in the shop for a while. */
const SEASON_DAYS = 40;
const TWO_STEPS_PERC = 35;
const FIRST_STEP_PERC = 20;

/** A whole number from `least` to `most`, chosen by the words of the seed. */
const between = (least: number, most: number, seed: string): number =>
  least + (seedOf(seed) % (most - least + 1));

const chance = (percent: number, seed: string): boolean => seedOf(seed) % 100 < percent;

/** The morning so many days before `today`, the UTC midnight of a day. */
const daysBefore = (days: number, today: number): string =>
  new Date(today - days * DAY_MS + MORNING_MS).toISOString();

interface Change {
  daysAgo: number;
  price: number;
}

/** How a price that is reduced today came about: at once, or in two steps where it is reduced by much. */
function reductionsOf({ id, price, full_price: full, discount_perc: off }: Item, brand: Brand) {
  const latest = chance(30, `${id} lately`)
    ? between(1, 6, `${id} sale`)
    : between(8, 45, `${id} sale`);
  const now: Change = { daysAgo: latest, price };
  if (off < TWO_STEPS_PERC) return [now];
  const step = roundPrice(full * (1 - FIRST_STEP_PERC / 100), brand.ending);
  return [{ daysAgo: latest + between(9, 20, `${id} step`), price: step }, now];
}

/** A sale that is over, for some of what has hung in the shop for long. */
function pastSaleOf({ id, full_price: full }: Item, brand: Brand, age: number): Change[] {
  if (age < 120 || !chance(35, `${id} past`)) return [];
  const ended = between(40, age - 60, `${id} ended`);
  const price = roundPrice(full * (1 - pick([15, 20, 25], `${id} past off`) / 100), brand.ending);
  return [
    { daysAgo: ended + between(10, 14, `${id} lasted`), price },
    { daysAgo: ended, price: full },
  ];
}

/** The day of the year on which the first pieces of a season hang in the shop. */
const DELIVERED_FROM_DAY: Readonly<Record<Exclude<Season, 'all year'>, number>> = {
  spring: 25,
  summer: 95,
  autumn: 210,
  winter: 275,
};
/** Within so many days after that the others come. */
const DELIVERIES_DAYS = 60;
const YEAR_DAYS = 365;

/** How many days ago a piece of a collection came; it came a year earlier if that is too lately. */
function deliveredOf({ item, collection }: Product, today: number, atLeast: number): number | null {
  if (!collection || collection.season === 'all year') return null;
  const yearStart = Date.UTC(new Date(today).getUTCFullYear(), 0, 1);
  const day =
    DELIVERED_FROM_DAY[collection.season] + between(0, DELIVERIES_DAYS, `${item.id} delivered`);
  const daysAgo = Math.round((today - yearStart) / DAY_MS) - day;
  return daysAgo < atLeast ? daysAgo + YEAR_DAYS : daysAgo;
}

function pricesOf(product: Product, today: number): Change[] {
  const { item, brand } = product;
  const { id, price, full_price: full } = item;
  const isNew = chance(NEW_PERCENT, `${id} new`);
  if (price < full) {
    const reductions = reductionsOf(item, brand);
    const reduced = reductions[0]?.daysAgo ?? 0;
    const first =
      deliveredOf(product, today, reduced + SEASON_DAYS) ??
      reduced + between(SEASON_DAYS, 230, `${id} age`);
    return [{ daysAgo: first, price: full }, ...reductions];
  }
  const usual = isNew ? between(1, 9, `${id} age`) : between(SEASON_DAYS, 320, `${id} age`);
  const age = deliveredOf(product, today, 1) ?? usual;
  return [{ daysAgo: age, price: full }, ...pastSaleOf(item, brand, age)];
}

/** Some sizes came back lately; what is sold out today went within the last weeks. */
function absencesOf({ id, sizes, other_info: facts }: Item, age: number, today: number) {
  const absence = (size: string): (Absence & { size: string })[] => {
    const seed = `${id}:${size}`;
    if (facts.sold_out_sizes.includes(size)) {
      return [{ size, out: daysBefore(between(2, 30, seed), today), back: null }];
    }
    if (!chance(2, `${seed} back`)) return [];
    const back = between(1, 12, `${seed} returned`);
    const out = daysBefore(back + between(4, 20, seed), today);
    return [{ size, out, back: daysBefore(back, today) }];
  };
  if (facts.availability !== 'in_stock') {
    return { whole: { out: daysBefore(between(3, 25, id), today), back: null }, sizes: [] };
  }
  return { whole: null, sizes: age < SEASON_DAYS ? [] : sizes.flatMap(absence) };
}

/**
 * The past of one product of the demo shop, the same for the same day: since when it is sold,
 * earlier sales, and sizes that were out of stock.
 * @param openedAt When the shop opens here: all dates are whole days before it.
 */
export function demoHistory(product: Product, openedAt: Date): DemoHistory {
  const { item } = product;
  const today = Math.floor(openedAt.getTime() / DAY_MS) * DAY_MS;
  const changes = pricesOf(product, today);
  return {
    price_history: changes.map(({ daysAgo, price }) => ({
      at: daysBefore(daysAgo, today),
      price,
      full_price: item.full_price,
    })),
    stock_history: absencesOf(item, changes[0]?.daysAgo ?? 0, today),
  };
}
