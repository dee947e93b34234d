import { describe, expect, it } from 'vitest';
import { filtersDiffer, mustSearchAgain } from './compare-filters.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';

const withFilters = (part: Partial<Filters>): Filters => ({ ...DEFAULT_FILTERS, ...part });

describe('what a change asks for', () => {
  it('searches again for any filter but the sort', () => {
    expect(mustSearchAgain(DEFAULT_FILTERS, withFilters({ sale: true }))).toBe(true);
    expect(mustSearchAgain(DEFAULT_FILTERS, withFilters({ sort: 'Price (low/high)' }))).toBe(false);
  });

  it('does not mind the order of list values', () => {
    const [a, b] = [
      withFilters({ color: ['Red', 'Blue'] }),
      withFilters({ color: ['Blue', 'Red'] }),
    ];
    expect(filtersDiffer(a, b)).toBe(false);
    expect(filtersDiffer(a, withFilters({ color: ['Blue'] }))).toBe(true);
  });
});
