import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { ALPHA_EXTRA_SIZES, CLOTHING_SIZES } from '@modiste/contract/values';
import { sizeKind } from '@modiste/lexicon/same-size';
import type { Found } from '../../stylist.ts';

const LETTERS = ['2XS', ...CLOTHING_SIZES, '3XL', '4XL'];
/** Where none is of the scale that was asked for, jeans are told by their waists. */
const SCALES = ['waist', 'womens', 'chest', 'letter'] as const;
const PLUS = new Set<string>(ALPHA_EXTRA_SIZES.filter((size) => /^\dX$/.test(size)));

/** The sizes of pieces on the scale of one that was asked for, or on the scale that they have. */
function onScale(items: readonly Item[], asked: string, isOfShoes: boolean): string[] {
  const own = items.flatMap(({ other_info: facts }) => {
    const sizes = isOfShoes
      ? [...facts.shoes_size, ...facts.shoes_canonical_size]
      : [...facts.clothing_size, ...facts.clothing_canonical_size];
    return sizes.filter((size) => !facts.sold_out_sizes.includes(size));
  });
  const all = [...new Set(own)].filter((size) => !PLUS.has(size));
  if (isOfShoes) return all;
  const kinds = [sizeKind(asked), ...SCALES];
  const kind = kinds.find((one) => all.some((size) => sizeKind(size) === one));
  return all.filter((size) => sizeKind(size) === kind);
}

const placeOf = (size: string): number =>
  LETTERS.includes(size) ? LETTERS.indexOf(size) : Number(size);

/**
 * Where the sizes of what is shown begin and end, where none of it comes in the size that was asked
 * for: "; these go from 5 to 11". Empty where something else stands in the way.
 */
export function sizeRange({ state, candidates, dropped }: Found): string {
  const filters = state.request?.filters;
  const isOfShoes = dropped?.startsWith('the shoe size') === true;
  const isOfSize = isOfShoes || dropped?.startsWith('the size') === true;
  const [asked = ''] = filters === undefined ? [] : allSizes(filters);
  if (!isOfSize || / and the /.test(dropped ?? '') || asked === '') return '';
  const sizes = onScale(candidates, asked, isOfShoes);
  // "38x36": where the waist is to be had, the legs end.
  const [waist = '', leg] = asked.split('x');
  const legs = sizes
    .filter((size) => leg !== undefined && size.startsWith(`${waist}x`))
    .map((size) => size.slice(3));
  const told = legs.length > 0 ? legs : sizes.map((size) => size.replace(/x\d+$/, ''));
  const ordered = told.toSorted((one, other) => placeOf(one) - placeOf(other));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const isOfWaist = !isOfShoes && sizeKind(sizes[0] ?? '') === 'waist';
  const where = isOfWaist ? ` in the ${legs.length > 0 ? 'leg' : 'waist'}` : '';
  return `; these go from ${first} to ${last}${where}`;
}
