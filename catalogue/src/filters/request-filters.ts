import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { facetKeys } from '../item-facts/candidate.ts';
import { requiredFits, requiredKeys, requiredSizes } from '../item-facts/required-sizes.ts';
import { sizeKeys } from '../item-facts/size-keys.ts';
import { refusesColors } from './colorway-test.ts';
import {
  all,
  type Filter,
  foldBrand,
  not,
  ON_SALE,
  priceAtLeast,
  priceAtMost,
  type TermField,
  terms,
} from './filter.ts';

type TypedLimits = Pick<UnderstoodQuery, 'hard' | 'not'>;

/** One of these values; no filter where none is asked for. */
const oneOf = (field: TermField, values: readonly string[]): Filter[] =>
  values.length === 0 ? [] : [terms(field, values)];

const noneOf = (field: TermField, values: readonly string[]): Filter[] =>
  oneOf(field, values).map(not);

const between = (min: number | null, max: number | null): Filter[] => [
  ...(min === null ? [] : [priceAtLeast(min)]),
  ...(max === null ? [] : [priceAtMost(max)]),
];

const onSale = (isAsked: boolean): Filter[] => (isAsked ? [ON_SALE] : []);

/** Whom is shopped for: whose shoe sizes are meant. */
export const gendersShoppedFor = (filters: Filters, hard: UnderstoodQuery['hard']) =>
  filters.gender.length > 0 ? filters.gender : hard.gender;

/** What a shopper chose beside colors. Nothing widens it. */
function chosenFilters(filters: Filters, genders: readonly string[]): Filter[] {
  return [
    ...oneOf('department', filters.category),
    ...oneOf('folded-brand', filters.brand.map(foldBrand)),
    ...oneOf('material', filters.material),
    ...oneOf('gender', filters.gender),
    ...onSale(filters.sale),
    ...between(filters.priceRangeMin, filters.priceRangeMax),
    ...oneOf('fit', requiredKeys(requiredFits(filters.clothing_fit))),
    ...oneOf('size', requiredKeys(requiredSizes(filters, genders))),
  ];
}

/** What the words keep strictly: limits of price, sizes, genders, and all that they refuse beside colors. */
function typedFilters({ hard, not: refused }: TypedLimits, genders: readonly string[]) {
  return [
    ...oneOf('gender', hard.gender),
    ...onSale(hard.sale),
    ...between(hard.priceMin, hard.priceMax),
    ...oneOf('fit', hard.clothing_fit),
    ...(sizeKeys(hard).length === 0
      ? []
      : oneOf('size', requiredKeys(requiredSizes(hard, genders)))),
    ...noneOf('fact', facetKeys(refused)),
    ...noneOf('type', refused.types),
    // A slip-on sneaker that was filed among slip-ons is a sneaker to whoever wants none.
    ...(refused.types.length === 0 ? [] : [not({ kind: 'title-type', types: refused.types })]),
    ...(refused.words.length === 0 ? [] : [not({ kind: 'words', words: refused.words })]),
  ];
}

/** A color that an item is sold in must be one of the chosen, and nothing in that one refused. */
function colorFilters(colors: readonly string[], refused: UnderstoodQuery['not']): Filter[] {
  if (!refusesColors(refused)) return oneOf('color', colors);
  return [
    { kind: 'colorway', colors, refused: { colors: refused.colors, shades: refused.shades } },
  ];
}

/** What every answer must be. */
export interface Limits extends TypedLimits {
  filters: Filters;
  /** Lexicon ids of garment types; empty: any. */
  types: readonly string[];
  exceptId: string | null;
}

/** Everything that a request keeps strictly, as one filter. */
export function limitFilter({ filters, types, exceptId, ...typed }: Limits): Filter {
  const genders = gendersShoppedFor(filters, typed.hard);
  return all(
    ...colorFilters(filters.color, typed.not),
    ...chosenFilters(filters, genders),
    ...oneOf('type', types),
    ...typedFilters(typed, genders),
    ...(exceptId === null ? [] : [not(terms('id', [exceptId]))]),
  );
}
