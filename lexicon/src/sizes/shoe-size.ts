import { type Gender, SHOES_CANONICAL_SIZES, SHOES_SIZES } from '@modiste/contract/values';
import { type SizeSystem, shoeToUs } from './convert-size.ts';

const whole: ReadonlySet<string> = new Set(SHOES_SIZES);
const half: ReadonlySet<string> = new Set(SHOES_CANONICAL_SIZES);
const EU_SHOE_MIN = 34;

/** A shoe number as a US whole or half size, or null. From 34 up an unnamed system is European. */
export function shoeSize(
  size: number,
  system: SizeSystem | null,
  gender: Gender | null,
): string | null {
  const us = shoeToUs(size, system ?? (size >= EU_SHOE_MIN ? 'EU' : 'US'), gender);
  const written = String(us);
  return whole.has(written) || half.has(written) ? written : null;
}

export const isWholeShoeSize = (size: string): boolean => whole.has(size);
