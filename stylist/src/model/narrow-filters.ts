import { checkFilters } from '@modiste/contract/filters/check-filters';
import {
  type Filters,
  isListFilterName,
  LIST_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { TranslationAnswer } from './answer-schemas.ts';
import { numbersIn } from './check-sentence.ts';

type FilterChanges = TranslationAnswer['filters'];

interface NarrowingContext {
  /** The filters as the built-in stylist left them: no limit of theirs is ever loosened. */
  filters: Filters;
  /** What the shopper wrote in this conversation, in one text. */
  words: string;
  refusals: UnderstoodQuery['not'];
}

/** Lists that hold only what the shopper has named or saved; the others have few values. */
const NAMED_ONLY = ['brand', 'clothing_size', 'shoes_size'] as const;

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d.]+/gu, ' ')
    .trim()} `;

const isNamed = (value: string, words: string): boolean => spaced(words).includes(spaced(value));

const isNamedOnly = (name: string): boolean => NAMED_ONLY.some((known) => known === name);

/** A list filter may lose values that were chosen or, where it was empty, get some. */
function narrowList(now: readonly string[], wanted: readonly string[]): readonly string[] {
  if (now.length === 0) return wanted;
  const left = now.filter((value) => wanted.includes(value));
  return left.length > 0 ? left : now;
}

const isRefused = (value: string, { colors, materials }: UnderstoodQuery['not']): boolean =>
  [...colors, ...materials].some((refused) => refused.toLowerCase() === value.toLowerCase());

function narrowPrices(changes: Filters, { filters, words }: NarrowingContext) {
  const said = new Set(numbersIn(words));
  const named = (price: number | null) =>
    price !== null && said.has(String(price)) ? [price] : [];
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  const lows = [...(min === null ? [] : [min]), ...named(changes.priceRangeMin)];
  const highs = [...(max === null ? [] : [max]), ...named(changes.priceRangeMax)];
  const priceRangeMin = lows.length > 0 ? Math.max(...lows) : null;
  const priceRangeMax = highs.length > 0 ? Math.min(...highs) : null;
  const isCrossed =
    priceRangeMin !== null && priceRangeMax !== null && priceRangeMin >= priceRangeMax;
  return isCrossed ? {} : { priceRangeMin, priceRangeMax };
}

/**
 * The filters after a model's changes, as far as these hold: valid by the contract, named by the
 * shopper where only the shopper can know them, against no refusal, and never wider than before.
 */
export function narrowFilters(given: FilterChanges, context: NarrowingContext): Filters {
  const { filters, words, refusals } = context;
  const { filters: changes } = checkFilters(given);
  const lists = LIST_FILTER_NAMES.map((name) => {
    const wanted = changes[name].filter(
      (value) => !isRefused(value, refusals) && (!isNamedOnly(name) || isNamed(value, words)),
    );
    return [name, wanted.length > 0 ? narrowList(filters[name], wanted) : filters[name]] as const;
  });
  return {
    ...filters,
    ...Object.fromEntries(lists.filter(([name]) => isListFilterName(name))),
    ...narrowPrices(changes, context),
    sale: filters.sale || changes.sale,
  };
}
