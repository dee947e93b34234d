import {
  GENDERS,
  type Gender,
  MENS_FITS,
  TRY_ON_CATEGORIES,
  WOMENS_FITS,
} from '@modiste/contract/values';
import { isClothingSize } from '@modiste/lexicon/alpha-sizes';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { sameSizes, sizeKind } from '@modiste/lexicon/same-size';
import { type ShoeNumbering, shoeSizeIn } from '@modiste/lexicon/shoe-numbering';
import { isWholeShoeSize } from '@modiste/lexicon/shoe-size';
import { partsConcernedBy, type SizePart, sizePart } from '@modiste/lexicon/size-part';
import type { Candidate } from './candidate.ts';
import { sizeKeys } from './size-keys.ts';

/** Which sizes concern a row: exactly one of these is among its keys. */
export const PART_KEYS = {
  none: 'part:none',
  top: 'part:top',
  bottom: 'part:bottom',
  shoes: 'part:shoes',
} as const;

/** What says whose fits a row comes in, where it is not both; see `FIT_SIDES`. */
export const FIT_KEYS = { none: 'fit:none', womens: 'fit:womens', mens: 'fit:mens' } as const;

export const FIT_SIDES: Readonly<Record<'womens' | 'mens', readonly string[]>> = {
  womens: WOMENS_FITS,
  mens: MENS_FITS,
};

/** Half and whole sizes as one numbering calls them: `womens:8`; as labeled: `s:8`, `h:8.5`. */
export function shoeKey(size: string, numbering: ShoeNumbering): string {
  if (numbering !== 'labeled') return `${numbering}:${size}`;
  return `${isWholeShoeSize(size) ? 's' : 'h'}:${size}`;
}

const clothingKey = (size: string): string => `${isClothingSize(size) ? 'c' : 'k'}:${size}`;

const NUMBERINGS = ['labeled', 'womens', 'mens'] as const satisfies readonly ShoeNumbering[];

function shoeKeys(sizes: readonly string[], gender: Gender | null): string[] {
  return sizes.flatMap((size) =>
    NUMBERINGS.flatMap((numbering) => {
      const named = shoeSizeIn(size, numbering, gender);
      return named === null ? [] : [shoeKey(named, numbering)];
    }),
  );
}

/** Every size that one of these means; of both, only what says something of the part. */
function clothingKeys(sizes: readonly string[], gender: Gender | null, part: SizePart): string[] {
  const concerns = (size: string) => partsConcernedBy(sizeKind(size)).includes(part);
  return sizes
    .filter(concerns)
    .flatMap((size) => [size, ...sameSizes(size, gender)])
    .filter(concerns)
    .map(clothingKey);
}

const SHOE_PREFIX = /^[sh]:/;
const sizeOf = (key: string): string => key.slice(2);

type Sized = Pick<Candidate, 'type' | 'category' | 'gender' | 'size_keys'>;

/**
 * The keys of an item that a search for sizes reads: every size that one of its own means, and the part
 * it is sized for. A piece without sizes, or without any that concern its part, is of no part.
 */
export function wornSizeKeys({ type, category, gender, size_keys }: Sized): string[] {
  const part = sizePart(type, TRY_ON_CATEGORIES.find((one) => one === category) ?? null);
  const isShoe = part === 'shoes';
  const own = size_keys.filter((key) => SHOE_PREFIX.test(key) === isShoe).map(sizeOf);
  const wearer = GENDERS.find((one) => one === gender && one !== 'Unisex') ?? null;
  const keys = isShoe ? shoeKeys(own, wearer) : clothingKeys(own, wearer, part);
  return keys.length === 0 ? [PART_KEYS.none] : [...new Set(keys), PART_KEYS[part]];
}

/**
 * The keys of one of an item's sizes, given in the shop's own words: what is not surely one of them
 * has none.
 */
export function keysOfSize(item: Sized, size: string): string[] {
  const category = TRY_ON_CATEGORIES.find((one) => one === item.category) ?? null;
  const gender = GENDERS.find((one) => one === item.gender) ?? null;
  const own = sizeKeys(normalizeSizes([size], { category, gender }));
  const size_keys = own.filter((key) => item.size_keys.includes(key));
  const parts: readonly string[] = Object.values(PART_KEYS);
  return wornSizeKeys({ ...item, size_keys }).filter((key) => !parts.includes(key));
}

/** The fits that an item states, and whose they are where they are one side's alone. */
export function wornFitKeys({ fits }: Pick<Candidate, 'fits'>): string[] {
  const isOf = (side: 'womens' | 'mens') => fits.some((fit) => FIT_SIDES[side].includes(fit));
  const [isWomens, isMens] = [isOf('womens'), isOf('mens')];
  if (isWomens && isMens) return [...fits];
  if (!isWomens && !isMens) return [FIT_KEYS.none];
  return [...fits, isWomens ? FIT_KEYS.womens : FIT_KEYS.mens];
}
