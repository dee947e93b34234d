import type { RowSet } from '../shop/row-set.ts';
import { itemAt, type Shop } from '../shop/shop.ts';
import type { ShopItem } from '../shop/shop-item.ts';
import { type ScoredRow, TopRows } from '../shop/top-rows.ts';
import { MIXES } from '../store/item-schema.ts';

/** A candidate as one source found it. */
export interface Found {
  /** Of the shop. */
  row: number;
  candidate: ShopItem;
  /** BM25 from the words, cosine similarity from the picture, 0 from a listing. */
  score: number;
}

export const WORDS_MAX = 160;
const LISTED_MAX = 400;

export const toFound = (shop: Shop, scored: readonly ScoredRow[]): Found[] =>
  scored.map(({ row, score }) => ({ row, score, candidate: itemAt(shop, row) }));

const unscored = (row: number): ScoredRow => ({ row, score: 0 });

/** The best by BM25 among some rows. */
export const fromWords = (shop: Shop, among: RowSet, words: readonly string[]): Found[] =>
  toFound(shop, shop.words.best(words, among, WORDS_MAX));

/** Those of these ids that are among some rows, in the order of the ids. */
export function fromIds(shop: Shop, among: RowSet, ids: readonly string[]): Found[] {
  const rows = ids.map((id) => shop.facts.rowOf(id)).filter((row) => among.has(row));
  return toFound(shop, rows.map(unscored));
}

/**
 * A fair sample of some rows: all of them, or about `most` spread evenly, the same ones always.
 */
export function fromListing(shop: Shop, among: RowSet, most = LISTED_MAX): Found[] {
  const { mixes } = shop.facts;
  const share = Math.ceil((most / Math.max(among.count, 1)) * MIXES);
  const sample: ScoredRow[] = [];
  among.each((row) => {
    if ((mixes[row] ?? 0) < share) sample.push(unscored(row));
  });
  return toFound(shop, sample);
}

/** The cheapest or the dearest of some rows, in that order, equals by their ids. */
export function fromPrices(
  shop: Shop,
  among: RowSet,
  { ascending, limit }: { ascending: boolean; limit: number },
): Found[] {
  const { prices } = shop.facts;
  const sign = ascending ? -1 : 1;
  const worthOf = (row: number) => sign * (prices[row] ?? 0);
  const top = new TopRows(limit);
  among.each((row) => top.offer(row, worthOf(row)));
  const least = top.finish().at(-1)?.score ?? Number.NEGATIVE_INFINITY;
  const equals: ScoredRow[] = [];
  among.each((row) => {
    if (worthOf(row) >= least) equals.push(unscored(row));
  });
  return toFound(shop, equals)
    .sort((a, b) => worthOf(b.row) - worthOf(a.row) || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, limit);
}
