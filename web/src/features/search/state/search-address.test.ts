import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
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

  describe('of somebody with preferences', () => {
    const defaults = { ...DEFAULT_FILTERS, gender: ['Women'], clothing_size: ['S', 'M'] };
    const searchWith = (filters: Partial<Filters>): Search => ({
      query: 'coat',
      filters: { ...defaults, ...filters },
      attachment: null,
    });
    const roundTrip = (search: Search) => {
      const address = writeSearch(search, defaults);
      expect(readSearch(address.replace(/^\/\??/, ''), defaults)).toEqual(search);
      return address;
    };

    it('leaves the defaults unnamed, in any order, and the sort does not name them', () => {
      expect(roundTrip(searchWith({}))).toBe('/?q=coat');
      expect(writeSearch(searchWith({ clothing_size: ['M', 'S'] }), defaults)).toBe('/?q=coat');
      expect(roundTrip(searchWith({ sort: 'Relevance' }))).toBe('/?q=coat&sort=Relevance');
    });

    it('names exactly the filters that differ from the defaults', () => {
      expect(roundTrip(searchWith({ gender: [] }))).toBe(
        '/?q=coat&clothing_size=S&clothing_size=M',
      );
      expect(readSearch('color=Red', defaults).filters).toEqual({
        ...DEFAULT_FILTERS,
        color: ['Red'],
      });
    });

    it('says that all filters are cleared', () => {
      expect(roundTrip({ ...searchWith({}), filters: DEFAULT_FILTERS })).toBe(
        '/?q=coat&filters=none',
      );
      expect(searchPart('filters=none&tab=wishlist')).toBe('filters=none');
    });
  });

  it('is told apart from the tab and the item on show', () => {
    expect(searchPart('tab=wishlist&q=coat&item=demo_1&color=Red')).toBe('q=coat&color=Red');
  });
});
