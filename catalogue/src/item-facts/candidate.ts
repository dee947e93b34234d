import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { isOneSize } from '@modiste/lexicon/alpha-sizes';
import { colorPhrases } from '@modiste/lexicon/colors';
import { type Colorway, soldColorways } from './colorways.ts';
import { sizeKeys } from './size-keys.ts';
import type { StoredItem } from './stored-item.ts';

/**
 * What filtering and ranking read, stored with each row as one short JSON text: reading one
 * column for some hundreds of rows is many times faster than reading ten.
 */
export interface Candidate {
  id: string;
  title: string;
  brand: string;
  type: string;
  category: string;
  gender: string;
  colors: readonly Color[];
  /** The shop's own names of its colors; none in rows that an older version wrote. */
  color_names?: readonly string[];
  /** The colors that are sold apart; none where there is but one, and in rows of an older version. */
  colorways?: readonly Colorway[];
  /** Its own sizes as `sizeKeys` writes them; none where there is but one size. */
  size_keys: readonly string[];
  fits: readonly string[];
  /** Materials `m:`, patterns `p:` and attributes `a:`, as lexicon ids. */
  facets: readonly string[];
  price: number;
  full_price: number;
  /** Left out in rows that an older version wrote, which are in US dollars. */
  currency?: string;
  /** Whether any size can be bought now; left out in rows that an older version wrote. */
  in_stock?: boolean;
  /** The same for every color of one product. */
  design: string;
  /** The day on which it came into the catalogue, counted from 1970; 0 where not known. */
  added: number;
}

const prefixed = (prefix: string, values: readonly string[]) =>
  values.map((value) => `${prefix}:${value}`);

/** The facets of the three kinds as one list of prefixed keys. */
export const facetKeys = (facts: {
  materials: readonly string[];
  patterns: readonly string[];
  attributes: readonly string[];
}): string[] => [
  ...prefixed('m', facts.materials),
  ...prefixed('p', facts.patterns),
  ...prefixed('a', facts.attributes),
];

/** Brand and title without their color words: the name of a product in every color. */
function designOf(item: Item): string {
  const names = new Set(item.other_info.color_names.flatMap((name) => wordsOf(name)));
  const title = wordsOf(item.short_description);
  const kept = title.filter((word) => !names.has(word) && !colorPhrases.has(word));
  return `${item.brand.toLowerCase()} ${(kept.length > 0 ? kept : title).join(' ')}`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export function toCandidate({
  item,
  attributes = [],
  addedDay = 0,
}: Omit<StoredItem, 'hash'>): Candidate {
  const facts = item.other_info;
  const colorways = soldColorways(item);
  return {
    id: item.id,
    title: item.short_description,
    brand: item.brand,
    type: facts.type,
    category: item.try_on_category,
    gender: facts.gender,
    colors: item.colors,
    color_names: facts.color_names,
    ...(colorways.length > 0 && { colorways }),
    size_keys: item.sizes.length > 0 && item.sizes.every(isOneSize) ? [] : sizeKeys(facts),
    fits: facts.clothing_fit,
    facets: facetKeys({ ...facts, attributes }),
    price: item.price,
    full_price: item.full_price,
    currency: facts.currency,
    in_stock: facts.availability === 'in_stock',
    design: designOf(item),
    added: addedDay,
  };
}
