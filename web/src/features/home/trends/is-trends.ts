import type { Trends } from '@modiste/contract/entities/trends-schema';
import { SEASONS, WEATHER_SOURCES } from '@modiste/contract/values';
import { isItem } from '../../../items/is-item.ts';
import {
  isAbsentOr,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isString,
} from '../../../lib/guards.ts';

const isStrings = isListOf(isString);

const isPieces = isListOf(
  isObject({ item_id: isString, name: isString, short_description: isString, images: isStrings }),
);

/** Whether stored trends have all that Home shows; an older version may have stored less. */
const hasTrends = isObject({
  glamour_trends: isListOf(
    isObject({
      trend: isString,
      description: isString,
      reason: isString,
      query: isString,
      item_ids: isStrings,
      images: isStrings,
    }),
  ),
  outfits: isListOf(
    isObject({ name: isString, reason: isString, total: isNumber, items: isPieces }),
  ),
  outfit_for_the_day: isObject({
    intro: isString,
    reason: isString,
    outfit: isObject({ items: isPieces, total: isNumber }),
    recommendations: isStrings,
  }),
  trending_searches: isObject({ search: isStrings, reason: isString }),
  suggested_items: isListOf(isItem),
  prompts: isStrings,
  setting: isObject({
    day: isString,
    season: isOneOf(SEASONS),
    place: isNullOr(isString),
    low_c: isNullOr(isNumber),
    high_c: isNullOr(isNumber),
    uses_fahrenheit: isAbsentOr(isBoolean),
    is_rainy: isBoolean,
    source: isOneOf(WEATHER_SOURCES),
  }),
  items: isRecordOf(isItem),
  timestamp: isString,
});

export const isTrends = (value: unknown): value is Trends => hasTrends(value);
