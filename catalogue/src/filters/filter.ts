import type { Color } from '@modiste/contract/values';

/** What of an item a filter compares with a list of values. */
export type TermField =
  | 'id'
  | 'type'
  /** As the shop writes it. */
  | 'brand'
  /** In lower case without spaces around it: see `foldBrand`. */
  | 'folded-brand'
  | 'color'
  /** The departments that sell it, as the category filter names them. */
  | 'department'
  /** As the material filter names it. */
  | 'material'
  /** Whoever wears it: what is for everyone is for men and for women too. */
  | 'gender'
  /** Every size that one of its own means: see `wornSizeKeys`. */
  | 'size'
  /** See `wornFitKeys`. */
  | 'fit'
  /** Materials `m:`, patterns `p:` and attributes `a:`, as lexicon ids. */
  | 'fact';

/** Colors that a shopper refuses. */
export interface RefusedColors {
  colors: readonly string[];
  /** Names of shades, folded. */
  shades: readonly string[];
}

/** The color of a variant, as it was asked for. */
export interface VariantColor {
  colors: readonly Color[];
  /** Those of the colors of which any shade will do. */
  plain: readonly Color[];
  /** Names that say more than their color, and tones. */
  shades: readonly string[];
  /** Whether a color that is not the first of its name counts too, as in a striped shirt. */
  isPatterned: boolean;
  /** What the variant must not be of. */
  refused: RefusedColors;
}

/**
 * What an item must be, as data: built from a request and its words, checked on items by
 * `passesFilter`, compiled by every search index, printed for operators by `printFilter`.
 */
export type Filter =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  /** One of its values is one of these. */
  | { readonly kind: 'terms'; readonly field: TermField; readonly values: readonly string[] }
  /** Its price in dollars is within both ends; null is no end. */
  | { readonly kind: 'price'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'on-sale' }
  /** It can be had in this color: the color of a variant is the first that its name tells. */
  | { readonly kind: 'variant-color'; readonly color: VariantColor }
  /** It can be had in one of these colors, in any where none is named, that has nothing refused in it. */
  | {
      readonly kind: 'colorway';
      readonly colors: readonly string[];
      readonly refused: RefusedColors;
    }
  /** Its title bears the name of one of these types: see `namesOneOf`. */
  | { readonly kind: 'title-type'; readonly types: readonly string[] }
  /** Its title has this word in any form. */
  | { readonly kind: 'title-word'; readonly word: string }
  /** Its text, which only an index knows, has one of these words. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** It has a picture that can be compared. */
  | { readonly kind: 'has-image' };

export const all = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const any = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });
export const terms = (field: TermField, values: readonly string[]): Filter => ({
  kind: 'terms',
  field,
  values,
});

export const EVERYTHING = all();
export const NOTHING = any();
export const HAS_IMAGE: Filter = { kind: 'has-image' };
export const ON_SALE: Filter = { kind: 'on-sale' };
export const priceAtLeast = (min: number): Filter => ({ kind: 'price', min, max: null });
export const priceAtMost = (max: number): Filter => ({ kind: 'price', min: null, max });

/** Brands are chosen in whichever case they are written. */
export const foldBrand = (brand: string): string => brand.trim().toLowerCase();
