import { describe, expect, it } from 'vitest';
import { BRANDS_CHOSEN_MAX } from '../limits.ts';
import { resetFilters, setFilter } from './change-filters.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';

const withFilters = (part: Partial<Filters>): Filters => ({ ...DEFAULT_FILTERS, ...part });

describe('changing one filter', () => {
  it('toggles a list value in and out', () => {
    const added = setFilter(DEFAULT_FILTERS, 'color', 'Red').filters;
    expect(added.color).toEqual(['Red']);
    expect(setFilter(added, 'color', 'Red').filters.color).toEqual([]);
  });

  it('takes any brand as the shop writes it, up to so many', () => {
    const chosen = setFilter(DEFAULT_FILTERS, 'brand', "Levi's® & Söhne").filters;
    expect(chosen.brand).toEqual(["Levi's® & Söhne"]);
    const many = withFilters({
      brand: Array.from({ length: BRANDS_CHOSEN_MAX }, (_, at) => `${at}`),
    });
    expect(setFilter(many, 'brand', 'one more').ok).toBe(false);
    expect(setFilter(many, 'brand', '0').filters.brand).toHaveLength(BRANDS_CHOSEN_MAX - 1);
  });

  it('replaces a scalar', () => {
    const first = setFilter(DEFAULT_FILTERS, 'sort', 'Relevance').filters;
    expect(setFilter(first, 'sort', 'Price (low/high)').filters.sort).toBe('Price (low/high)');
  });

  it('takes an empty string or NaN as null', () => {
    const priced = withFilters({ priceRangeMin: 10 });
    expect(setFilter(priced, 'priceRangeMin', '').filters.priceRangeMin).toBeNull();
    expect(setFilter(priced, 'priceRangeMin', Number.NaN).filters.priceRangeMin).toBeNull();
  });

  it('takes digits typed into a price box', () => {
    expect(setFilter(DEFAULT_FILTERS, 'priceRangeMax', '150').filters.priceRangeMax).toBe(150);
  });

  it.each([
    ['priceRangeMin', 'abc', 'Price must be a valid number.'],
    ['priceRangeMin', 100, 'Min Price >= Max Price!'],
    ['color', 'Teal', 'Invalid color: Teal'],
    ['sort', 'Newest', 'Invalid sort option: Newest'],
    ['category', 'Hats', 'Invalid category: Hats'],
    ['material', 'Wolle', 'Invalid material: Wolle'],
    ['brand', ' Acme', 'Invalid brand:  Acme'],
    ['label', 'x', 'Filter "label" does not exist.'],
  ])('refuses %s = %s and leaves the filters as they were', (name, value, message) => {
    const before = withFilters({ priceRangeMax: 100 });
    expect(setFilter(before, name, value)).toEqual({ ok: false, filters: before, message });
  });

  it('resets to the saved defaults', () => {
    const defaults = withFilters({ gender: ['Women'] });
    expect(resetFilters(defaults)).toEqual(defaults);
    expect(resetFilters()).toEqual(DEFAULT_FILTERS);
  });
});
