import type { Table } from '@lancedb/lancedb';
import { HAS_LOOK } from '../store/item-schema.ts';
import { constraintsSql } from './constraints.ts';
import { isListing, type Wanted } from './find-page.ts';
import { fromPrices } from './from-prices.ts';
import { countFromWords, pricesFromWords } from './sources.ts';
import { typedQuery } from './words-query.ts';

/** A picture finds whatever has one; words find what matches them. */
const listedWhere = ({ constraints, look }: Wanted): string =>
  look === null ? constraintsSql(constraints) : `${constraintsSql(constraints)} AND ${HAS_LOOK}`;

/** How many items a search would find, at most its limit, without reading any of them. */
export async function countFound(table: Table, wanted: Wanted): Promise<number> {
  const { constraints, understood, look, limit } = wanted;
  const query = typedQuery(understood);
  if (query !== null && look === null) {
    return countFromWords(table, constraintsSql(constraints), { query, limit });
  }
  return Math.min(limit, await table.countRows(listedWhere(wanted)));
}

/** The lowest or the highest price that a search would find; null when it finds nothing. */
export async function edgePrice(
  table: Table,
  wanted: Wanted,
  edge: 'lowest' | 'highest',
): Promise<number | null> {
  const { constraints, understood, limit } = wanted;
  const query = isListing(wanted) ? null : typedQuery(understood);
  if (query !== null) {
    const prices = await pricesFromWords(table, constraintsSql(constraints), { query, limit });
    if (prices.length === 0) return null;
    return edge === 'lowest' ? Math.min(...prices) : Math.max(...prices);
  }
  const where = listedWhere(wanted);
  const order = { ascending: edge === 'lowest', limit: 1, total: await table.countRows(where) };
  const [found] = await fromPrices(table, where, order);
  return found?.candidate.price ?? null;
}
