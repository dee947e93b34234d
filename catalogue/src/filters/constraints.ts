import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { facetKeys } from '../item-facts/candidate.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import { sizeKeys } from '../item-facts/size-keys.ts';
import type { RowSet } from '../memory-index/rows/row-set.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import * as is from './conditions.ts';

/** What an item must be, from the shopper's filters and from the strict parts of the words. */
export interface Constraints {
  filters: Filters;
  hard: UnderstoodQuery['hard'];
  not: UnderstoodQuery['not'];
  /** Lexicon ids of garment types; empty: any. */
  types: readonly string[];
  exceptId: string | null;
}

const when = <Value>(
  values: readonly Value[],
  condition: (values: readonly Value[]) => is.Condition,
): is.Condition[] => (values.length === 0 ? [] : [condition(values)]);

const given = (price: number | null, condition: (price: number) => is.Condition) =>
  price === null ? [] : [condition(price)];

const onSale = (isAsked: boolean) => (isAsked ? [is.REDUCED] : []);

/** Whom is shopped for: whose shoe sizes are meant. */
export const gendersShoppedFor = (filters: Filters, hard: UnderstoodQuery['hard']) =>
  filters.gender.length > 0 ? filters.gender : hard.gender;

function filterConditions({ filters, hard }: Constraints): is.Condition[] {
  const genders = gendersShoppedFor(filters, hard);
  return [
    ...when(filters.color, (colors) => is.anyOf('colors', colors)),
    ...when(filters.category, is.categoryIn),
    ...when(filters.brand, is.brandIn),
    ...when(filters.material, is.materialIn),
    ...when(filters.gender, (chosen) => is.forGender(chosen)),
    ...onSale(filters.sale),
    ...given(filters.priceRangeMin, is.atLeast),
    ...given(filters.priceRangeMax, is.atMost),
    ...when(filters.clothing_fit, is.inFits),
    ...when(sizeKeys(filters), () => is.inSizes(requiredSizes(filters, genders))),
  ];
}

/** Typed conditions come on top of the shopper's own filters, which nothing widens. */
function typedConditions({ filters, hard, not: negated, types }: Constraints): is.Condition[] {
  const genders = gendersShoppedFor(filters, hard);
  return [
    ...when(types, (ids) => is.oneOf('type', ids)),
    ...when(hard.gender, is.forGender),
    ...onSale(hard.sale),
    ...given(hard.priceMin, is.atLeast),
    ...given(hard.priceMax, is.atMost),
    ...when(hard.clothing_fit, (fits) => is.anyOf('fits', fits)),
    ...when(sizeKeys(hard), () => is.inSizes(requiredSizes(hard, genders))),
    ...when(negated.colors, (colors) => is.anyOf('colors', colors, 'is not')),
    ...when(negated.shades, is.noShadeOf),
    ...when(facetKeys(negated), is.noFacetOf),
    ...when(negated.types, (ids) => is.oneOf('type', ids, 'is not')),
  ];
}

const conditionsOf = (constraints: Constraints): is.Condition[] => [
  ...filterConditions(constraints),
  ...typedConditions(constraints),
  ...(constraints.exceptId === null ? [] : [is.notItem(constraints.exceptId)]),
];

/** The rows that meet a condition; the latest are remembered, as shoppers ask for the same ones. */
export function rowsOf(shop: CatalogueSnapshot, condition: is.Condition): RowSet {
  const known = shop.selected.get(condition.text);
  if (known !== undefined) return known;
  const found = condition.rows(shop.facts);
  shop.selected.set(condition.text, found);
  return found;
}

/** The rows that meet every constraint. */
export function rowsMeeting(shop: CatalogueSnapshot, constraints: Constraints): RowSet {
  const [first, ...others] = conditionsOf(constraints).map((one) => rowsOf(shop, one));
  if (first === undefined) return shop.all;
  return others.length === 0 ? first : first.intersect(others);
}

/** Keeps what meets every constraint: the guarantee, whatever a source answered. */
export function keepPassing<Found extends { candidate: IndexedItem }>(
  found: readonly Found[],
  constraints: Constraints,
): Found[] {
  const all = conditionsOf(constraints);
  return found.filter(({ candidate }) => all.every((condition) => condition.passes(candidate)));
}

/** The conditions that an item does not meet, in words for operators. */
export const unmetBy = (candidate: IndexedItem, constraints: Constraints): string[] =>
  conditionsOf(constraints)
    .filter((condition) => !condition.passes(candidate))
    .map(({ text }) => text);
