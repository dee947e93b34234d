/**
 * Prices are indexed in whole units, rounded both ways, because a bitmap of each answers a range
 * over a million rows in a millisecond where a tree of exact prices takes fifty. The shopper's
 * limits are whole, so the steps are exact; above STEP_MAX all share one step, and there (as for a
 * limit with cents) the exact price is looked at as well.
 */
const STEP_MAX = 2_000;

export const priceFloor = (price: number): number => Math.min(Math.floor(price), STEP_MAX);
export const priceCeiling = (price: number): number => Math.min(Math.ceil(price), STEP_MAX);

const isExact = (limit: number) => Number.isInteger(limit) && limit < STEP_MAX;

export function sqlPriceAtLeast(limit: number): string {
  const step = `price_floor >= ${priceFloor(limit)}`;
  return isExact(limit) ? step : `${step} AND price >= ${limit}`;
}

export function sqlPriceAtMost(limit: number): string {
  const step = `price_ceiling <= ${priceCeiling(limit)}`;
  return isExact(limit) ? step : `${step} AND price <= ${limit}`;
}
