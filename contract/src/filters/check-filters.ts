import { invalidValueMessage, unknownFilterMessage } from '../invalid-value-message.ts';
import { PRICE_MAX, PRICE_MIN } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { SORTS, type Sort } from '../values.ts';
import {
  DEFAULT_FILTERS,
  type Filters,
  isFilterName,
  isListFilterName,
  isListValue,
  type ListFilterName,
  mostValuesOf,
  type PriceFilterName,
} from './filters.ts';

export interface FilterProblem {
  name: string;
  message: string;
}

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);

const isAbsent = (value: unknown) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** A value as its message names it. */
export function describeValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}

function checkList(name: ListFilterName, value: unknown, problems: FilterProblem[]): string[] {
  if (isAbsent(value)) return [];
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const kept = new Set<string>();
  for (const entry of given) {
    const text = describeValue(entry);
    const isRoom = kept.has(text) || kept.size < mostValuesOf(name);
    if (isRoom && isListValue(name, text)) kept.add(text);
    else problems.push({ name, message: invalidValueMessage[name](text) });
  }
  return [...kept];
}

function checkPrice(name: PriceFilterName, value: unknown, problems: FilterProblem[]) {
  if (isAbsent(value)) return null;
  const isPrice =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= PRICE_MIN &&
    value <= PRICE_MAX;
  if (isPrice) return value;
  problems.push({ name, message: MESSAGES.price_not_a_number });
  return null;
}

function checkSort(value: unknown, problems: FilterProblem[]): Sort | null {
  if (isAbsent(value)) return null;
  if (isSort(value)) return value;
  problems.push({ name: 'sort', message: invalidValueMessage.sort(describeValue(value)) });
  return null;
}

function checkSale(value: unknown, problems: FilterProblem[]): boolean {
  if (isAbsent(value)) return false;
  if (typeof value === 'boolean') return value;
  problems.push({ name: 'sale', message: `Invalid sale: ${describeValue(value)}` });
  return false;
}

/**
 * Holds filters of unknown origin against every rule. Returns complete filters with the broken
 * parts left at their defaults, and each broken rule in the order of the given names. The try-on
 * category is a filter of older clients and is ignored.
 */
export function checkFilters(given: Readonly<Record<string, unknown>>): {
  filters: Filters;
  problems: FilterProblem[];
} {
  const problems: FilterProblem[] = [];
  const filters: { -readonly [Name in keyof Filters]: Filters[Name] } = { ...DEFAULT_FILTERS };
  for (const [name, value] of Object.entries(given)) {
    if (name === 'try_on_category') continue;
    if (!isFilterName(name)) problems.push({ name, message: unknownFilterMessage(name) });
    else if (isListFilterName(name)) filters[name] = checkList(name, value, problems);
    else if (name === 'sort') filters.sort = checkSort(value, problems);
    else if (name === 'sale') filters.sale = checkSale(value, problems);
    else filters[name] = checkPrice(name, value, problems);
  }
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  if (min !== null && max !== null && min >= max) {
    problems.push({ name: 'priceRangeMin', message: MESSAGES.price_crossed });
  }
  return { filters, problems };
}
