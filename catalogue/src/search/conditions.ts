import { maskOf } from '../facets/facet-bits.ts';
import type { FacetGroup } from '../facets/facet-values.ts';
import type { FactColumns } from '../shop/fact-columns.ts';
import type { Narrowing } from '../shop/narrowing.ts';
import type { ShopItem } from '../shop/shop-item.ts';

/** One condition, twice: for the columns of the shop, and as the check that every answer passes. */
export interface Condition {
  /** For operators. */
  text: string;
  narrow(rows: Narrowing, facts: FactColumns): void;
  passes(item: ShopItem): boolean;
}

const list = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** Whether what is named must be met or must not. */
type Wish = 'is' | 'is not';

const isMet = (wish: Wish, isTrue: boolean) => isTrue === (wish === 'is');

/** The lists of an item whose values have bits, by the group of these. */
const GROUPS = { colors: 'color', size_keys: 'sizes', fits: 'fit' } as const satisfies Record<
  string,
  FacetGroup
>;

export const anyOf = (
  column: keyof typeof GROUPS,
  values: readonly string[],
  wish: Wish = 'is',
): Condition => ({
  text: `${wish === 'is' ? 'one' : 'none'} of its ${column} is ${list(values)}`,
  narrow: (rows, { bits }) =>
    rows.toBits(bits, maskOf({ [GROUPS[column]]: values }), wish === 'is'),
  passes: (item) =>
    isMet(
      wish,
      item[column].some((value) => values.includes(value)),
    ),
});

export const noFacetOf = (values: readonly string[]): Condition => ({
  text: `none of its facets is ${list(values)}`,
  narrow(rows, { facets }) {
    const hasAny = facets.hasAny(values);
    rows.toPassing((row) => !hasAny(row));
  },
  passes: (item) => !item.facets.some((value) => values.includes(value)),
});

const COLUMNS = { type: 'types', gender: 'genders' } as const;

export const oneOf = (
  column: keyof typeof COLUMNS,
  values: readonly string[],
  wish: Wish = 'is',
): Condition => ({
  text: `its ${column} ${wish} ${list(values)}`,
  narrow(rows, facts) {
    const named = facts[COLUMNS[column]];
    rows.toCodes(named.codes, named.flagsOf(values), wish === 'is' ? 1 : 0);
  },
  passes: (item) => isMet(wish, values.includes(item[column])),
});

export const notItem = (id: string): Condition => ({
  text: `its id is not ${list([id])}`,
  narrow(rows, facts) {
    const own = facts.rowOf(id);
    if (own >= 0) rows.toPassing((row) => row !== own);
  },
  passes: (item) => item.id !== id,
});

export const atLeast = (price: number): Condition => ({
  text: `its price is at least ${price}`,
  narrow: (rows, { prices }) =>
    rows.toRange(prices, { least: price, most: Number.POSITIVE_INFINITY }),
  passes: (item) => item.price >= price,
});

export const atMost = (price: number): Condition => ({
  text: `its price is at most ${price}`,
  narrow: (rows, { prices }) =>
    rows.toRange(prices, { least: Number.NEGATIVE_INFINITY, most: price }),
  passes: (item) => item.price <= price,
});

export const REDUCED: Condition = {
  text: 'it is on sale',
  narrow: (rows, { bits }) => rows.toBits(bits, maskOf({ sale: ['sale'] }), true),
  passes: ({ price, full_price }) => price < full_price,
};
