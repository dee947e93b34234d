import {
  type ClosedListFilterName,
  type Filters,
  LIST_FILTER_VALUES,
  type ListFilterName,
} from '@modiste/contract/filters/filters';
import type { Candidate } from '../store/candidate.ts';
import { departmentsOfItem, materialsOfItem } from '../store/garment-facts.ts';
import { sizeKeys } from '../store/size-keys.ts';

/**
 * What a shopper chooses among: values within one group are joined by "or", the groups by "and".
 * The four lists of sizes are one group. Brands are counted apart: there is no list of them.
 */
export const FACET_GROUPS = [
  'gender',
  'color',
  'sizes',
  'fit',
  'sale',
  'category',
  'material',
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

const NO_SIZES = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
} as const;

const SIZE_LISTS = [
  'clothing_size',
  'clothing_canonical_size',
  'shoes_size',
  'shoes_canonical_size',
] as const satisfies readonly ListFilterName[];

interface FacetValue {
  group: FacetGroup;
  /** Tells the value from every other of its group; sizes as `sizeKeys` writes them. */
  key: string;
  name: ClosedListFilterName | 'sale';
  value: string;
}

type ListedName = 'gender' | 'color' | 'clothing_fit' | 'category' | 'material';

const listed = (group: FacetGroup, name: ListedName): FacetValue[] =>
  LIST_FILTER_VALUES[name].map((value) => ({ group, key: value, name, value }));

/** Every value that is counted; its place in this list is its bit. */
export const FACET_VALUES: readonly FacetValue[] = [
  ...listed('gender', 'gender'),
  ...listed('color', 'color'),
  ...listed('fit', 'clothing_fit'),
  ...listed('category', 'category'),
  ...listed('material', 'material'),
  { group: 'sale', key: 'sale', name: 'sale', value: 'sale' },
  ...SIZE_LISTS.flatMap((name) =>
    LIST_FILTER_VALUES[name].flatMap((value) =>
      sizeKeys({ ...NO_SIZES, [name]: [value] }).map(
        (key): FacetValue => ({ group: 'sizes', key, name, value }),
      ),
    ),
  ),
];

/** The keys of one group that are chosen, or that an item has. */
export type FacetKeys = Readonly<Record<FacetGroup, readonly string[]>>;

const onSale = (isOnSale: boolean): string[] => (isOnSale ? ['sale'] : []);

export const chosenKeys = (filters: Filters): FacetKeys => ({
  gender: filters.gender,
  color: filters.color,
  fit: filters.clothing_fit,
  sizes: sizeKeys(filters),
  sale: onSale(filters.sale),
  category: filters.category,
  material: filters.material,
});

export const keysOf = (candidate: Candidate): FacetKeys => ({
  gender: [candidate.gender],
  color: candidate.colors,
  fit: candidate.fits,
  sizes: candidate.size_keys,
  sale: onSale(candidate.price < candidate.full_price),
  category: departmentsOfItem(candidate),
  material: materialsOfItem(candidate),
});
