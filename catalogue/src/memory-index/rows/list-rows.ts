import { SAMPLE_BUCKETS } from '../../store/item-schema.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import { type RowSet, roomFor } from './row-set.ts';
import { type ScoredRow, TopRows } from './top-rows.ts';

const unscored = (row: number): ScoredRow => ({ row, score: 0 });

/** All rows of a set, or about so many spread evenly over it, the same ones for a seed always. */
export function sampleRows(
  { sampleBuckets }: FactColumns,
  among: RowSet,
  { limit, seed }: { limit: number; seed: number },
): ScoredRow[] {
  const share = Math.ceil((limit / Math.max(among.count, 1)) * SAMPLE_BUCKETS);
  const sample: ScoredRow[] = [];
  const rows = roomFor(among);
  for (const count of among.inParts(rows)) {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      if (((sampleBuckets[row] ?? 0) + seed) % SAMPLE_BUCKETS < share) sample.push(unscored(row));
    }
  }
  return sample;
}

interface Order {
  /** A number a row. */
  numbers: Float64Array;
  /** 1 where the highest are asked for, -1 where the lowest are. */
  sign: 1 | -1;
}

/** What the last of the best rows has; what ties with it is as good. */
function leastOfBest(among: RowSet, { numbers, sign }: Order, limit: number): number {
  const top = new TopRows(limit);
  const rows = roomFor(among);
  let least = top.least;
  for (const count of among.inParts(rows)) {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      const worth = sign * (numbers[row] ?? 0);
      if (worth <= least) continue;
      top.offer(row, worth);
      least = top.least;
    }
  }
  return top.finish().at(-1)?.score ?? least;
}

/** The rows that have so much at least. */
function rowsFrom(least: number, among: RowSet, { numbers, sign }: Order): number[] {
  const found: number[] = [];
  const rows = roomFor(among);
  for (const count of among.inParts(rows)) {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      if (sign * (numbers[row] ?? 0) >= least) found.push(row);
    }
  }
  return found;
}

/** The cheapest or the dearest rows of a set, in that order, equals by the ids of their items. */
export function listByPrice(
  facts: FactColumns,
  among: RowSet,
  { isAscending, limit }: { isAscending: boolean; limit: number },
): ScoredRow[] {
  const order: Order = { numbers: facts.prices, sign: isAscending ? -1 : 1 };
  const worthOf = (row: number) => order.sign * (facts.prices[row] ?? 0);
  return rowsFrom(leastOfBest(among, order, limit), among, order)
    .map((row) => ({ row, id: facts.idAt(row) }))
    .sort((a, b) => worthOf(b.row) - worthOf(a.row) || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => unscored(row));
}
