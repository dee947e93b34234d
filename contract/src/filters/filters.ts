import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  COLORS,
  GENDERS,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
  type Sort,
} from '../values.ts';

/** The filters of a search, complete: every field is always there. Importable without zod. */
export type Filters = {
  sort: Sort | null;
  gender: readonly string[];
  sale: boolean;
  priceRangeMin: number | null;
  priceRangeMax: number | null;
  clothing_size: readonly string[];
  clothing_canonical_size: readonly string[];
  shoes_size: readonly string[];
  shoes_canonical_size: readonly string[];
  clothing_fit: readonly string[];
  color: readonly string[];
};

export const DEFAULT_FILTERS: Filters = {
  sort: null,
  gender: [],
  sale: false,
  priceRangeMin: null,
  priceRangeMax: null,
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  clothing_fit: [],
  color: [],
};

export type FilterName = keyof Filters;

/** What each list filter may hold. */
export const LIST_FILTER_VALUES = {
  gender: GENDERS,
  clothing_size: CLOTHING_SIZES,
  clothing_canonical_size: CLOTHING_CANONICAL_SIZES,
  shoes_size: SHOES_SIZES,
  shoes_canonical_size: SHOES_CANONICAL_SIZES,
  clothing_fit: CLOTHING_FITS,
  color: COLORS,
} as const satisfies Partial<Record<FilterName, readonly string[]>>;

export type ListFilterName = keyof typeof LIST_FILTER_VALUES;
export const LIST_FILTER_NAMES: readonly ListFilterName[] = [
  'gender',
  'clothing_size',
  'clothing_canonical_size',
  'shoes_size',
  'shoes_canonical_size',
  'clothing_fit',
  'color',
];

export const PRICE_FILTER_NAMES = ['priceRangeMin', 'priceRangeMax'] as const;
export type PriceFilterName = (typeof PRICE_FILTER_NAMES)[number];

/** The size group counts once as an active filter. */
export const SIZE_FILTER_NAMES = [
  'clothing_size',
  'clothing_canonical_size',
  'shoes_size',
  'shoes_canonical_size',
  'clothing_fit',
] as const satisfies readonly ListFilterName[];

export const isListFilterName = (name: string): name is ListFilterName =>
  Object.hasOwn(LIST_FILTER_VALUES, name);

export const isFilterName = (name: string): name is FilterName =>
  Object.hasOwn(DEFAULT_FILTERS, name);
