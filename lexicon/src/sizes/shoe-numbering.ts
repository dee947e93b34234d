import type { Gender } from '@modiste/contract/values';
import { WOMENS_SHOE_OFFSET } from './convert-size.ts';

/** Whose numbers a shoe size is in: "as labeled" where nobody says who wears it. */
export type ShoeNumbering = 'womens' | 'mens' | 'labeled';

/** The numbering of someone who shops for these genders. */
export function numberingFor(genders: readonly string[]): ShoeNumbering {
  const [isWomens, isMens] = [genders.includes('Women'), genders.includes('Men')];
  if (isWomens === isMens) return 'labeled';
  return isWomens ? 'womens' : 'mens';
}

/**
 * A shoe's US size as each numbering calls it. Shoes for everyone are labeled in men's sizes, and a
 * woman wears 1.5 more: her 8 is their 6.5.
 */
export function shoeSizeIn(
  size: string,
  numbering: ShoeNumbering,
  gender: Gender | null,
): string | null {
  if (numbering === 'labeled') return size;
  if (gender === 'Women') return numbering === 'womens' ? size : null;
  if (gender === 'Men') return numbering === 'mens' ? size : null;
  return numbering === 'mens' ? size : String(Number(size) + WOMENS_SHOE_OFFSET);
}
