import type { Table } from '@lancedb/lancedb';
import type { Sort } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { type Constraints, constraintsSql, keepPassing } from './constraints.ts';
import { diversify } from './diversify.ts';
import { fromMeaning, isTheme } from './from-meaning.ts';
import { fromPicture } from './from-picture.ts';
import { fromPrices } from './from-prices.ts';
import { type Fused, fuse, unranked } from './fuse.ts';
import { type Ranked, rank } from './rank.ts';
import type { RankedBy } from './rank-features.ts';
import { type Found, fromIds, fromListing, fromWords, WORDS_MAX } from './sources.ts';
import { withEmbeddings } from './with-embeddings.ts';
import { relatedQuery, typedQuery } from './words-query.ts';

export interface Wanted {
  understood: UnderstoodQuery;
  rankedBy: RankedBy;
  constraints: Constraints;
  look: Float32Array | null;
  /** What an embedding model says of the words, where there is one. */
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

async function list(table: Table, wanted: Wanted): Promise<Page> {
  const { constraints, rankedBy, sort, limit } = wanted;
  const where = constraintsSql(constraints);
  const total = await table.countRows(where);
  if (isPriceSort(sort)) {
    const order = { ascending: sort === 'Price (low/high)', limit, total };
    const priced = keepPassing(await fromPrices(table, where, order), constraints);
    return { found: unranked(priced), total };
  }
  const listed = keepPassing(await fromListing(table, where, { total }), constraints);
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
  found: readonly Found[];
  understood: UnderstoodQuery;
}

/** What goes with the words, where they did not find enough themselves. */
async function widen(table: Table, where: string, { found, understood }: WordsFound) {
  return found.length === WORDS_MAX ? [] : fromWords(table, where, relatedQuery(understood));
}

/** Everything that answers words or a picture, best first. */
export async function findMatches(table: Table, wanted: Wanted): Promise<Ranked[]> {
  const { constraints, understood, rankedBy, look, embedded } = wanted;
  const where = constraintsSql(constraints);
  const byWords = fromWords(table, where, typedQuery(understood));
  const [words, related, meaning, picture, near] = await Promise.all([
    byWords,
    byWords.then((found) => widen(table, where, { found, understood })),
    isTheme(understood) ? fromMeaning(table, where, rankedBy.meaning) : [],
    fromPicture(table, where, { look, byWords }),
    fromIds(table, where, embedded?.nearest ?? []),
  ]);
  const fused = fuse({
    words: keepPassing(words, constraints),
    related: keepPassing(related, constraints),
    meaning: keepPassing(meaning, constraints),
    picture: keepPassing(picture, constraints),
    embedded: keepPassing(near, constraints),
  });
  const scored = embedded === null ? fused : await withEmbeddings(fused, embedded);
  return cutTail(rank(scored, rankedBy), RELEVANCE_SHARE_MIN);
}

async function match(table: Table, wanted: Wanted): Promise<Page> {
  const ranked = await findMatches(table, wanted);
  const isSorted = isPriceSort(wanted.sort);
  const found = isSorted ? byPrice(ranked, wanted) : diversify(ranked, wanted.limit);
  return { found, total: ranked.length };
}

/** Runs the sources, fuses, filters, ranks and diversifies: a page of rows, not yet read whole. */
export const findPage = (table: Table, wanted: Wanted): Promise<Page> =>
  isListing(wanted) ? list(table, wanted) : match(table, wanted);
