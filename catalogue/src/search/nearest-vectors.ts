import type { PackedVectors } from '../shop/packed-vectors.ts';
import type { RowSet } from '../shop/row-set.ts';
import type { Shop } from '../shop/shop.ts';
import { type ScoredRow, TopRows } from '../shop/top-rows.ts';
import { LOOK_COLUMN, MEANING_COLUMN, type VectorColumn } from '../store/item-schema.ts';
import { type Found, toFound } from './sources.ts';

export const NEAREST_MAX = 120;
/** A page of them. With fewer, a filter has left hardly anything near. */
export const NEAREST_ENOUGH = 60;
/** So many vectors are compared one by one faster than an index is asked. */
const COMPARED_MAX = 25_000;
/** The index is asked for so many times what it should find among the rows, and for no more. */
const SAFETY = 3;
const ASKED_MAX = 10_000;
/** With these the first 60 of 100,000 made looks are 98% of an exact search's. */
const PROBES = 40;

/** A vector to find the nearest of in one column, by cosine. */
export interface Target {
  column: VectorColumn;
  vector: Float32Array;
  /** More rows than these are first asked of the index. */
  comparedMax?: number;
}

const vectorsOf = ({ looks, meanings }: Shop, column: VectorColumn): PackedVectors =>
  ({ [LOOK_COLUMN]: looks, [MEANING_COLUMN]: meanings })[column];

type EachRow = (visit: (row: number) => void) => void;

function compare(shop: Shop, eachRow: EachRow, { column, vector }: Target): ScoredRow[] {
  const vectors = vectorsOf(shop, column);
  const nearness = vectors.cosineWith(vector);
  const top = new TopRows(NEAREST_MAX);
  eachRow((row) => {
    if (vectors.has(row)) top.offer(row, nearness(row));
  });
  return top.finish();
}

/** Rows near a vector as the index of all rows has them, among some. */
async function ask(shop: Shop, among: RowSet, { column, vector }: Target): Promise<number[]> {
  const share = among.count / shop.facts.rows;
  const found = await shop.table
    .query()
    .nearestTo(vector)
    .column(column)
    .distanceType('cosine')
    .nprobes(PROBES)
    .select(['_distance'])
    .withRowId()
    .limit(Math.min(ASKED_MAX, Math.ceil((SAFETY * NEAREST_MAX) / share)))
    .toArrow();
  return shop.rowIds.rowsOf(found).filter((row) => among.has(row));
}

/**
 * The nearest by cosine among some rows, best first. Few rows are compared one by one; of many the
 * index names those near, and all are compared where it named hardly any of them.
 */
export async function nearest(shop: Shop, among: RowSet, target: Target): Promise<Found[]> {
  const { comparedMax = COMPARED_MAX } = target;
  const near = among.count > comparedMax ? await ask(shop, among, target) : [];
  const eachRow: EachRow =
    near.length < NEAREST_ENOUGH ? (visit) => among.each(visit) : (visit) => near.forEach(visit);
  return toFound(shop, compare(shop, eachRow, target));
}
