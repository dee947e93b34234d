import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';
import type { Sort } from '@modiste/contract/values';
import { findBesideRefused } from './find-instead.ts';
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

/** What fault was found with left the screen; the rest of it stays there, before all that is new. */
async function withStaying(
  catalogue: Catalogue,
  found: Matches,
  { request: { stayIds = [], doubtIds = [] } }: AskedState,
): Promise<Matches> {
  const isNone = found.candidates.every(
    ({ other_info }) => other_info.availability === 'out_of_stock',
  );
  if (stayIds.length === 0 && doubtIds.length > 0 && isNone) {
    const candidates = await catalogue.itemsByIds([...doubtIds]);
    return { ...found, candidates, total: candidates.length, dropped: null, notice: null };
  }
  if (stayIds.length === 0) return found;
  const known = new Map(found.candidates.map((item) => [item.id, item]));
  const lacking = stayIds.filter((id) => !known.has(id));
  for (const item of await catalogue.itemsByIds(lacking)) known.set(item.id, item);
  const stay = stayIds.flatMap((id) => known.get(id) ?? []);
  const others = found.candidates.filter(({ id }) => !stayIds.includes(id));
  const candidates = [...stay, ...others];
  const isAlone = others.length === 0;
  return {
    ...found,
    candidates,
    total: Math.max(found.total, candidates.length),
    ...(isAlone && { total: stay.length, dropped: null, notice: null }),
  };
}

/** Finds single items for a request, with what stays of those on the screen. */
export const findItems = async (
  catalogue: Catalogue,
  asked: SearchRequest,
  state: AskedState,
): Promise<Matches> => withStaying(catalogue, await findMatching(catalogue, asked, state), state);

/** Finds single items; where nothing meets every limit and wish, what comes nearest to that. */
async function findMatching(
  catalogue: Catalogue,
  asked: SearchRequest,
  state: AskedState,
): Promise<Matches> {
  const { beyond = [], exceptIds, leastOff, piecePrices = [] } = state.request;
  const isPicky = beyond.length > 0 || leastOff !== undefined || piecePrices.length > 0;
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
  const all = found ?? (nearest && (await findNearest(catalogue, nearest)));
  // Who finds fault with all of it has not seen everything: what comes near is still to be shown.
  const isNoneLeft = state.request.stayIds?.length === 0 && (all?.candidates.length ?? 0) === 0;
  const beside = isNoneLeft ? await findBesideRefused(catalogue, request, state) : null;
  return beside ?? all ?? { candidates: [], total: 0, dropped: null, notice, outfits: [] };
}

/** So many of a kind are looked at for one line of a list. */
const PIECES_MAX = 24;

/** What the shop has for one line of a packing list: only what meets its words and filters. */
export async function findPieces(
  catalogue: Pick<Catalogue, 'search'>,
  asked: Pick<SearchRequest, 'query' | 'filters'>,
): Promise<readonly Item[]> {
  const request = { ...asked, imageEmbedding: null, limit: PIECES_MAX };
  const { items, total } = await catalogue.search(request);
  return items.slice(0, total);
}
