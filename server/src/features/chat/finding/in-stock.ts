import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import type { Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

/** So many of what costs more are near a limit. */
const DEARER_MAX = 12;

/** Whether a piece cannot be bought now: not at all, or not in any of the sizes that are asked for. */
function isGone({ sizes, other_info }: Item, filters: Filters): boolean {
  const own = sizes.filter((size) => allSizes(filters).includes(size));
  const isSoldOut = own.length > 0 && own.every((size) => other_info.sold_out_sizes.includes(size));
  return other_info.availability !== 'in_stock' || isSoldOut;
}

interface Asked {
  request: SearchRequest;
  state: AskedState;
  found: Matches;
}

/**
 * What is in stock for more, where all that keeps to a price is sold out: nobody can buy that. Null where
 * some of it can be bought, or nothing is in stock for more either.
 */
export async function findInStock(
  catalogue: Catalogue,
  { request, state, found }: Asked,
): Promise<Matches | null> {
  const { filters } = request;
  const max = filters.priceRangeMax;
  const { candidates } = found;
  if (max === null || candidates.length === 0) return null;
  if (candidates.some((item) => !isGone(item, filters))) return null;
  const open = { ...request, filters: { ...filters, priceRangeMax: null } };
  const all = readMatches(await catalogue.search(open), state);
  const there = (all?.candidates ?? [])
    .filter((item) => item.price > max && !isGone(item, filters))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, DEARER_MAX)
    .map((item, at) => ({ ...item, rank: at + 1 }));
  const [least] = there;
  if (all === null || least === undefined) return null;
  const [limit, price] = [formatPrice(max), formatPrice(least.price, least.other_info.currency)];
  const size = allSizes(filters).length > 0 ? ' in that size' : '';
  return {
    ...all,
    candidates: there,
    total: there.length,
    dropped: `the maximum of ${limit}`,
    notice: `What there is for ${limit} or less is sold out${size}; the nearest in stock costs ${price}.`,
  };
}
