import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { Sort } from '@modiste/contract/values';
import { findNearest } from './find-nearest.ts';
import { findInStock } from './in-stock.ts';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

const LISTED_MAX = 60;
/** Of so many, those are kept that differ from what was shown as was asked. */
const COMPARED_MAX = 180;

/** What costs less than the lowest price shown, where that is asked for: the list may have more. */
async function findCheaper(
  catalogue: Catalogue,
  request: SearchRequest,
  state: AskedState,
): Promise<Matches | null> {
  const asked = state.request.beyond?.find(({ aspect }) => aspect === 'price');
  const below = Math.ceil(asked?.most ?? 0) - 1;
  if (below < 1) return null;
  const priceRangeMax = Math.min(below, request.filters.priceRangeMax ?? below);
  const filters = { ...request.filters, priceRangeMax };
  const found = await catalogue.search({ ...request, filters });
  return found.total > 0 ? readMatches(found, state) : null;
}

/** How the shop lists what is asked for as its cheapest, or its dearest. */
function sortOf({ request: { most } }: AskedState): Sort | null {
  if (most?.price === undefined) return null;
  return most.price < 0 ? 'Price (low/high)' : 'Price (high/low)';
}

/** Finds single items; where nothing meets every limit and wish, what comes nearest to that. */
export async function findItems(
  catalogue: Catalogue,
  asked: SearchRequest,
  state: AskedState,
): Promise<Matches> {
  const { beyond = [], exceptIds, leastOff } = state.request;
  const isPicky = beyond.length > 0 || leastOff !== undefined;
  const most = isPicky ? COMPARED_MAX : LISTED_MAX;
  const filters = { ...asked.filters, sort: sortOf(state) ?? asked.filters.sort };
  const request = { ...asked, filters, limit: most + exceptIds.length };
  const cheaper = await findCheaper(catalogue, request, state);
  if (cheaper) return cheaper;
  const result = await catalogue.search(request);
  const { notice, total, understood } = result;
  const matching = total > 0 ? readMatches(result, state) : null;
  const inStock =
    matching === null ? null : await findInStock(catalogue, { request, state, found: matching });
  const found = inStock ?? matching;
  // In place of goods that no fashion shop sells, or of children's clothes, anything else would be
  // beside the point.
  const isOfShop = understood.unknownGoods === null && !understood.soft.attributes.includes('kids');
  const nearest = isOfShop ? { request, result, state } : null;
  return (
    found ??
    (nearest && (await findNearest(catalogue, nearest))) ?? {
      candidates: [],
      total: 0,
      dropped: null,
      notice,
      outfits: [],
    }
  );
}
