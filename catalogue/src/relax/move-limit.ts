import { PRICE_MAX } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { planSearch } from '../plan/plan-search.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type ResolvedRequest, understandRequest } from '../understand/resolve-request.ts';
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

function raiseMax(shop: CatalogueSnapshot, request: ResolvedRequest): Loosened[] {
  const { query, filters } = request;
  const max = filters.priceRangeMax;
  if (max === null) return [];
  const open = { ...request, filters: { ...filters, priceRangeMax: null } };
  const lowest = edgePrice(shop, planSearch(open, understandRequest(shop, open)), 'lowest');
  if (lowest === null) return [];
  const limit = roundUp(lowest);
  const label = `Raise the maximum price to ${formatPrice(limit)}`;
  const loss = lossOf(max, limit);
  return [{ label, query, filters: { ...filters, priceRangeMax: limit }, loss }];
}

function lowerMin(shop: CatalogueSnapshot, request: ResolvedRequest): Loosened[] {
  const { query, filters } = request;
  const min = filters.priceRangeMin;
  if (min === null) return [];
  const open = { ...request, filters: { ...filters, priceRangeMin: null } };
  const highest = edgePrice(shop, planSearch(open, understandRequest(shop, open)), 'highest');
  if (highest === null) return [];
  const limit = roundDown(highest);
  const label = `Lower the minimum price to ${formatPrice(limit)}`;
  const loss = lossOf(min, limit);
  return [{ label, query, filters: { ...filters, priceRangeMin: limit }, loss }];
}

/** A price limit moved just far enough to find something. */
export const moveLimit = (shop: CatalogueSnapshot, request: ResolvedRequest): Loosened[] => [
  ...raiseMax(shop, request),
  ...lowerMin(shop, request),
];
