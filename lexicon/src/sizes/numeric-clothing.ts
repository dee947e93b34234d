import { type Gender, MENS_NUMERIC_SIZES, WOMENS_NUMERIC_SIZES } from '@modiste/contract/values';
import { mensToUs, type SizeSystem, womensToUs } from './convert-size.ts';

const womens: ReadonlySet<string> = new Set(WOMENS_NUMERIC_SIZES);
const mens: ReadonlySet<string> = new Set(MENS_NUMERIC_SIZES);

/** A US women's number that makers use, or null. */
export const womensNumber = (size: number): string | null =>
  womens.has(String(size)) ? String(size) : null;

/**
 * A number for tops, dresses and suits as a US canonical size, or null where none exists. A woman's
 * number beyond the American ones is taken for a European one.
 */
export function numericClothing(
  size: number,
  system: SizeSystem,
  gender: Gender | null,
): string | null {
  const asWomens = String(womensToUs(size, system));
  const asMens = String(mensToUs(size, system));
  if (gender === 'Women') {
    if (womens.has(asWomens)) return asWomens;
    const asEuropean = String(womensToUs(size, 'EU'));
    return system === 'US' && womens.has(asEuropean) ? asEuropean : null;
  }
  if (gender === 'Men') return mens.has(asMens) ? asMens : null;
  if (womens.has(asWomens)) return asWomens;
  return mens.has(asMens) ? asMens : null;
}
