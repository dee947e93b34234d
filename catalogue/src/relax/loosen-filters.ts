import { countActiveFilters } from '@modiste/contract/filters/count-active';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { sizeKeys } from '../item-facts/size-keys.ts';
import type { SearchRequest } from '../request/search-request.ts';

/** A search that asks for a little less. */
export interface Loosened {
  label: string;
  query: string;
  filters: Filters;
  /** How much of what the shopper asked for it gives up, from 0 to 1. */
  loss: number;
}

const NO_SIZES = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
};

const without = (word: string, plural: string, values: readonly string[]): string =>
  values.length === 1 ? `Search without the ${word} ${values[0]}` : `Search in all ${plural}`;

/** Every filter but the price limits, each given up alone. */
export function loosenFilters({ query, filters }: SearchRequest): Loosened[] {
  const { clothing_fit, color, gender, sale, category, brand, material } = filters;
  const loosened: (Loosened | false)[] = [
    clothing_fit.length > 0 && {
      label: without('fit', 'fits', clothing_fit),
      query,
      filters: { ...filters, clothing_fit: [] },
      loss: 0.3,
    },
    sale && {
      label: 'Include full-price items',
      query,
      filters: { ...filters, sale: false },
      loss: 0.35,
    },
    color.length > 0 && {
      label: without('color', 'colors', color),
      query,
      filters: { ...filters, color: [] },
      loss: 0.4,
    },
    material.length > 0 && {
      label: without('material', 'materials', material),
      query,
      filters: { ...filters, material: [] },
      loss: 0.45,
    },
    brand.length > 0 && {
      label: without('brand', 'brands', brand),
      query,
      filters: { ...filters, brand: [] },
      loss: 0.5,
    },
    category.length > 0 && {
      label: without('category', 'categories', category),
      query,
      filters: { ...filters, category: [] },
      loss: 0.55,
    },
    sizeKeys(filters).length > 0 && {
      label: 'Search in all sizes',
      query,
      filters: { ...filters, ...NO_SIZES },
      loss: 0.6,
    },
    gender.length > 0 && {
      label: 'Search for all genders',
      query,
      filters: { ...filters, gender: [] },
      loss: 0.7,
    },
  ];
  return loosened.filter((one) => one !== false);
}

/** All filters given up at once, for when two of them exclude each other. */
export function withoutFilters({ query, filters }: SearchRequest): Loosened[] {
  if (countActiveFilters(filters) === 0) return [];
  const bare = { ...DEFAULT_FILTERS, sort: filters.sort };
  return [{ label: 'Search without filters', query, filters: bare, loss: 1 }];
}
