import { describe, expect, it } from 'vitest';
import { BOTTOM_SIZES } from '../values.ts';
import { checkFilters } from './check-filters.ts';
import { DEFAULT_FILTERS } from './filters.ts';

const messages = (given: Record<string, unknown>) =>
  checkFilters(given).problems.map((problem) => problem.message);

describe('filters from the wire', () => {
  it.each([
    ['gender', 'Kids', 'Invalid gender: Kids'],
    ['clothing_size', 'XXL', 'Invalid clothing size: XXL'],
    ['clothing_canonical_size', '7', 'Invalid clothing canonical size: 7'],
    ['clothing_fit', 'Q', 'Invalid clothing fit: Q'],
    ['shoes_size', '17', 'Invalid shoes size: 17'],
    ['shoes_canonical_size', '9.25', 'Invalid shoes canonical size: 9.25'],
    ['color', 'Teal', 'Invalid color: Teal'],
    ['category', 'dresses', 'Invalid category: dresses'],
    ['material', 'cotton', 'Invalid material: cotton'],
    ['brand', '', 'Invalid brand: '],
    ['brand', 'two\nlines', 'Invalid brand: two\nlines'],
    ['brand', 'b'.repeat(101), `Invalid brand: ${'b'.repeat(101)}`],
  ])('%s refuses %s', (name, value, message) => {
    expect(messages({ [name]: [value] })).toEqual([message]);
  });

  it('refuses an unknown sort', () => {
    expect(messages({ sort: 'Newest' })).toEqual(['Invalid sort option: Newest']);
  });

  it('refuses an unknown filter', () => {
    expect(messages({ label: ['x'] })).toEqual(['Filter "label" does not exist.']);
    expect(messages({ toString: 1 })).toEqual(['Filter "toString" does not exist.']);
  });

  it.each(['ten', 1.5, -1, Number.POSITIVE_INFINITY, 1_000_000_001, {}, true])(
    'refuses %s as a price',
    (price) => {
      expect(messages({ priceRangeMax: price })).toEqual(['Price must be a valid number.']);
    },
  );

  it('refuses a minimum that is not below the maximum', () => {
    expect(messages({ priceRangeMin: 50, priceRangeMax: 50 })).toEqual(['Min Price >= Max Price!']);
    expect(messages({ priceRangeMin: 49, priceRangeMax: 50 })).toEqual([]);
  });

  it('completes what is absent, and takes empty strings and NaN for absent', () => {
    expect(checkFilters({})).toEqual({ filters: DEFAULT_FILTERS, problems: [] });
    const blank = { priceRangeMin: '', priceRangeMax: Number.NaN, sort: '', gender: '' };
    expect(checkFilters(blank)).toEqual({ filters: DEFAULT_FILTERS, problems: [] });
  });

  it('ignores the try-on category of older clients', () => {
    expect(messages({ try_on_category: ['dresses'] })).toEqual([]);
  });

  it('takes a value once, and numbers for shoe sizes', () => {
    const { filters } = checkFilters({ shoes_size: [9, '9'], gender: 'Men' });
    expect(filters.shoes_size).toEqual(['9']);
    expect(filters.gender).toEqual(['Men']);
  });

  it('knows that not every waist and length is made', () => {
    expect(BOTTOM_SIZES).toContain('32x30');
    expect(BOTTOM_SIZES).not.toContain('24x36');
    expect(messages({ clothing_canonical_size: ['24x36'] })).toHaveLength(1);
  });
});
