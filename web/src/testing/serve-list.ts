import type { SearchAnswer } from '@modiste/contract/calls/search';
import type { Item } from '@modiste/contract/entities/item';
import { sortItems } from '@modiste/contract/filters/sort-items';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import type { Sort } from '@modiste/contract/values';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { makeItem } from './make-item.ts';
import { makeSearchAnswer } from './make-search-answer.ts';

export interface AskedPage {
  query: string;
  offset: number;
  filters: { sort: Sort | null };
}

/** So many dresses, the last of them the cheapest. */
export const makeDresses = (count: number, name = 'd'): Item[] =>
  Array.from({ length: count }, (_, at) =>
    makeItem(`${name}${at + 1}`, { rank: at + 1, price: 1000 - at, full_price: 1000 - at }),
  );

export interface ServedList {
  matches: Item[];
  alternatives?: { heading: string; items: Item[] };
  given?: Partial<SearchAnswer>;
}

/** Answers searches page by page from a list, as the server does. */
export function serveList(listOf: (asked: AskedPage) => ServedList, asked: AskedPage[] = []) {
  return http.post<never, AskedPage, JsonBodyType>(`*${PATHS.search.path}`, async ({ request }) => {
    const body = await request.json();
    asked.push(body);
    const { matches, alternatives, given } = listOf(body);
    const sorted = sortItems(matches, body.filters.sort);
    const all = [...sorted, ...(alternatives?.items ?? [])];
    const page = all.slice(body.offset, body.offset + SEARCH_RESULTS_MAX);
    const answer = makeSearchAnswer(page, {
      total: matches.length,
      alternatives: alternatives
        ? { heading: alternatives.heading, total: alternatives.items.length }
        : null,
      ...given,
    });
    return HttpResponse.json(answer);
  });
}
