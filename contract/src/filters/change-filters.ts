import { invalidValueMessage, unknownFilterMessage } from '../invalid-value-message.ts';
import { PRICE_MAX, PRICE_MIN } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { describeValue, isSort } from './check-filters.ts';
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

/** The changed filters, or the message to show and the filters as they were. */
export type FilterChange =
  | { ok: true; filters: Filters }
  | { ok: false; filters: Filters; message: string };

const changed = (filters: Filters, part: Partial<Filters>): FilterChange => ({
  ok: true,
  filters: { ...filters, ...part },
});
const refused = (filters: Filters, message: string): FilterChange => ({
  ok: false,
  filters,
  message,
});

function toggleListValue(filters: Filters, name: ListFilterName, value: unknown): FilterChange {
  const text = describeValue(value);
  const present = filters[name];
  const isRoom = present.includes(text) || present.length < mostValuesOf(name);
  if (!isRoom || !isListValue(name, text)) {
    return refused(filters, invalidValueMessage[name](text));
  }
  const next = present.includes(text)
    ? present.filter((entry) => entry !== text)
    : [...present, text];
  return changed(filters, { [name]: next });
}

function setPrice(filters: Filters, name: PriceFilterName, value: unknown): FilterChange {
  if (value === null) return changed(filters, { [name]: null });
  const price = typeof value === 'string' ? Number(value) : value;
  if (typeof price !== 'number' || !Number.isInteger(price)) {
    return refused(filters, MESSAGES.price_not_a_number);
  }
  if (price < PRICE_MIN || price > PRICE_MAX) return refused(filters, MESSAGES.price_not_a_number);
  const min = name === 'priceRangeMin' ? price : filters.priceRangeMin;
  const max = name === 'priceRangeMax' ? price : filters.priceRangeMax;
  if (min !== null && max !== null && min >= max) return refused(filters, MESSAGES.price_crossed);
  return changed(filters, { [name]: price });
}

function setSort(filters: Filters, value: unknown): FilterChange {
  if (value === null || isSort(value)) return changed(filters, { sort: value });
  return refused(filters, invalidValueMessage.sort(describeValue(value)));
}

/**
 * Sets one filter: a scalar is replaced, a list value is toggled in or out, an empty string or NaN
 * becomes null. A value outside its list is refused with its message.
 */
export function setFilter(filters: Filters, name: string, given: unknown): FilterChange {
  if (!isFilterName(name)) return refused(filters, unknownFilterMessage(name));
  const value = given === '' || given === undefined || Number.isNaN(given) ? null : given;
  if (isListFilterName(name)) {
    return value === null
      ? changed(filters, { [name]: [] })
      : toggleListValue(filters, name, value);
  }
  if (name === 'sort') return setSort(filters, value);
  if (name === 'sale') return changed(filters, { sale: value === true });
  return setPrice(filters, name, value);
}

/** Back to the defaults, which come from the shopper's saved preferences. */
export const resetFilters = (defaults: Filters = DEFAULT_FILTERS): Filters => ({ ...defaults });
