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

/** European numbers of shoes that only women's come in, and only men's; between them either may be meant. */
const EU_OF_WOMEN_MAX = 39;
const EU_OF_MEN_MIN = 43;
const EU_SHOE = /^(?:eur? ?)?((?:3[4-9]|4\d|50)(?:\.5)?)$/i;

/** Whose a European shoe size is, where nobody said for whom it is: a 38 is a woman's. */
export function wearerOfShoeSize(size: string): Gender | null {
  const number = Number(EU_SHOE.exec(size)?.[1] ?? Number.NaN);
  if (number <= EU_OF_WOMEN_MAX) return 'Women';
  return number >= EU_OF_MEN_MIN ? 'Men' : null;
}
