import { PRICE_MAX } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { planSearch } from '../plan/plan-search.ts';
import { type ResolvedRequest, understandRequest } from '../plan/resolve-request.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { edgePrice } from './count-matches.ts';
import type { Loosened } from './loosen-filters.ts';

const LOSS_LEAST = 0.1;
const LOSS_MOST = 0.65;

/** Limits that people say: 5 apart up to 50, 10 up to 200, 50 above. */
function stepAt(price: number): number {
  if (price <= 50) return 5;
  return price <= 200 ? 10 : 50;
}

const roundUp = (price: number) =>
  Math.min(PRICE_MAX, Math.ceil(price / stepAt(price)) * stepAt(price));
const roundDown = (price: number) => Math.floor(price / stepAt(price)) * stepAt(price);

/** The further the limit must move, the greater the loss. */
const lossOf = (from: number, to: number) =>
  Math.min(LOSS_MOST, LOSS_LEAST + Math.abs(Math.log2(Math.max(to, 1) / Math.max(from, 1))) / 4);

/** The lowest or the highest price that a request finds; null when it finds nothing. */
async function edgePriceOf(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
  edge: 'lowest' | 'highest',
): Promise<number | null> {
  const { index } = snapshot;
  const understood = await understandRequest(snapshot, request);
  return edgePrice(index, planSearch(index.vocabulary, request, understood), edge);
}

async function raiseMax(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
): Promise<Loosened[]> {
  const { query, filters } = request;
  const max = filters.priceRangeMax;
  if (max === null) return [];
  const open = { ...request, filters: { ...filters, priceRangeMax: null } };
  const lowest = await edgePriceOf(snapshot, open, 'lowest');
  if (lowest === null) return [];
  const limit = roundUp(lowest);
  const label = `Raise the maximum price to ${formatPrice(limit)}`;
  const loss = lossOf(max, limit);
  return [{ label, query, filters: { ...filters, priceRangeMax: limit }, loss }];
}

async function lowerMin(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
): Promise<Loosened[]> {
  const { query, filters } = request;
  const min = filters.priceRangeMin;
  if (min === null) return [];
  const open = { ...request, filters: { ...filters, priceRangeMin: null } };
  const highest = await edgePriceOf(snapshot, open, 'highest');
  if (highest === null) return [];
  const limit = roundDown(highest);
  const label = `Lower the minimum price to ${formatPrice(limit)}`;
  const loss = lossOf(min, limit);
  return [{ label, query, filters: { ...filters, priceRangeMin: limit }, loss }];
}

/** A price limit moved just far enough to find something. */
export async function moveLimit(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
): Promise<Loosened[]> {
  return [...(await raiseMax(snapshot, request)), ...(await lowerMin(snapshot, request))];
}
