import type { Table } from '@lancedb/lancedb';
import type { Filters } from '@modiste/contract/filters/filters';
import { PRICE_MAX } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SearchRequest } from '../catalogue.ts';
import { findPage } from './find-page.ts';
import type { Loosened } from './loosen-filters.ts';
import { wantedOf } from './wanted-of.ts';

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

/** The prices that would be found, nearest to the limit first. */
async function pricesWithout(table: Table, request: SearchRequest, filters: Filters) {
  const wanted = wantedOf({ ...request, filters }, understandQuery(request.query));
  return (await findPage(table, wanted)).found.map(({ candidate }) => candidate.price);
}

async function raiseMax(table: Table, request: SearchRequest): Promise<Loosened[]> {
  const { query, filters } = request;
  const max = filters.priceRangeMax;
  if (max === null) return [];
  const open: Filters = { ...filters, priceRangeMax: null, sort: 'Price (low/high)' };
  const prices = await pricesWithout(table, request, open);
  if (prices.length === 0) return [];
  const limit = roundUp(Math.min(...prices));
  const label = `Raise the price limit to ${formatPrice(limit)}`;
  const loss = lossOf(max, limit);
  return [{ label, query, filters: { ...filters, priceRangeMax: limit }, loss }];
}

async function lowerMin(table: Table, request: SearchRequest): Promise<Loosened[]> {
  const { query, filters } = request;
  const min = filters.priceRangeMin;
  if (min === null) return [];
  const open: Filters = { ...filters, priceRangeMin: null, sort: 'Price (high/low)' };
  const prices = await pricesWithout(table, request, open);
  if (prices.length === 0) return [];
  const limit = roundDown(Math.max(...prices));
  const label = `Lower the least price to ${formatPrice(limit)}`;
  const loss = lossOf(min, limit);
  return [{ label, query, filters: { ...filters, priceRangeMin: limit }, loss }];
}

/** A price limit moved just far enough to find something. */
export async function moveLimit(table: Table, request: SearchRequest): Promise<Loosened[]> {
  return [...(await raiseMax(table, request)), ...(await lowerMin(table, request))];
}
