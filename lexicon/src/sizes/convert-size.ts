import type { Gender } from '@modiste/contract/values';
import { SIZE_TABLE } from './size-table.ts';

/** Which country's numbers a size is written in. */
export type SizeSystem = 'US' | 'UK' | 'EU' | 'IT';

/**
 * European shoe size by US men's size; US women's is 1.5 more. After the charts that athletic
 * makers print (Nike, adidas); sizes between two entries take the nearest.
 */
const EU_OF_US_MENS: readonly (readonly [number, number])[] = [
  [35, 3.5],
  [35.5, 3.5],
  [36, 4],
  [36.5, 4.5],
  [37, 5],
  [37.5, 5],
  [38, 5.5],
  [38.5, 6],
  [39, 6.5],
  [40, 7],
  [40.5, 7.5],
  [41, 8],
  [42, 8.5],
  [42.5, 9],
  [43, 9.5],
  [44, 10],
  [44.5, 10.5],
  [45, 11],
  [45.5, 11.5],
  [46, 12],
  [47, 12.5],
  [47.5, 13],
  [48, 13.5],
  [48.5, 14],
  [49.5, 15],
  [50, 15.5],
];
export const WOMENS_SHOE_OFFSET = 1.5;

function euShoeToMens(size: number): number | null {
  const [nearest] = EU_OF_US_MENS.toSorted(
    ([one], [other]) => Math.abs(one - size) - Math.abs(other - size),
  );
  if (nearest === undefined || Math.abs(nearest[0] - size) > 1) return null;
  return nearest[1];
}

/**
 * A shoe size in US numbers. Shoes for everyone are numbered like men's, as makers do.
 * UK to US adds 1 for men and 2 for women.
 */
export function shoeToUs(size: number, system: SizeSystem, gender: Gender | null): number | null {
  const isWomens = gender === 'Women';
  if (system === 'US') return size;
  if (system === 'UK') return size + (isWomens ? 2 : 1);
  const mens = euShoeToMens(size);
  return mens === null ? null : mens + (isWomens ? WOMENS_SHOE_OFFSET : 0);
}

/** US women's number minus the other system's: UK 10 = EU 38 = IT 42 = US 6 (ASOS size guide). */
const WOMENS_OFFSET: Readonly<Record<SizeSystem, number>> = { US: 0, UK: -4, EU: -32, IT: -36 };

/** A women's clothing number in US numbers. */
export const womensToUs = (size: number, system: SizeSystem): number =>
  size + WOMENS_OFFSET[system];

/** A men's chest or suit size in inches: EU 48 = UK 38 = US 38. */
export const mensToUs = (size: number, system: SizeSystem): number =>
  system === 'EU' || system === 'IT' ? size - 10 : size;

const firstBelow = (table: readonly (readonly [number, string])[], size: number): string | null =>
  table.find(([most]) => size <= most)?.[1] ?? null;

/** Men's letter of a trouser waist in inches. */
export const mensLetterOfWaist = (waist: number): string | null =>
  Object.keys(SIZE_TABLE).find((letter) => {
    const [least, most] = SIZE_TABLE[letter]?.mensWaist ?? [];
    return least !== undefined && most !== undefined && waist >= least && waist <= most;
  }) ?? null;

/** Men's letter of a shirt's neck in inches. */
export const mensLetterOfNeck = (neck: number): string | null =>
  neck < 13.5
    ? null
    : firstBelow(
        [
          [14, 'XS'],
          [14.5, 'S'],
          [15.5, 'M'],
          [16.5, 'L'],
          [17.5, 'XL'],
          [18.5, '2XL'],
          [20, '3XL'],
        ],
        neck,
      );
