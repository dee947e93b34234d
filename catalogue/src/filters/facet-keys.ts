import {
  type ClosedListFilterName,
  DEFAULT_FILTERS,
  type Filters,
  LIST_FILTER_VALUES,
} from '@modiste/contract/filters/filters';
import { SHOES_CANONICAL_SIZES, SHOES_SIZES } from '@modiste/contract/values';
import type { Candidate } from '../item-facts/candidate.ts';
import { departmentsOfItem, materialsOfItem } from '../item-facts/garment-facts.ts';
import {
  FIT_KEYS,
  PART_KEYS,
  shoeKey,
  wornFitKeys,
  wornSizeKeys,
} from '../item-facts/item-sizes.ts';
import { requiredFits, requiredKeys, requiredSizes } from '../item-facts/required-sizes.ts';
import { sizeKeys } from '../item-facts/size-keys.ts';

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

/** Something that an item is or is not: its place in the list of them is its bit. */
interface FacetKey {
  group: FacetGroup;
  /** Tells it from every other of its group. */
  key: string;
}

/** A value that a shopper chooses. */
interface FacetValue {
  group: FacetGroup;
  name: ClosedListFilterName | 'sale';
  value: string;
  /** The filters with this value alone. */
  chosen: Partial<Filters>;
}

const GROUP_OF: Readonly<Record<ClosedListFilterName, FacetGroup>> = {
  gender: 'gender',
  color: 'color',
  category: 'category',
  material: 'material',
  clothing_fit: 'fit',
  clothing_size: 'sizes',
  clothing_canonical_size: 'sizes',
  shoes_size: 'sizes',
  shoes_canonical_size: 'sizes',
};

const NAMES = Object.keys(GROUP_OF).filter(
  (name): name is ClosedListFilterName => name in LIST_FILTER_VALUES,
);

/** Every value that is counted. */
export const FACET_VALUES: readonly FacetValue[] = [
  ...NAMES.flatMap((name) =>
    LIST_FILTER_VALUES[name].map((value) => ({
      group: GROUP_OF[name],
      name,
      value,
      chosen: { [name]: [value] },
    })),
  ),
  { group: 'sale', name: 'sale', value: 'sale', chosen: { sale: true } },
];

const keyed = (group: FacetGroup, keys: readonly string[]): FacetKey[] =>
  keys.map((key) => ({ group, key }));

const SHOE_KEYS = (['womens', 'mens'] as const).flatMap((numbering) =>
  [...SHOES_SIZES, ...SHOES_CANONICAL_SIZES].map((size) => shoeKey(size, numbering)),
);

/** Every key that an item may have. */
export const ALL_KEYS: readonly FacetKey[] = [
  ...keyed('gender', LIST_FILTER_VALUES.gender),
  ...keyed('color', LIST_FILTER_VALUES.color),
  ...keyed('fit', [...LIST_FILTER_VALUES.clothing_fit, ...Object.values(FIT_KEYS)]),
  ...keyed('category', LIST_FILTER_VALUES.category),
  ...keyed('material', LIST_FILTER_VALUES.material),
  ...keyed('sale', ['sale']),
  ...keyed('sizes', Object.values(PART_KEYS)),
  ...keyed('sizes', sizeKeys(LIST_FILTER_VALUES)),
  ...keyed('sizes', SHOE_KEYS),
];

/** The keys of each group: those that filters ask one of, or that an item has. */
export type FacetKeys = Readonly<Record<FacetGroup, readonly string[]>>;

const onSale = (isOnSale: boolean): string[] => (isOnSale ? ['sale'] : []);

/**
 * The keys that filters ask for, any of each group.
 * @param genders Whom is shopped for, which says whose shoe sizes are meant.
 */
export const chosenKeys = (filters: Filters, genders: readonly string[]): FacetKeys => ({
  gender: filters.gender,
  color: filters.color,
  fit: requiredKeys(requiredFits(filters.clothing_fit)),
  sizes: requiredKeys(requiredSizes(filters, genders)),
  sale: onSale(filters.sale),
  category: filters.category,
  material: filters.material,
});

/** The keys of which an item must have one to be found by this value alone. */
export const keysOfValue = ({ group, chosen }: FacetValue, genders: readonly string[]) =>
  chosenKeys({ ...DEFAULT_FILTERS, ...chosen }, genders)[group];

/** What is for everyone is for men and for women too. */
export const wornBy = (gender: string): readonly string[] =>
  gender === 'Unisex' ? LIST_FILTER_VALUES.gender : [gender];

export const keysOf = (candidate: Candidate): FacetKeys => ({
  gender: wornBy(candidate.gender),
  color: candidate.colors,
  fit: wornFitKeys(candidate),
  sizes: wornSizeKeys(candidate),
  sale: onSale(candidate.price < candidate.full_price),
  category: departmentsOfItem(candidate),
  material: materialsOfItem(candidate),
});
