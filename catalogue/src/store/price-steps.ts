/**
 * Prices are indexed in whole units, rounded both ways, because bitmaps of whole units answer a
 * range over a million rows in a millisecond where a tree of exact prices takes fifty. The
 * shopper's limits are whole, so the steps are exact; dearer items share the last step, and there
 * (as for a limit with cents) the exact price is looked at as well. Lower limits are small, and
 * every step above one costs time, so they have fewer.
 */
const FLOOR_MAX = 250;
const CEILING_MAX = 2_000;

export const priceFloor = (price: number): number => Math.min(Math.floor(price), FLOOR_MAX);
export const priceCeiling = (price: number): number => Math.min(Math.ceil(price), CEILING_MAX);

export function sqlPriceAtLeast(limit: number): string {
  const step = `price_floor >= ${priceFloor(limit)}`;
  const isExact = Number.isInteger(limit) && limit <= FLOOR_MAX;
  return isExact ? step : `${step} AND price >= ${limit}`;
}

export function sqlPriceAtMost(limit: number): string {
  const step = `price_ceiling <= ${priceCeiling(limit)}`;
  const isExact = Number.isInteger(limit) && limit < CEILING_MAX;
  return isExact ? step : `${step} AND price <= ${limit}`;
}

/** All of one side of a price and of its own step: none that is left out lies on that side. */
export const sqlPriceSide = (price: number, side: 'cheaper' | 'dearer'): string =>
  `price_ceiling ${side === 'cheaper' ? '<=' : '>='} ${priceCeiling(price)}`;
