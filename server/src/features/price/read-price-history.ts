import { lowestIn } from '@modiste/catalogue/prices/lowest-in';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { LOWEST_PRICE_DAYS } from '@modiste/contract/limits';
import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';

/** What an item has cost, and the lowest of it. @throws ApiError `item_not_found` */
export async function readPriceHistory(
  catalogue: Deps['catalogue'],
  itemId: string,
  now: Date,
): Promise<PriceHistory> {
  const history = await catalogue.priceHistory(itemId);
  if (history === null) throw new ApiError('item_not_found');
  return { ...history, lowest: lowestIn(history.points, LOWEST_PRICE_DAYS, now) };
}
