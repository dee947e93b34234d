import type { Item } from '@modiste/contract/entities/item';
import type { Preferences } from '@modiste/contract/entities/preferences';

const LETTERS: Readonly<Record<string, string>> = {
  XXS: '2XS',
  'EXTRA SMALL': 'XS',
  'X-SMALL': 'XS',
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  'EXTRA LARGE': 'XL',
  'X-LARGE': 'XL',
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
};
const FOREIGN = /\b(UK|GB|EUR?|EURO|FR|ITA?|JP|CM)\b/;
const WAIST_AND_LENGTH = /^W?(\d{2})W?(?: ?[X×/-] ?| )L?(\d{2})L?$/;
const SHOE = /^(\d{1,2}(?:\.5)?)(?: ?(?:[A-E]{1,3}|[MWN]))?$/;

type ListsOfSizes = Pick<
  Preferences,
  'clothing_size' | 'clothing_canonical_size' | 'shoes_size' | 'shoes_canonical_size'
>;

const isShoe = (item: Item) => item.try_on_category === 'shoes';

/** The item's sizes as the value lists name them, as its facts tell. */
const knownSizes = (item: Item, lists: Readonly<Record<keyof ListsOfSizes, readonly string[]>>) =>
  isShoe(item)
    ? [...lists.shoes_size, ...lists.shoes_canonical_size]
    : [...lists.clothing_size, ...lists.clothing_canonical_size];

/** "Small" -> S, "S/M" -> S and M, "W30 L32" -> 30x32; nothing for numbers of other countries. */
function plainSizes(item: Item, size: string): string[] {
  const folded = size.toUpperCase().replace(/\s+/g, ' ').trim();
  if (FOREIGN.test(folded)) return [];
  const plain = folded.replace(/\b(US|USA|SIZE)\b/g, '').trim();
  if (isShoe(item)) return SHOE.exec(plain)?.slice(1) ?? [];
  const pair = WAIST_AND_LENGTH.exec(plain);
  if (pair !== null) return [`${pair[1]}x${pair[2]}`];
  return plain.split(/ ?\/ ?/).map((part) => LETTERS[part] ?? part);
}

/** Those of the item's sizes, in the shop's words, that the shopper wears. */
export function ownSizes(item: Item, worn: ListsOfSizes | undefined): string[] {
  if (worn === undefined) return [];
  const known = new Set(knownSizes(item, item.other_info));
  const mine = new Set(knownSizes(item, worn).filter((size) => known.has(size)));
  return item.sizes.filter((size) => plainSizes(item, size).some((plain) => mine.has(plain)));
}

const byNumber = (one: string, other: string) => Number(one) - Number(other);

/** The size system of the item in words; empty for letters, or where it is unknown. */
export function sizeSystem(item: Item): string {
  if (item.sizes.some((size) => WAIST_AND_LENGTH.test(size.toUpperCase().trim()))) {
    return 'Waist × length, in inches';
  }
  const numbers = knownSizes(item, item.other_info).filter((size) => /^\d+(\.5)?$/.test(size));
  if (numbers.length === 0 || !item.sizes.some((size) => /\d/.test(size))) return '';
  const areTheirs = item.sizes.every((size) =>
    plainSizes(item, size).some((plain) => numbers.includes(plain)),
  );
  return areTheirs ? 'US sizes' : `In US sizes: ${numbers.toSorted(byNumber).join(', ')}`;
}
