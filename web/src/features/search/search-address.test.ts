import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSearch, type Search, searchPart, writeSearch } from './search-address.ts';

const FULL: Search = {
  query: 'black & white: 50% "off"',
  filters: {
    ...DEFAULT_FILTERS,
    sort: 'Price (low/high)',
    gender: ['Women', 'Unisex'],
    sale: true,
    priceRangeMin: 20,
    priceRangeMax: 150,
    clothing_canonical_size: ['32x30'],
    color: ['Black'],
  },
  attachment: { id: 'demo_a:b', context: 'item' },
};

const readBack = (search: Search) => readSearch(writeSearch(search).replace(/^\/\??/, ''));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the address of a search', () => {
  it('gives back the whole search', () => {
    expect(readBack(FULL)).toEqual(FULL);
  });

  it('is the bare root for no search at all', () => {
    const nothing: Search = { query: '', filters: DEFAULT_FILTERS, attachment: null };
    expect(writeSearch(nothing)).toBe('/');
    expect(readSearch('')).toEqual(nothing);
  });

  it('drops list values that do not exist and warns of wrong scalars', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { filters } = readSearch('color=Black&color=Mauve&priceRangeMin=cheap&sort=Best');
    expect(filters).toEqual({ ...DEFAULT_FILTERS, color: ['Black'] });
    expect(warn).toHaveBeenCalledWith('Invalid sort option: Best');
  });

  it('ignores an attachment it does not understand', () => {
    expect(readSearch('attachment=file:x').attachment).toBeNull();
    expect(readSearch('attachment=item:').attachment).toBeNull();
  });

  it('is told apart from the tab and the item on show', () => {
    expect(searchPart('tab=wishlist&q=coat&item=demo_1&color=Red')).toBe('q=coat&color=Red');
  });
});
