import type { Facets } from '@modiste/contract/calls/search';

/** Counts of filters in which every value finds nothing, unless told otherwise. */
export const makeFacets = (given: Partial<Facets> = {}): Facets => ({
  gender: {},
  clothing_size: {},
  clothing_canonical_size: {},
  shoes_size: {},
  shoes_canonical_size: {},
  clothing_fit: {},
  color: {},
  category: {},
  brand: {},
  brands: 0,
  material: {},
  total: 0,
  sale: 0,
  price: null,
  ...given,
});
