import {
  BOTTOM_SIZES,
  type Gender,
  MENS_NUMERIC_SIZES,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import type { NormalSizes } from '../garment-facts.ts';
import { isAlphaExtra, isClothingSize } from './alpha-sizes.ts';
import { mensLetterOfWaist, womensOfWaist } from './convert-size.ts';

export type ClothingSizes = Pick<NormalSizes, 'clothing_size' | 'clothing_canonical_size'>;

/** US women's numbers of each letter, as most American makers print them (Gap, Levi's). */
const WOMENS_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  '2XS': ['0'],
  XS: ['0', '2'],
  S: ['4', '6'],
  M: ['8', '10'],
  L: ['12', '14'],
  XL: ['16', '18'],
  '2XL': ['20', '22'],
  '3XL': ['24'],
};

/** Men's chests in inches of each letter (Brooks Brothers, Levi's). */
const MENS_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  XS: ['34'],
  S: ['36'],
  M: ['38', '40'],
  L: ['42', '44'],
  XL: ['46', '48'],
  '2XL': ['50'],
};

const womens: ReadonlySet<string> = new Set(WOMENS_NUMERIC_SIZES);
const mens: ReadonlySet<string> = new Set(MENS_NUMERIC_SIZES);
const bottoms: ReadonlySet<string> = new Set(BOTTOM_SIZES);

const waistOf = (size: string): number => Number(size.split('x')[0]);

const mensBottoms = (letter: string): string[] =>
  BOTTOM_SIZES.filter((size) => mensLetterOfWaist(waistOf(size)) === letter);

const womensBottoms = (number: string): string[] =>
  BOTTOM_SIZES.filter((size) => String(womensOfWaist(waistOf(size))) === number);

const lettersIn = (table: Readonly<Record<string, readonly string[]>>, number: string): string[] =>
  Object.keys(table).filter((letter) => table[letter]?.includes(number));

function ofLetter(letter: string, gender: Gender | null): string[] {
  const hers = gender === 'Men' ? [] : (WOMENS_NUMBERS[letter] ?? []);
  const his = gender === 'Women' ? [] : [...(MENS_NUMBERS[letter] ?? []), ...mensBottoms(letter)];
  return [...hers, ...hers.flatMap(womensBottoms), ...his];
}

function ofBottom(size: string, gender: Gender | null): string[] {
  const her = gender === 'Men' ? null : womensOfWaist(waistOf(size));
  const hers = her === null ? [] : [String(her), ...lettersIn(WOMENS_NUMBERS, String(her))];
  const his = gender === 'Women' ? null : mensLetterOfWaist(waistOf(size));
  return [...hers, ...(his === null ? [] : [his])];
}

function ofNumber(number: string, gender: Gender | null): string[] {
  if (bottoms.has(number)) return ofBottom(number, gender);
  if (mens.has(number)) return lettersIn(MENS_NUMBERS, number);
  return womens.has(number) ? [...lettersIn(WOMENS_NUMBERS, number), ...womensBottoms(number)] : [];
}

const isLetter = (size: string): boolean => isClothingSize(size) || isAlphaExtra(size);

/**
 * The same sizes of clothes in every other numbering: M in numbers, 8 in letters, both in waists of
 * trousers. What is nobody's in particular gives women's sizes and men's.
 */
export function inOtherNumbering(sizes: ClothingSizes, gender: Gender | null): ClothingSizes {
  const typed = [...sizes.clothing_size, ...sizes.clothing_canonical_size];
  const others = typed.flatMap((size) =>
    isLetter(size) ? ofLetter(size, gender) : ofNumber(size, gender),
  );
  const unique = [...new Set(others)];
  return {
    clothing_size: unique.filter(isClothingSize),
    clothing_canonical_size: unique.filter((size) => !isClothingSize(size)),
  };
}

/** Whose numbers these sizes are, where that is one gender's alone; null for letters and waists. */
export function genderOfNumbers({ clothing_size, clothing_canonical_size }: ClothingSizes) {
  if (clothing_size.length > 0 || clothing_canonical_size.length === 0) return null;
  if (clothing_canonical_size.every((size) => womens.has(size))) return 'Women';
  return clothing_canonical_size.every((size) => mens.has(size)) ? 'Men' : null;
}
