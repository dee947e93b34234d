import {
  BOTTOM_SIZES,
  type Gender,
  MENS_NUMERIC_SIZES,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import type { NormalSizes } from '../garment-facts.ts';
import { isAlphaExtra, isClothingSize } from './alpha-sizes.ts';
import { mensLetterOfWaist } from './convert-size.ts';

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

const bottomsOf = (letter: string): string[] =>
  BOTTOM_SIZES.filter((size) => mensLetterOfWaist(waistOf(size)) === letter);

function numbersOf(letter: string, gender: Gender | null): string[] {
  const ofWomen = gender === 'Men' ? [] : (WOMENS_NUMBERS[letter] ?? []);
  const ofMen = gender === 'Women' ? [] : [...(MENS_NUMBERS[letter] ?? []), ...bottomsOf(letter)];
  return [...ofWomen, ...ofMen];
}

function lettersOf(number: string): string[] {
  if (bottoms.has(number)) return [mensLetterOfWaist(waistOf(number))].filter((it) => it !== null);
  const table = womens.has(number) ? WOMENS_NUMBERS : mens.has(number) ? MENS_NUMBERS : {};
  return Object.keys(table).filter((letter) => table[letter]?.includes(number));
}

/**
 * The same sizes of clothes in the other numbering: M in numbers, 8 in letters. A letter of nobody's
 * in particular gives women's numbers and men's, which no list confuses.
 */
export function inOtherNumbering(sizes: ClothingSizes, gender: Gender | null): ClothingSizes {
  const typed = [...sizes.clothing_size, ...sizes.clothing_canonical_size];
  const isLetter = (size: string) => isClothingSize(size) || isAlphaExtra(size);
  const letters = typed.filter((size) => !isLetter(size)).flatMap(lettersOf);
  const numbers = typed.filter(isLetter).flatMap((letter) => numbersOf(letter, gender));
  return {
    clothing_size: [...new Set(letters.filter(isClothingSize))],
    clothing_canonical_size: [...new Set([...letters.filter(isAlphaExtra), ...numbers])],
  };
}
