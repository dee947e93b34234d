import {
  BOTTOM_SIZES,
  type Gender,
  MENS_NUMERIC_SIZES,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import { SIZE_TABLE, womensOfWaist } from './size-table.ts';

const womens: ReadonlySet<string> = new Set(WOMENS_NUMERIC_SIZES);
const mens: ReadonlySet<string> = new Set(MENS_NUMERIC_SIZES);
const bottoms: ReadonlySet<string> = new Set(BOTTOM_SIZES);

/** How a size of clothes is written: "M", a woman's "8", a man's chest "40", "32x30". */
export type SizeKind = 'letter' | 'womens' | 'chest' | 'waist';

export function sizeKind(size: string): SizeKind {
  if (bottoms.has(size)) return 'waist';
  if (womens.has(size)) return 'womens';
  return mens.has(size) ? 'chest' : 'letter';
}

const waistOf = (size: string): number => Number(size.split('x')[0]);

type Waists = readonly [number, number] | null;
const isWithin = (waist: number, waists: Waists) =>
  waists !== null && waist >= waists[0] && waist <= waists[1];

type Letter = (typeof SIZE_TABLE)[string];

const lettersWith = (has: (letter: Letter) => boolean): string[] =>
  Object.entries(SIZE_TABLE)
    .filter(([, letter]) => has(letter))
    .map(([name]) => name);

const bottomsWith = (has: (waist: number) => boolean): string[] =>
  BOTTOM_SIZES.filter((size) => has(waistOf(size)));

const WAISTS = [...new Set(BOTTOM_SIZES.map(waistOf))];
const NUMBERS = WOMENS_NUMERIC_SIZES.map(Number);

/**
 * US women's numbers that take a waist in inches. Bottoms come in no odd waist above 28: whose waist is
 * one of these takes the next larger, so that a 12 (a 31) wears a 32.
 */
function womensNumbersOf(waist: number): number[] {
  const below = WAISTS.findLast((other) => other < waist) ?? waist - 1;
  const inches = Array.from({ length: waist - below }, (_, step) => below + 1 + step);
  const numbers = inches.map(womensOfWaist);
  return NUMBERS.filter((number) => numbers.includes(number));
}

function womensOthers(size: string, kind: SizeKind): string[] {
  const number = Number(size);
  if (kind === 'womens') {
    return [
      ...lettersWith(({ women }) => women.includes(number)),
      ...bottomsWith((waist) => womensNumbersOf(waist).includes(number)),
    ];
  }
  if (kind === 'waist') {
    const letters = lettersWith(({ womensWaist }) => isWithin(waistOf(size), womensWaist));
    return [...womensNumbersOf(waistOf(size)).map(String), ...letters];
  }
  const letter = kind === 'letter' ? SIZE_TABLE[size] : undefined;
  if (letter === undefined) return [];
  return [
    ...letter.women.map(String),
    ...bottomsWith((waist) => isWithin(waist, letter.womensWaist)),
  ];
}

function mensOthers(size: string, kind: SizeKind): string[] {
  if (kind === 'chest') return lettersWith(({ men }) => men.includes(Number(size)));
  if (kind === 'waist') return lettersWith(({ mensWaist }) => isWithin(waistOf(size), mensWaist));
  const letter = kind === 'letter' ? SIZE_TABLE[size] : undefined;
  if (letter === undefined) return [];
  return [...letter.men.map(String), ...bottomsWith((waist) => isWithin(waist, letter.mensWaist))];
}

const memoized = new Map<string, readonly string[]>();

function otherNames(size: string, gender: Gender | null): string[] {
  const kind = sizeKind(size);
  return [
    ...(gender === 'Men' ? [] : womensOthers(size, kind)),
    ...(gender === 'Women' ? [] : mensOthers(size, kind)),
  ];
}

/**
 * The same size of clothes in every other numbering: M in numbers, 8 in letters, both in waists of
 * trousers. What is for everyone, or for nobody in particular, has women's sizes and men's.
 */
export function sameSizes(size: string, gender: Gender | null): readonly string[] {
  const key = `${gender} ${size}`;
  const known = memoized.get(key);
  if (known !== undefined) return known;
  const found = [...new Set(otherNames(size, gender))].filter((other) => other !== size);
  memoized.set(key, found);
  return found;
}
