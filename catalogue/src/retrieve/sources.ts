import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { type RowSet, roomFor } from '../memory-index/rows/row-set.ts';
import { type ScoredRow, TopRows } from '../memory-index/rows/top-rows.ts';
import { type CatalogueSnapshot, itemAt } from '../snapshot/catalogue-snapshot.ts';
import { SAMPLE_BUCKETS } from '../store/item-schema.ts';

/** A candidate as one source found it. */
export interface Found {
  /** Of the shop. */
  row: number;
  candidate: IndexedItem;
  /** BM25 from the words, cosine similarity from the picture, 0 from a listing. */
  score: number;
}

export const WORDS_MAX = 160;
/** What lies nearest to a picture or a meaning. */
export const NEAREST_MAX = 120;
const LISTED_MAX = 400;

export const toFound = (shop: CatalogueSnapshot, scored: readonly ScoredRow[]): Found[] =>
  scored.map(({ row, score }) => ({ row, score, candidate: itemAt(shop, row) }));

const unscored = (row: number): ScoredRow => ({ row, score: 0 });

export const fromRows = (shop: CatalogueSnapshot, rows: readonly number[]): Found[] =>
  toFound(shop, rows.map(unscored));

/** The best by BM25 among some rows. */
export const fromWords = (
  shop: CatalogueSnapshot,
  among: RowSet,
  words: readonly string[],
): Found[] => toFound(shop, shop.words.best(words, among, WORDS_MAX));

/** Those of these ids that are among some rows, in the order of the ids. */
export function fromIds(shop: CatalogueSnapshot, among: RowSet, ids: readonly string[]): Found[] {
  const rows = ids.map((id) => shop.facts.rowOf(id)).filter((row) => among.has(row));
  return fromRows(shop, rows);
}

/**
 * A fair sample of some rows: all of them, or about `most` spread evenly, the same ones always.
 */
export function fromListing(shop: CatalogueSnapshot, among: RowSet, most = LISTED_MAX): Found[] {
  const { mixes } = shop.facts;
  const share = Math.ceil((most / Math.max(among.count, 1)) * SAMPLE_BUCKETS);
  const sample: ScoredRow[] = [];
  const rows = roomFor(among);
  for (const count of among.inParts(rows)) {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      if ((mixes[row] ?? 0) < share) sample.push(unscored(row));
    }
  }
  return toFound(shop, sample);
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

/** The cheapest or the dearest of some rows, in that order, equals by their ids. */
export function fromPrices(
  shop: CatalogueSnapshot,
  among: RowSet,
  { ascending, limit }: { ascending: boolean; limit: number },
): Found[] {
  const order: Order = { numbers: shop.facts.prices, sign: ascending ? -1 : 1 };
  const equals = rowsFrom(leastOfBest(among, order, limit), among, order);
  const worthOf = ({ candidate }: Found) => order.sign * candidate.price;
  return toFound(shop, equals.map(unscored))
    .sort((a, b) => worthOf(b) - worthOf(a) || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, limit);
}
