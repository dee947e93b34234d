import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { Sort } from '@modiste/contract/values';
import { queryConceptVector } from '@modiste/lexicon/concept-vector';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { all, type Filter, NOTHING } from '../filters/filter.ts';
import { type Limits, limitFilter } from '../filters/request-filters.ts';
import type { RankingInputs } from '../rank/rank-features.ts';
import { readTaste } from '../rank/taste.ts';
import type { Vocabulary } from '../search-index/vocabulary.ts';
import { dayOf } from '../store/day-of.ts';
import { type KindShares, typesOfKind } from '../understand/pictured-kinds.ts';
import { typeFamily } from '../understand/type-family.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import { typedWishes, type Wish } from './typed-wishes.ts';

/** A search before anything is looked for: plain data, made from the request and its words. */
export interface SearchPlan {
  understood: UnderstoodQuery;
  /** What is kept strictly, by filters and by words. */
  limits: Limits;
  /** The limits as a filter: every answer passes it. */
  limitFilter: Filter;
  /** What the words ask for beyond the limits. */
  wishes: readonly Wish[];
  ranking: RankingInputs;
  imageEmbedding: Float32Array | null;
  embedded: EmbeddedQuery | null;
  sort: Sort | null;
  /** How many items of the list to leave out at its beginning. */
  offset: number;
  limit: number;
}

const UNKNOWN_POPULARITY = () => 0;

/** What words name goes before what a shopper said of their picture. */
function requestedTypes({ kind }: ResolvedRequest, { types }: UnderstoodQuery): string[] {
  return types.length === 0 && kind ? typesOfKind(kind) : typeFamily(types);
}

const picturedKinds = ({ kind, pictured = null }: ResolvedRequest): KindShares | null =>
  kind ? { [kind]: 1 } : pictured;

/** Goods that are known to be none of a fashion shop's, whatever words its texts have. */
const namesOtherGoods = ({ text }: UnderstoodQuery): boolean =>
  understandQuery(text, { isIndexedWord: () => true }).unknownGoods !== null;

/**
 * Nothing answers goods that no fashion shop sells, or a size that none comes in. A word that only the
 * lexicon does not know may be one that an embedding model understands.
 */
function isUnanswerable(understood: UnderstoodQuery, embedded: EmbeddedQuery | null): boolean {
  const { unknownGoods, unlistedSizes } = understood;
  if (unlistedSizes.length > 0) return true;
  return unknownGoods !== null && (embedded === null || namesOtherGoods(understood));
}

/** The index prepares itself for each vector anew, so that a query keeps the same one. */
const conceptVectors = new WeakMap<UnderstoodQuery, Float32Array>();

function conceptVectorOf(understood: UnderstoodQuery): Float32Array | null {
  const vector = conceptVectors.get(understood) ?? queryConceptVector(understood);
  if (vector !== null) conceptVectors.set(understood, vector);
  return vector;
}

function rankingInputs(request: ResolvedRequest, understood: UnderstoodQuery): RankingInputs {
  const { anchor, preferences, popularityOf = UNKNOWN_POPULARITY, now = new Date() } = request;
  return {
    understood,
    anchor,
    conceptVector: conceptVectorOf(understood),
    pictured: picturedKinds(request),
    taste: preferences === undefined ? null : readTaste(preferences),
    popularityOf,
    today: dayOf(now),
  };
}

/** Plans the search of a request whose words are understood. */
export function planSearch(
  vocabulary: Vocabulary,
  request: ResolvedRequest,
  understood: UnderstoodQuery,
): SearchPlan {
  const { filters, imageEmbedding, embedded, exceptId = null } = request;
  const { offset = 0, limit = SEARCH_RESULTS_MAX } = request;
  const { hard, not } = understood;
  const limits = { filters, hard, not, types: requestedTypes(request, understood), exceptId };
  const strict = limitFilter(limits);
  return {
    understood,
    limits,
    limitFilter: isUnanswerable(understood, embedded) ? all(NOTHING, strict) : strict,
    wishes: typedWishes(vocabulary, understood),
    ranking: rankingInputs(request, understood),
    imageEmbedding,
    embedded,
    sort: filters.sort,
    offset,
    limit,
  };
}

export const isPriceSort = (sort: Sort | null) => sort !== null && sort !== 'Relevance';

/** Whether the request names no words and no picture, only filters if anything. */
export const isListing = ({ understood, imageEmbedding }: SearchPlan) =>
  imageEmbedding === null && understood.words.length === 0;
