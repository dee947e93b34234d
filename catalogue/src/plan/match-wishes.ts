import { all, any, type Filter, NOTHING, not } from '../filters/filter.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { namesTheme } from '../understand/themes.ts';
import { isListing, type SearchPlan } from './plan-search.ts';
import type { Wish } from './typed-wishes.ts';

/** Some items, as a filter, and how many they are. */
export interface FilteredItems {
  filter: Filter;
  count: number;
}

/** What a search lists: all matches, and after them what misses one wish. */
export interface MatchedWishes {
  wishes: readonly Wish[];
  matches: FilteredItems;
  alternatives: FilteredItems;
  /** The wishes that alternatives miss. */
  missed: readonly Wish[];
}

const NONE: FilteredItems = { filter: NOTHING, count: 0 };

const sumOf = (items: readonly FilteredItems[]): number =>
  items.reduce((sum, { count }) => sum + count, 0);

/** What meets all wishes but one; nothing where that one would leave nothing else asked for. */
const missingOne = (limits: Filter, wishes: readonly Wish[]): Filter[] =>
  wishes.map(({ filter }, at) =>
    all(limits, ...wishes.toSpliced(at, 1).map((other) => other.filter), not(filter)),
  );

/**
 * Finds out what meets every limit and every wish, and what misses exactly one wish: the color, where
 * the same is there in others. Where nothing is in either, all of the wanted type that meets the
 * limits. Asks the index once.
 */
export async function matchWishes(index: SearchIndex, plan: SearchPlan): Promise<MatchedWishes> {
  const { limitFilter: limits, wishes, understood, embedded } = plan;
  const isTyped = understood.types.length > 0;
  const isAlone = wishes.length === 1 && !isTyped;
  const filter = all(limits, ...wishes.map((wish) => wish.filter));
  const nearFilters = isAlone ? [] : missingOne(limits, wishes);
  const [count = 0, limited = 0, ...nearCounts] = await index.count([
    filter,
    limits,
    ...nearFilters,
  ]);
  const matches = { filter, count };
  const withinLimits = { filter: limits, count: limited };
  if (isAlone && count === 0 && embedded !== null) {
    // What no item states, a model may see in pictures.
    return { wishes: [], matches: withinLimits, alternatives: NONE, missed: [] };
  }
  if (wishes.length === 0 || isAlone) return { wishes, matches, alternatives: NONE, missed: [] };
  const near = wishes.map((wish, at) => ({
    wish,
    filter: nearFilters[at] ?? NOTHING,
    count: nearCounts[at] ?? 0,
  }));
  const found = near.filter((one) => one.count > 0);
  const inOtherColors = found.find(({ wish }) => wish.kind === 'color');
  const offered = inOtherColors === undefined ? found : [inOtherColors];
  if (count === 0 && offered.length === 0 && isTyped) {
    return { wishes, matches, alternatives: withinLimits, missed: wishes };
  }
  const alternatives = {
    filter: any(...offered.map((one) => one.filter)),
    // Nothing misses exactly one wish in two ways.
    count: sumOf(offered),
  };
  return { wishes, matches, alternatives, missed: offered.map(({ wish }) => wish) };
}

/**
 * Whether all that meets the limits and wishes answers the request. A picture, a theme or words that
 * nothing was read into are answered by what comes near enough.
 */
export function isExact(plan: SearchPlan, { wishes }: MatchedWishes): boolean {
  const { understood, imageEmbedding } = plan;
  if (imageEmbedding !== null) return false;
  if (isListing(plan) || understood.types.length > 0) return true;
  return wishes.length > 0 && !namesTheme(understood);
}
