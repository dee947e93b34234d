import { shadeMatcher } from '@modiste/lexicon/shade-match';
import { departmentsOfItem, materialsOfItem } from '../item-facts/garment-facts.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { wornFitKeys } from '../item-facts/item-sizes.ts';
import { requiredFits, requiredKeys, type SizeRequirement } from '../item-facts/required-sizes.ts';
import { maskOf } from '../memory-index/columns/facet-bits.ts';
import type { FactColumns } from '../memory-index/columns/fact-columns.ts';
import { brandFlags, brandMatcher } from '../memory-index/facets/name-brands.ts';
import { type RowSet, rowSetOf } from '../memory-index/rows/row-set.ts';
import {
  selectBits,
  selectCodes,
  selectPassing,
  selectRange,
} from '../memory-index/rows/select-rows.ts';
import { type FacetGroup, type FacetKeys, wornBy } from './facet-keys.ts';

/** One condition, twice: for the columns of the shop, and as the check that every answer passes. */
export interface Condition {
  /** For operators. */
  text: string;
  /** All rows that meet it. */
  rows(facts: FactColumns): RowSet;
  passes(item: IndexedItem): boolean;
}

const exceptions = ({ unconcerned }: SizeRequirement) =>
  unconcerned.length === 0 ? '' : `, or it is ${list(unconcerned)}`;

export const list = (values: readonly string[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** Whether what is named must be met or must not. */
type Wish = 'is' | 'is not';

const isMet = (wish: Wish, isTrue: boolean) => isTrue === (wish === 'is');

/** The lists of an item whose values have bits, by the group of these. */
const GROUPS = { colors: 'color', fits: 'fit' } as const satisfies Record<string, FacetGroup>;

export const anyOf = (
  column: keyof typeof GROUPS,
  values: readonly string[],
  wish: Wish = 'is',
): Condition => ({
  text: `${wish === 'is' ? 'one' : 'none'} of its ${column} is ${list(values)}`,
  rows({ bits }) {
    const having = selectBits(bits, maskOf({ [GROUPS[column]]: values }));
    return wish === 'is' ? having : having.complement();
  },
  passes: (item) =>
    isMet(
      wish,
      item[column].some((value) => values.includes(value)),
    ),
});

export const noFacetOf = (values: readonly string[]): Condition => ({
  text: `none of its facets is ${list(values)}`,
  rows: ({ rows, facets }) => selectPassing(rows, facets.hasAny(values)).complement(),
  passes: (item) => !item.facets.some((value) => values.includes(value)),
});

export function noShadeOf(shades: readonly string[]): Condition {
  const match = shadeMatcher(shades);
  const bears = (names: readonly string[]) => names.some((name) => match(name) === 1);
  return {
    text: `none of its color_names is ${list(shades)}`,
    rows: ({ colorNames: { codes, values } }) =>
      selectCodes(
        codes,
        Uint8Array.from(values, (names) => Number(bears(names))),
        0,
      ),
    passes: ({ color_names = [] }) => !bears(color_names),
  };
}

/** Its brand is one of these, in whichever case they are written. */
export function brandIn(names: readonly string[]): Condition {
  const isWanted = brandMatcher(names);
  return {
    text: `its brand is ${list(names)}`,
    rows: ({ brands }) => selectCodes(brands.codes, brandFlags(brands, isWanted), 1),
    passes: ({ brand }) => isWanted(brand),
  };
}

const bitsOf = (keys: Partial<FacetKeys>) => (facts: FactColumns) =>
  selectBits(facts.bits, maskOf(keys));

export const categoryIn = (categories: readonly string[]): Condition => ({
  text: `its category is ${list(categories)}`,
  rows: bitsOf({ category: categories }),
  passes: (item) => departmentsOfItem(item).some((one) => categories.includes(one)),
});

export const materialIn = (materials: readonly string[]): Condition => ({
  text: `its material is ${list(materials)}`,
  rows: bitsOf({ material: materials }),
  passes: (item) => materialsOfItem(item).some((one) => materials.includes(one)),
});

/** It is worn by one of these; what is for everyone is worn by men and by women. */
export const forGender = (genders: readonly string[]): Condition => ({
  text: `its gender is ${list(genders)}`,
  rows: bitsOf({ gender: genders }),
  passes: (item) => wornBy(item.gender).some((one) => genders.includes(one)),
});

/** It comes in one of the sizes, or in none that they concern. */
export const inSizes = (required: SizeRequirement): Condition => ({
  text: `its size is ${list(required.asked)}${exceptions(required)}`,
  rows: bitsOf({ sizes: requiredKeys(required) }),
  passes: (item) => requiredKeys(required).some((key) => item.size_keys.includes(key)),
});

/** It comes in one of the fits, or in none that they concern. */
export function inFits(fits: readonly string[]): Condition {
  const required = requiredFits(fits);
  return {
    text: `its fit is ${list(fits)}${exceptions(required)}`,
    rows: bitsOf({ fit: requiredKeys(required) }),
    passes: (item) => requiredKeys(required).some((key) => wornFitKeys(item).includes(key)),
  };
}

/** It comes in one of the sizes itself. */
export const comesIn = ({ asked }: SizeRequirement): Condition => ({
  text: `it comes in ${list(asked)}`,
  rows: bitsOf({ sizes: asked }),
  passes: (item) => asked.some((key) => item.size_keys.includes(key)),
});

const COLUMNS = { type: 'types' } as const;

export const oneOf = (
  column: keyof typeof COLUMNS,
  values: readonly string[],
  wish: Wish = 'is',
): Condition => ({
  text: `its ${column} ${wish} ${list(values)}`,
  rows(facts) {
    const named = facts[COLUMNS[column]];
    return selectCodes(named.codes, named.flagsOf(values), wish === 'is' ? 1 : 0);
  },
  passes: (item) => isMet(wish, values.includes(item[column])),
});

export const notItem = (id: string): Condition => ({
  text: `its id is not ${list([id])}`,
  rows(facts) {
    const own = facts.rowOf(id);
    return rowSetOf(Uint32Array.from(own < 0 ? [] : [own]), facts.rows).complement();
  },
  passes: (item) => item.id !== id,
});

export const atLeast = (price: number): Condition => ({
  text: `its price is at least ${price}`,
  rows: ({ prices }) => selectRange(prices, { least: price, most: Number.POSITIVE_INFINITY }),
  passes: (item) => item.price >= price,
});

export const atMost = (price: number): Condition => ({
  text: `its price is at most ${price}`,
  rows: ({ prices }) => selectRange(prices, { least: Number.NEGATIVE_INFINITY, most: price }),
  passes: (item) => item.price <= price,
});

export const REDUCED: Condition = {
  text: 'it is on sale',
  rows: ({ bits }) => selectBits(bits, maskOf({ sale: ['sale'] })),
  passes: ({ price, full_price }) => price < full_price,
};
