import type { SearchAnswer } from '@modiste/contract/calls/search';
import type { Item } from '@modiste/contract/entities/item';
import { sortItems } from '@modiste/contract/filters/sort-items';
import { SEARCH_OFFSET_MAX, SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { Sort } from '@modiste/contract/values';
import type { InfiniteData } from '@tanstack/react-query';

/** The part of a list that is fetched at once; a restored list fetches several pages as one. */
export interface PageParam {
  offset: number;
  count: number;
}

export type ResultPages = InfiniteData<SearchAnswer, PageParam>;

/** Matches and alternatives together, as the server counts them. */
export const listLength = ({ total, alternatives }: SearchAnswer) =>
  total + (alternatives?.total ?? 0);

/** What to fetch after a page; null at the end of the list, and where the server answers no more. */
export function nextPage(page: SearchAnswer, { offset }: PageParam): PageParam | null {
  const next = offset + page.items.length;
  const isEnd = page.items.length === 0 || next >= listLength(page);
  return isEnd || next > SEARCH_OFFSET_MAX ? null : { offset: next, count: SEARCH_RESULTS_MAX };
}

/** All that is loaded of a list, each item once. */
export interface ResultList {
  matches: Item[];
  alternatives: Item[];
  /** The first page: what was understood, and what there is to say of the search. */
  first: SearchAnswer;
  /** The page that was loaded last, whose counts are the newest. */
  last: SearchAnswer;
  /** How many items are loaded, as offsets count them. */
  loaded: number;
  /** Whether nothing of the list is left to load. */
  isComplete: boolean;
}

/**
 * Joins the pages of a search. While a shopper scrolls, the catalogue may change and push an item
 * into a later page again: it stays where it was seen first.
 */
export function joinPages({ pages, pageParams }: ResultPages): ResultList | null {
  const [first, last, lastParam] = [pages[0], pages.at(-1), pageParams.at(-1)];
  if (first === undefined || last === undefined || lastParam === undefined) return null;
  const seen = new Set<string>();
  const [matches, alternatives]: [Item[], Item[]] = [[], []];
  for (const [at, page] of pages.entries()) {
    const offset = pageParams[at]?.offset ?? 0;
    for (const [index, item] of page.items.entries()) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      (offset + index < page.total ? matches : alternatives).push(item);
    }
  }
  const loaded = lastParam.offset + last.items.length;
  return { matches, alternatives, first, last, loaded, isComplete: loaded >= listLength(last) };
}

const isRelevance = (sort: Sort | null) => sort === null || sort === 'Relevance';

/**
 * The same results in another order, without asking the server. Null where that would be wrong:
 * while a part of the list is not loaded, its cheapest items may be among the rest, and pages that
 * came in the order of prices rank their items each by itself.
 */
export function sortLoaded(
  pages: ResultPages,
  { from, to }: { from: Sort | null; to: Sort | null },
): ResultPages | null {
  const list = joinPages(pages);
  if (list === null || !list.isComplete) return null;
  const { matches, alternatives, first, loaded } = list;
  const isRanked = isRelevance(from) || loaded <= SEARCH_RESULTS_MAX;
  if (isRelevance(to) && !isRanked) return null;
  const answer: SearchAnswer = {
    ...first,
    items: [...sortItems(matches, to), ...sortItems(alternatives, to)],
    total: matches.length,
    alternatives: first.alternatives && { ...first.alternatives, total: alternatives.length },
  };
  return { pages: [answer], pageParams: [{ offset: 0, count: loaded }] };
}
