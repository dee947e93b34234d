import { type Filters, SIZE_FILTER_NAMES } from './filters.ts';

/** How many filters are active: each count once, and all prices and all sizes too. */
export function countActiveFilters(filters: Filters): number {
  const groups = [
    filters.gender.length > 0,
    filters.sale,
    filters.priceRangeMin !== null || filters.priceRangeMax !== null,
    SIZE_FILTER_NAMES.some((name) => filters[name].length > 0),
    filters.color.length > 0,
    filters.category.length > 0,
    filters.brand.length > 0,
    filters.material.length > 0,
  ];
  return groups.filter(Boolean).length;
}
