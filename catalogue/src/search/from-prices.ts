import type { Table } from '@lancedb/lancedb';
import { CANDIDATE_COLUMN } from '../store/item-schema.ts';
import { sqlPriceSide } from '../store/price-steps.ts';
import { numberColumn, rowIdColumn } from '../store/read-columns.ts';
import { sqlAnd } from '../store/sql-text.ts';
import { type Found, sqlSample, toFound } from './sources.ts';

interface Order {
  ascending: boolean;
  limit: number;
  /** How many rows meet `where`. */
  total: number;
}

/** So many are sorted faster than a part of them is found. */
const SORTED_MAX = 5_000;
const SAMPLE = 400;
/** The bound is set where the sample promises so many times what is asked for. */
const SAFETY = 3;

/** Sorts by the narrow columns alone: with the facts beside them, every row's would be read. */
async function sorted(table: Table, where: string, { ascending, limit }: Order): Promise<Found[]> {
  const rows = await table
    .query()
    .where(where)
    .orderBy([
      { columnName: 'price', ascending },
      { columnName: 'id', ascending: true },
    ])
    .select(['price', 'id'])
    .withRowId()
    .limit(limit)
    .toArrow();
  const rowIds = rowIdColumn(rows);
  if (rowIds.length === 0) return [];
  const taken = await table.takeRowIds(rowIds).select([CANDIDATE_COLUMN]).withRowId().toArrow();
  const byRow = new Map(toFound(taken, []).map((found) => [found.rowId, found]));
  return rowIds.flatMap((rowId) => byRow.get(rowId) ?? []);
}

/** A price that, as a sample has it, enough rows are on the wanted side of; null where unknown. */
async function estimateBound(table: Table, where: string, order: Order): Promise<number | null> {
  const { ascending, limit, total } = order;
  const sample = sqlSample(where, { total, most: SAMPLE });
  const rows = await table.query().where(sample).select(['price']).toArrow();
  const prices = numberColumn(rows, 'price').sort((a, b) => (ascending ? a - b : b - a));
  return prices[Math.ceil((SAFETY * limit * prices.length) / total)] ?? null;
}

/**
 * The cheapest or the dearest of the rows that meet `where`, in that order. Of many rows only those
 * beyond a bound are sorted, or all where too few are beyond it; the answer is the same.
 */
export async function fromPrices(table: Table, where: string, order: Order): Promise<Found[]> {
  if (order.total <= SORTED_MAX) return sorted(table, where, order);
  const bound = await estimateBound(table, where, order);
  if (bound === null) return sorted(table, where, order);
  const side = sqlPriceSide(bound, order.ascending ? 'cheaper' : 'dearer');
  const found = await sorted(table, sqlAnd([where, side]), order);
  return found.length === order.limit ? found : sorted(table, where, order);
}
