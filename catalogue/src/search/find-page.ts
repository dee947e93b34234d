import type { Sort } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { RowSet } from '../shop/row-set.ts';
import type { Shop } from '../shop/shop.ts';
import { type Constraints, keepPassing, rowsMeeting } from './constraints.ts';
import { diversify } from './diversify.ts';
import { fromMeaning, isTheme } from './from-meaning.ts';
import { fromPicture } from './from-picture.ts';
import { type Fused, fuse, unranked } from './fuse.ts';
import { type Ranked, rank } from './rank.ts';
import type { RankedBy } from './rank-features.ts';
import { type Found, fromListing, fromPrices, fromWords, WORDS_MAX } from './sources.ts';
import { fromEmbeddings, withEmbeddings } from './with-embeddings.ts';
import { relatedQuery } from './words-query.ts';

export interface Wanted {
  understood: UnderstoodQuery;
  rankedBy: RankedBy;
  constraints: Constraints;
  look: Float32Array | null;
  /** What an embedding model says of the words and the picture, where there is one. */
  embedded: EmbeddedQuery | null;
  sort: Sort | null;
  limit: number;
}

export interface Page {
  /** Best first, or by price where that was asked for. */
  found: Fused[];
  total: number;
}

/** Less relevant than this share of the best is not an answer to the words. */
const RELEVANCE_SHARE_MIN = 0.15;
/** Sorting by price must not bring up the cheapest of the worst. */
const SORTED_RELEVANCE_SHARE_MIN = 0.5;

export const isPriceSort = (sort: Sort | null) => sort !== null && sort !== 'Relevance';

/** Whether the request names no words and no picture, only filters if anything. */
export const isListing = ({ understood, look }: Wanted) =>
  look === null && understood.words.length === 0;

function list(shop: Shop, wanted: Wanted): Page {
  const { constraints, rankedBy, sort, limit } = wanted;
  const among = rowsMeeting(shop, constraints);
  const total = among.count;
  if (isPriceSort(sort)) {
    const order = { ascending: sort === 'Price (low/high)', limit };
    const priced = keepPassing(fromPrices(shop, among, order), constraints);
    return { found: unranked(priced), total };
  }
  const listed = keepPassing(fromListing(shop, among), constraints);
  return { found: diversify(rank(unranked(listed), rankedBy), limit), total };
}

/** By the match alone: what is nudged up hides nothing. */
function cutTail(ranked: readonly Ranked[], share: number): Ranked[] {
  const least = Math.max(0, ...ranked.map(({ match }) => match)) * share;
  return ranked.filter(({ match }) => match >= least);
}

function byPrice(ranked: readonly Ranked[], wanted: Wanted): Ranked[] {
  const sign = wanted.sort === 'Price (low/high)' ? 1 : -1;
  const price = ({ candidate }: Ranked) => sign * candidate.price;
  return cutTail(ranked, SORTED_RELEVANCE_SHARE_MIN)
    .toSorted((a, b) => price(a) - price(b))
    .slice(0, wanted.limit)
    .toSorted((a, b) => b.relevance - a.relevance);
}

interface WordsFound {
  words: readonly Found[];
  understood: UnderstoodQuery;
}

/** What goes with the words, where they did not find enough themselves. */
function widen(shop: Shop, among: RowSet, { words, understood }: WordsFound) {
  return words.length === WORDS_MAX ? [] : fromWords(shop, among, relatedQuery(understood));
}

/** Everything that answers words or a picture, best first. */
export async function findMatches(shop: Shop, wanted: Wanted): Promise<Ranked[]> {
  const { constraints, understood, rankedBy, look, embedded } = wanted;
  const among = rowsMeeting(shop, constraints);
  const words = fromWords(shop, among, understood.words);
  const related = widen(shop, among, { words, understood });
  const near = fromEmbeddings(shop, among, embedded);
  const meaning = isTheme(understood) ? fromMeaning(shop, among, rankedBy.meaning) : [];
  const picture = fromPicture(shop, among, look);
  const fused = fuse({
    words: keepPassing(words, constraints),
    related: keepPassing(related, constraints),
    meaning: keepPassing(meaning, constraints),
    picture: keepPassing(picture, constraints),
    embedded: near.map((list) => keepPassing(list, constraints)),
  });
  const scored = embedded === null ? fused : await withEmbeddings(fused, embedded);
  return cutTail(rank(scored, rankedBy), RELEVANCE_SHARE_MIN);
}

async function match(shop: Shop, wanted: Wanted): Promise<Page> {
  const ranked = await findMatches(shop, wanted);
  const isSorted = isPriceSort(wanted.sort);
  const found = isSorted ? byPrice(ranked, wanted) : diversify(ranked, wanted.limit);
  return { found, total: ranked.length };
}

/** Runs the sources, fuses, filters, ranks and diversifies: a page of rows, not yet read whole. */
export const findPage = async (shop: Shop, wanted: Wanted): Promise<Page> =>
  isListing(wanted) ? list(shop, wanted) : match(shop, wanted);
