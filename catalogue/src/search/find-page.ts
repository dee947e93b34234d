import type { Sort } from '@modiste/contract/values';
import { type FilteredItems, isExact, type MatchedWishes } from '../plan/match-wishes.ts';
import { isListing, isPriceSort, type SearchPlan } from '../plan/plan-search.ts';
import { diversify, mixKinds, mixRoles, varyListing } from '../rank/diversify.ts';
import { type Fused, unranked } from '../rank/fuse.ts';
import type { Ranked } from '../rank/rank.ts';
import { cutTail, rankListed, rankNear } from '../retrieve/rank-candidates.ts';
import { keepPassing } from '../retrieve/retrieve-candidates.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { namesTheme } from '../understand/themes.ts';
import { namedTypes } from '../understand/widen-types.ts';

/** A stretch of the list that answers a search. */
export interface Page {
  /** In the order asked for: first matches, then alternatives. */
  found: Fused[];
  /** How many match in all. */
  total: number;
  /** How many alternatives there are in all. */
  alternatives: number;
}

/** Sorting by price must not bring up the cheapest of the worst. */
const SORTED_RELEVANCE_SHARE_MIN = 0.5;

/** One part of the list: how long it is, and any stretch of it in order. */
interface Part {
  total: number;
  slice(from: number, to: number): Fused[] | Promise<Fused[]>;
}

const NO_PART: Part = { total: 0, slice: () => [] };

const isAscending = (sort: Sort | null) => sort === 'Price (low/high)';

/** All of some items: what ranking looks at goes first, the rest follows in the index's order. */
function exactPart(index: SearchIndex, plan: SearchPlan, { filter, count }: FilteredItems): Part {
  const { sort } = plan;
  return {
    total: count,
    async slice(from, to) {
      if (isPriceSort(sort)) {
        const page = { among: filter, isAscending: isAscending(sort), limit: to };
        return unranked(keepPassing(filter)(await index.listByPrice(page))).slice(from);
      }
      const ranked = vary(plan, await rankListed(index, plan, filter), to);
      const exceptIds = ranked.map(({ item }) => item.id);
      const limit = to - ranked.length;
      const rest = limit > 0 ? await index.list({ among: filter, exceptIds, limit }) : [];
      return [...ranked, ...unranked(keepPassing(filter)(rest))].slice(from);
    },
  };
}

/** The best page of a list: of several kinds that are named, each has its share. */
function vary(plan: SearchPlan, ranked: readonly Ranked[], limit: number): Ranked[] {
  if (isListing(plan)) return varyListing(ranked, limit);
  const kinds = namedTypes(plan.understood);
  return kinds.length > 1 ? mixKinds(ranked, limit, kinds) : diversify(ranked, limit);
}

/** What comes near enough among some items. */
async function nearPart(
  index: SearchIndex,
  plan: SearchPlan,
  { filter }: FilteredItems,
): Promise<Part> {
  const found = await rankNear(index, plan, filter);
  const order = () => {
    if (isPriceSort(plan.sort)) {
      const sign = isAscending(plan.sort) ? 1 : -1;
      const near = cutTail(found, SORTED_RELEVANCE_SHARE_MIN);
      return near.toSorted((a, b) => sign * (a.item.price - b.item.price));
    }
    const isMixed = plan.imageEmbedding === null && namesTheme(plan.understood);
    return isMixed ? mixRoles(found, found.length) : diversify(found, found.length);
  };
  const ordered = order();
  return { total: ordered.length, slice: (from, to) => ordered.slice(from, to) };
}

/** What misses a wish; beside a picture only where nothing meets them all, since likeness comes first. */
function alternativePart(
  index: SearchIndex,
  plan: SearchPlan,
  { alternatives, total }: { alternatives: FilteredItems; total: number },
): Part | Promise<Part> {
  if (alternatives.count === 0) return NO_PART;
  if (plan.imageEmbedding === null) return exactPart(index, plan, alternatives);
  return total > 0 ? NO_PART : nearPart(index, plan, alternatives);
}

/** One stretch of a list of two parts. */
async function sliceBoth([first, second]: readonly [Part, Part], from: number, to: number) {
  const one = from < first.total ? await first.slice(from, Math.min(to, first.total)) : [];
  const start = Math.max(0, from - first.total);
  const end = Math.min(to - first.total, second.total);
  const other = end > start ? await second.slice(start, end) : [];
  return [...one, ...other];
}

/** Finds what answers a plan, as candidates that are not yet read whole. */
export async function findPage(
  index: SearchIndex,
  plan: SearchPlan,
  matched: MatchedWishes,
): Promise<Page> {
  const { offset, limit } = plan;
  const { matches, alternatives } = matched;
  const first = isExact(plan, matched)
    ? exactPart(index, plan, matches)
    : await nearPart(index, plan, matches);
  const second = await alternativePart(index, plan, { alternatives, total: first.total });
  const found = await sliceBoth([first, second], offset, offset + limit);
  return { found, total: first.total, alternatives: second.total };
}
