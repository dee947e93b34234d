import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { type Candidate, facetKeys } from '../store/candidate.ts';
import { sqlPriceAtLeast, sqlPriceAtMost } from '../store/price-steps.ts';
import { sizeKeys } from '../store/size-keys.ts';
import { sqlAnd, sqlHasAny, sqlIn } from '../store/sql-text.ts';

/** What an item must be, from the shopper's filters and from the strict parts of the words. */
export interface Constraints {
  filters: Filters;
  hard: UnderstoodQuery['hard'];
  not: UnderstoodQuery['not'];
  /** Lexicon ids of garment types; empty: any. */
  types: readonly string[];
  exceptId: string | null;
}

/** One condition, twice: for the index, and as the check that every answer passes in the end. */
interface Condition {
  sql: string;
  passes(candidate: Candidate): boolean;
}

type ListColumn = 'colors' | 'size_keys' | 'fits' | 'facets';
type TextColumn = 'id' | 'type' | 'category' | 'gender';

const hasAny = (column: ListColumn, values: readonly string[]): Condition => ({
  sql: sqlHasAny(column, values),
  passes: (candidate) => candidate[column].some((value) => values.includes(value)),
});

const isOneOf = (column: TextColumn, values: readonly string[]): Condition => ({
  sql: sqlIn(column, values),
  passes: (candidate) => values.includes(candidate[column]),
});

const not = (condition: Condition): Condition => ({
  sql: `NOT (${condition.sql})`,
  passes: (candidate) => !condition.passes(candidate),
});

const when = (values: readonly string[], condition: Condition): Condition[] =>
  values.length === 0 ? [] : [condition];

const atLeast = (price: number | null): Condition[] =>
  price === null
    ? []
    : [{ sql: sqlPriceAtLeast(price), passes: (candidate) => candidate.price >= price }];

const atMost = (price: number | null): Condition[] =>
  price === null
    ? []
    : [{ sql: sqlPriceAtMost(price), passes: (candidate) => candidate.price <= price }];

const onSale = (isAsked: boolean): Condition[] =>
  isAsked ? [{ sql: 'on_sale', passes: ({ price, full_price }) => price < full_price }] : [];

function filterConditions(filters: Filters): Condition[] {
  const sizes = sizeKeys(filters);
  return [
    ...when(filters.gender, isOneOf('gender', filters.gender)),
    ...when(filters.color, hasAny('colors', filters.color)),
    ...when(sizes, hasAny('size_keys', sizes)),
    ...when(filters.clothing_fit, hasAny('fits', filters.clothing_fit)),
    ...atLeast(filters.priceRangeMin),
    ...atMost(filters.priceRangeMax),
    ...onSale(filters.sale),
  ];
}

/** Typed conditions come on top of the shopper's own filters, which nothing widens. */
function typedConditions({ hard, not: negated, types }: Constraints): Condition[] {
  const sizes = sizeKeys(hard);
  const facets = facetKeys(negated);
  return [
    ...when(types, isOneOf('type', types)),
    ...when(hard.gender, isOneOf('gender', hard.gender)),
    ...when(sizes, hasAny('size_keys', sizes)),
    ...when(hard.clothing_fit, hasAny('fits', hard.clothing_fit)),
    ...atLeast(hard.priceMin),
    ...atMost(hard.priceMax),
    ...onSale(hard.sale),
    ...when(negated.colors, not(hasAny('colors', negated.colors))),
    ...when(facets, not(hasAny('facets', facets))),
    ...when(negated.types, not(isOneOf('type', negated.types))),
  ];
}

const conditions = (constraints: Constraints): Condition[] => [
  ...filterConditions(constraints.filters),
  ...typedConditions(constraints),
  ...(constraints.exceptId === null ? [] : [not(isOneOf('id', [constraints.exceptId]))]),
];

/** The constraints as a filter for Lance. Items that left their shop match no search. */
export const constraintsSql = (constraints: Constraints): string =>
  sqlAnd(['available', ...conditions(constraints).map(({ sql }) => sql)]);

/** Keeps what meets every constraint: the guarantee, whatever an index answered. */
export function keepPassing<Found extends { candidate: Candidate }>(
  found: readonly Found[],
  constraints: Constraints,
): Found[] {
  const all = conditions(constraints);
  return found.filter(({ candidate }) => all.every((condition) => condition.passes(candidate)));
}

/** The conditions that a candidate does not meet, as the index is asked for them. */
export const unmetBy = (candidate: Candidate, constraints: Constraints): string[] =>
  conditions(constraints)
    .filter((condition) => !condition.passes(candidate))
    .map(({ sql }) => sql);
