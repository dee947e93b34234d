import { BRANDS_COUNTED_MAX } from '@modiste/contract/limits';
import { foldBrand } from '../../filters/filter.ts';
import type { DictionaryColumn } from '../columns/dictionary-column.ts';

/** Tells whether an item's brand is one of these, in whichever case they are written. */
export function brandMatcher(brands: readonly string[]): (brand: string) => boolean {
  const wanted = new Set(brands.map(foldBrand));
  return (brand) => wanted.has(foldBrand(brand));
}

/** A 1 for the code of each brand that passes. */
export const brandFlags = (
  { values }: DictionaryColumn<string>,
  passes: (brand: string) => boolean,
): Uint8Array => Uint8Array.from(values, (brand) => Number(passes(brand)));

interface NamedBrands {
  /** Items by the code of their brand. */
  counts: Uint32Array;
  /** Told whatever they count. */
  chosen: readonly string[];
  /** Only brands that have this in their names. */
  text: string;
}

/** The brands with most items and those that are chosen, and how many there are in all. */
export function nameBrands(
  { values }: DictionaryColumn<string>,
  { counts, chosen, text }: NamedBrands,
) {
  const isChosen = brandMatcher(chosen);
  const asked = foldBrand(text);
  const found = values
    .map((brand, code) => ({ brand, count: counts[code] ?? 0 }))
    .filter(
      ({ brand, count }) => count > 0 && brand.trim() !== '' && foldBrand(brand).includes(asked),
    )
    .toSorted((a, b) => b.count - a.count || (a.brand < b.brand ? -1 : 1));
  const told = found.filter(({ brand }, at) => at < BRANDS_COUNTED_MAX || isChosen(brand));
  return {
    brand: Object.fromEntries(told.map(({ brand, count }) => [brand, count])),
    brands: found.length,
  };
}
