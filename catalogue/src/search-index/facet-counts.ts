import type { ClosedListFilterName } from '@modiste/contract/filters/filters';
import { FACET_VALUES } from '../filters/facet-keys.ts';

/** How many items each value would find, were it the only one chosen of its group. */
export interface FacetCounts extends Record<ClosedListFilterName, Record<string, number>> {
  sale: number;
  /** Without the price filters; null where nothing is found. */
  price: { lowest: number; highest: number } | null;
  /** The brands with most items, and those that are chosen. */
  brand: Record<string, number>;
  /** How many brands there are in all. */
  brands: number;
  /** How many items a search with all these filters finds. */
  total: number;
}

/** No items at all: every value is named and counts nothing. */
export function emptyFacetCounts(): FacetCounts {
  const counts: FacetCounts = {
    gender: {},
    clothing_size: {},
    clothing_canonical_size: {},
    shoes_size: {},
    shoes_canonical_size: {},
    clothing_fit: {},
    color: {},
    category: {},
    material: {},
    sale: 0,
    price: null,
    brand: {},
    brands: 0,
    total: 0,
  };
  for (const { name, value } of FACET_VALUES) if (name !== 'sale') counts[name][value] = 0;
  return counts;
}
