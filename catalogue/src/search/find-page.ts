import type { Sort } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { type Constraints, keepPassing } from '../filters/constraints.ts';
import type { RowSet } from '../memory-index/rows/row-set.ts';
import { type MatchSets, matchSets } from '../plan/match-sets.ts';
import { diversify, mixRoles, varyListing } from '../rank/diversify.ts';
import { type Fused, unranked } from '../rank/fuse.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import type { RankingInputs } from '../rank/rank-features.ts';
import { findMatches } from '../retrieve/find-matches.ts';
import { namesTheme } from '../retrieve/from-concepts.ts';
import { fromListing, fromPrices, fromRows } from '../retrieve/sources.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

export interface SearchPlan {
  understood: UnderstoodQuery;
  ranking: RankingInputs;
  constraints: Constraints;
  look: Float32Array | null;
  /** What an embedding model says of the words and the picture, where there is one. */
  embedded: EmbeddedQuery | null;
  sort: Sort | null;
  /** How many items of the list to leave out at its beginning. */
  offset: number;
  limit: number;
}

export interface Page {
  /** In the order asked for: first matches, then alternatives. */
  found: Fused[];
  sets: MatchSets;
  /** How many match in all. */
  total: number;
  /** How many alternatives there are in all. */
  alternatives: number;
}

/** Sorting by price must not bring up the cheapest of the worst. */
const SORTED_RELEVANCE_SHARE_MIN = 0.5;
/** Less relevant than this share of the best is not an answer to the words. */
const RELEVANCE_SHARE_MIN = 0.15;

export const isPriceSort = (sort: Sort | null) => sort !== null && sort !== 'Relevance';

/** Whether the request names no words and no picture, only filters if anything. */
export const isListing = ({ understood, look }: SearchPlan) =>
  look === null && understood.words.length === 0;

/**
 * Whether all that meets the constraints and wishes answers the request. A picture, a theme or words
 * that nothing was read into are answered by what comes near enough.
 */
export const isExact = (wanted: SearchPlan, { wishes }: MatchSets): boolean => {
  const { understood, look } = wanted;
  if (look !== null) return false;
  if (isListing(wanted) || understood.types.length > 0) return true;
  return wishes.length > 0 && !namesTheme(understood);
};

/** By the match alone: what is nudged up hides nothing. */
function cutTail(ranked: readonly Ranked[], share: number): Ranked[] {
  const least = Math.max(0, ...ranked.map(({ match }) => match)) * share;
  return ranked.filter(({ match }) => match >= least);
}

/** One part of the list: how long it is, and any stretch of it in order. */
interface Part {
  total: number;
  slice(from: number, to: number): Fused[] | Promise<Fused[]>;
}

const NO_PART: Part = { total: 0, slice: () => [] };

const isAscending = (sort: Sort | null) => sort === 'Price (low/high)';

/** What ranking looks at goes first; the rest of a long list follows in the order of the shop. */
async function rankSome(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  among: RowSet,
): Promise<Ranked[]> {
  if (!isListing(wanted)) return findMatches(shop, wanted, { among, isListed: true });
  const listed = keepPassing(fromListing(shop, among), wanted.constraints);
  return rank(unranked(listed), wanted.ranking);
}

/** The first `count` rows of some that were not ranked. */
function unrankedRows(among: RowSet, ranked: readonly Fused[], count: number): number[] {
  const before = new Set(ranked.map(({ row }) => row));
  const rows: number[] = [];
  if (count <= 0) return rows;
  among.each((row) => {
    if (rows.length < count && !before.has(row)) rows.push(row);
  });
  return rows;
}

function exactPart(shop: CatalogueSnapshot, wanted: SearchPlan, among: RowSet): Part {
  const { constraints, sort } = wanted;
  return {
    total: among.count,
    async slice(from, to) {
      if (isPriceSort(sort)) {
        const order = { ascending: isAscending(sort), limit: to };
        return unranked(keepPassing(fromPrices(shop, among, order), constraints)).slice(from);
      }
      const vary = isListing(wanted) ? varyListing : diversify;
      const ranked = vary(await rankSome(shop, wanted, among), to);
      const rest = unrankedRows(among, ranked, to - ranked.length);
      return [...ranked, ...unranked(fromRows(shop, rest))].slice(from);
    },
  };
}

/** What comes near enough to a picture, a theme or words, best first. */
export async function findNear(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  among: RowSet,
): Promise<Ranked[]> {
  const ranked = await findMatches(shop, wanted, { among, isListed: false });
  return cutTail(ranked, RELEVANCE_SHARE_MIN);
}

async function nearPart(shop: CatalogueSnapshot, wanted: SearchPlan, among: RowSet): Promise<Part> {
  const found = await findNear(shop, wanted, among);
  const order = () => {
    if (isPriceSort(wanted.sort)) {
      const sign = isAscending(wanted.sort) ? 1 : -1;
      const near = cutTail(found, SORTED_RELEVANCE_SHARE_MIN);
      return near.toSorted((a, b) => sign * (a.candidate.price - b.candidate.price));
    }
    const isMixed = wanted.look === null && namesTheme(wanted.understood);
    return isMixed ? mixRoles(found, found.length) : diversify(found, found.length);
  };
  const ordered = order();
  return { total: ordered.length, slice: (from, to) => ordered.slice(from, to) };
}

/** What misses a wish; beside a picture only where nothing meets them all, since likeness comes first. */
function alternativePart(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  { sets, total }: { sets: MatchSets; total: number },
): Part | Promise<Part> {
  if (sets.alternatives.count === 0) return NO_PART;
  if (wanted.look === null) return exactPart(shop, wanted, sets.alternatives);
  return total > 0 ? NO_PART : nearPart(shop, wanted, sets.alternatives);
}

/** One stretch of a list of two parts. */
async function sliceBoth([first, second]: readonly [Part, Part], from: number, to: number) {
  const one = from < first.total ? await first.slice(from, Math.min(to, first.total)) : [];
  const start = Math.max(0, from - first.total);
  const end = Math.min(to - first.total, second.total);
  const other = end > start ? await second.slice(start, end) : [];
  return [...one, ...other];
}

/** Finds what answers a request, as a page of rows that are not yet read whole. */
export async function findPage(shop: CatalogueSnapshot, wanted: SearchPlan): Promise<Page> {
  const { offset, limit } = wanted;
  const sets = matchSets(shop, wanted);
  const first = isExact(wanted, sets)
    ? exactPart(shop, wanted, sets.matches)
    : await nearPart(shop, wanted, sets.matches);
  const second = await alternativePart(shop, wanted, { sets, total: first.total });
  const found = await sliceBoth([first, second], offset, offset + limit);
  return { found, sets, total: first.total, alternatives: second.total };
}
