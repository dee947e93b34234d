import { BRAND_CHARS_MAX, BRANDS_CHOSEN_MAX } from '../limits.ts';
import { MATERIALS } from '../material-values.ts';
import {
  CATEGORIES,
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
  category: readonly string[];
  brand: readonly string[];
  material: readonly string[];
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
  category: [],
  brand: [],
  material: [],
};

export type FilterName = keyof Filters;

/** What each list filter may hold; brands are as the shops write them. */
export const LIST_FILTER_VALUES = {
  gender: GENDERS,
  clothing_size: CLOTHING_SIZES,
  clothing_canonical_size: CLOTHING_CANONICAL_SIZES,
  shoes_size: SHOES_SIZES,
  shoes_canonical_size: SHOES_CANONICAL_SIZES,
  clothing_fit: CLOTHING_FITS,
  color: COLORS,
  category: CATEGORIES,
  material: MATERIALS,
} as const satisfies Partial<Record<FilterName, readonly string[]>>;

export type ClosedListFilterName = keyof typeof LIST_FILTER_VALUES;
export type ListFilterName = ClosedListFilterName | 'brand';
export const LIST_FILTER_NAMES: readonly ListFilterName[] = [
  'gender',
  'clothing_size',
  'clothing_canonical_size',
  'shoes_size',
  'shoes_canonical_size',
  'clothing_fit',
  'color',
  'category',
  'brand',
  'material',
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
  LIST_FILTER_NAMES.some((known) => known === name);

/** A line break or a control character is part of no brand, and no database keeps all of them. */
const NO_BRAND = /\p{C}/u;

const isBrand = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= BRAND_CHARS_MAX && !NO_BRAND.test(text);

const isListed = (values: readonly string[], text: string): boolean => values.includes(text);

/** Whether a list filter may hold the value. */
export const isListValue = (name: ListFilterName, text: string): boolean =>
  name === 'brand' ? isBrand(text) : isListed(LIST_FILTER_VALUES[name], text);

/** How many values a list filter may hold. */
export const mostValuesOf = (name: ListFilterName): number =>
  name === 'brand' ? BRANDS_CHOSEN_MAX : LIST_FILTER_VALUES[name].length;

export const isFilterName = (name: string): name is FilterName =>
  Object.hasOwn(DEFAULT_FILTERS, name);
