import { describe, expect, it } from 'vitest';
import { applyBulk } from './apply-bulk.ts';
import { filterChips, removeChip } from './chips.ts';
import { countActiveFilters } from './count-active.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';
import { sortItems } from './sort-items.ts';

const full: Filters = {
  sort: 'Price (low/high)',
  gender: ['Men', 'Unisex'],
  sale: true,
  priceRangeMin: 10,
  priceRangeMax: 1500,
  clothing_size: ['M'],
  clothing_canonical_size: ['32x30'],
  shoes_size: ['9'],
  shoes_canonical_size: [],
  clothing_fit: ['T'],
  color: ['Red', 'Blue'],
  category: ['Tops'],
  brand: ['Acme & Sons'],
  material: ['Linen', 'Silk'],
};

describe('active filters', () => {
  it('count each kind once, all sizes as one, and never the sort', () => {
    expect(countActiveFilters(full)).toBe(8);
    expect(countActiveFilters({ ...DEFAULT_FILTERS, sort: 'Relevance' })).toBe(0);
    expect(countActiveFilters({ ...DEFAULT_FILTERS, shoes_size: ['9', '10'] })).toBe(1);
  });

  it('are chips with the labels of the chips bar', () => {
    expect(filterChips(full).map((chip) => chip.label)).toEqual([
      'Men',
      'Unisex',
      'US M',
      'US 32x30',
      'US 9',
      'Fit T',
      'Red',
      'Blue',
      'Tops',
      'Acme & Sons',
      'Linen',
      'Silk',
      'Sale',
      'Min $10',
      'Max $1,500',
    ]);
  });

  it('are all gone, but the sort, when every chip is removed', () => {
    const bare = filterChips(full).reduce(removeChip, full);
    expect(bare).toEqual({ ...DEFAULT_FILTERS, sort: full.sort });
  });
});

describe('filters applied in bulk', () => {
  it('drop invalid list values silently and warn of an invalid scalar', () => {
    const warnings: string[] = [];
    const given = { color: ['Red', 'Teal'], priceRangeMax: 'abc', try_on_category: 'dresses' };
    const before = { ...DEFAULT_FILTERS, priceRangeMax: 80 };
    const after = applyBulk(before, given, (message) => warnings.push(message));
    expect(after).toEqual({ ...before, color: ['Red'] });
    expect(warnings).toEqual(['Price must be a valid number.']);
  });
});

describe('sorting the results in place', () => {
  const items = [
    { price: 20.9, rank: 2 },
    { price: 20.1, rank: 1 },
    { price: 5, rank: 3 },
  ];
  const ranks = (sort: Filters['sort']) => sortItems(items, sort).map((item) => item.rank);

  it('compares whole prices and breaks ties by rank', () => {
    expect(ranks('Price (low/high)')).toEqual([3, 1, 2]);
    expect(ranks('Price (high/low)')).toEqual([1, 2, 3]);
  });

  it('takes relevance for rank ascending', () => {
    expect(ranks('Relevance')).toEqual([1, 2, 3]);
    expect(ranks(null)).toEqual([1, 2, 3]);
  });
});
