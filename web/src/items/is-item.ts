import type { Item } from '@modiste/contract/entities/item';
import { isAbsentOr, isListOf, isNullOr, isNumber, isObject, isString } from '../lib/guards.ts';

const isStrings = isListOf(isString);

const hasShownFields = isObject({
  id: isString,
  short_description: isString,
  description: isString,
  brand: isString,
  website: isString,
  item_url: isString,
  price: isNumber,
  full_price: isNumber,
  image_urls: isStrings,
  colors: isStrings,
  sizes: isStrings,
  other_info: isObject({
    type: isString,
    gender: isString,
    availability: isString,
    currency: isString,
    materials: isStrings,
    patterns: isStrings,
    color_names: isStrings,
    clothing_fit: isStrings,
    sold_out_sizes: isStrings,
    color_variants: isAbsentOr(isListOf(isObject({ name: isString, image: isNullOr(isNumber) }))),
  }),
});

/** Whether a stored item has all that the screens show; an older version may have stored less. */
export const isItem = (value: unknown): value is Item => hasShownFields(value);
