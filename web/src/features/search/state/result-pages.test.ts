import type { SearchAnswer } from '@modiste/contract/calls/search';
import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { joinPages, nextPage, type ResultPages, sortLoaded } from './result-pages.ts';

const idsOf = (items: readonly { id: string }[] = []) => items.map(({ id }) => id).join('');

/** A page of items named by one letter each. */
const page = (ids: string, given: Partial<SearchAnswer> = {}): SearchAnswer => ({
  search_id: 's',
  items: [...ids].map((id, at) => makeItem(id, { rank: at + 1, price: id.charCodeAt(0) })),
  total: ids.length,
  alternatives: null,
  notice: null,
  looks_like: null,
  understood: [],
  corrected_query: null,
  relaxations: [],
  ...given,
});

function pagesOf(...pages: SearchAnswer[]): ResultPages {
  let offset = 0;
  const pageParams = pages.map(({ items }) => {
    const param = { offset, count: 60 };
    offset += items.length;
    return param;
  });
  return { pages, pageParams };
}

describe('the pages of a search', () => {
  it('are one list of matches, then alternatives', () => {
    const alternatives = { heading: 'Dresses in other colors', total: 4 };
    const list = joinPages(
      pagesOf(page('abc', { total: 5, alternatives }), page('defg', { total: 5, alternatives })),
    );
    expect(idsOf(list?.matches)).toBe('abcde');
    expect(idsOf(list?.alternatives)).toBe('fg');
    expect(list?.isComplete).toBe(false);
  });

  it('show an item once that a changed catalogue pushes into a later page', () => {
    const list = joinPages(pagesOf(page('abc', { total: 5 }), page('cde', { total: 6 })));
    expect(idsOf(list?.matches)).toBe('abcde');
    expect(list?.isComplete).toBe(true);
  });

  it('count by the newest page and tell of the search by the first', () => {
    const first = page('ab', { total: 4, notice: 'No mint dresses here.' });
    const list = joinPages(pagesOf(first, page('c', { total: 3 })));
    expect(list?.first.notice).toBe('No mint dresses here.');
    expect(list?.last.total).toBe(3);
    expect(list?.isComplete).toBe(true);
  });

  it('go on behind the last item, of matches and alternatives alike', () => {
    const given = page('abc', { total: 3, alternatives: { heading: 'Others', total: 2 } });
    expect(nextPage(given, { offset: 0, count: 60 })).toEqual({ offset: 3, count: 60 });
    expect(nextPage(given, { offset: 2, count: 60 })).toBeNull();
  });

  it('end where a shrunken catalogue has no more, and where the server answers no further', () => {
    expect(nextPage(page('', { total: 90 }), { offset: 60, count: 60 })).toBeNull();
    const deep = page('ab', { total: 20_000 });
    expect(nextPage(deep, { offset: 9998, count: 60 })).toEqual({ offset: 10_000, count: 60 });
    expect(nextPage(deep, { offset: 10_000, count: 60 })).toBeNull();
  });
});

describe('sorting what is loaded', () => {
  const low = { from: null, to: 'Price (low/high)' } as const;

  it('orders matches and alternatives each by itself', () => {
    const all = page('cabed', { total: 3, alternatives: { heading: 'Others', total: 2 } });
    const sorted = sortLoaded(pagesOf(all), low);
    const list = sorted === null ? null : joinPages(sorted);
    expect(idsOf(list?.matches)).toBe('abc');
    expect(idsOf(list?.alternatives)).toBe('de');
    expect(list?.isComplete).toBe(true);
  });

  it('goes back to relevance', () => {
    const byPrice = sortLoaded(pagesOf(page('cab')), low);
    const back = byPrice === null ? null : sortLoaded(byPrice, { from: low.to, to: null });
    expect(idsOf(back?.pages[0]?.items)).toBe('cab');
  });

  it('is left to the server while a part of the list is not loaded', () => {
    expect(sortLoaded(pagesOf(page('abc', { total: 90 })), low)).toBeNull();
  });

  it('is left to the server where pages in the order of prices tell no relevance', () => {
    const many = 'x'.repeat(61);
    const items = [...many].map((_, at) => makeItem(`x${at}`, { rank: at + 1 }));
    const byPrice = pagesOf(page(many, { items, total: 61 }));
    expect(sortLoaded(byPrice, { from: low.to, to: 'Relevance' })).toBeNull();
    expect(sortLoaded(byPrice, { from: low.to, to: 'Price (high/low)' })).not.toBeNull();
  });
});
