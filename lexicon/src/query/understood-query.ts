import type { ClothingFit, Color, Gender, TryOnCategory } from '@modiste/contract/values';
import type { Comparison } from '../comparisons/comparisons.ts';
import type { Concept } from '../phrases/concept.ts';

/** What an understood part of a query speaks of. */
export type ReadingKind =
  | 'concept'
  | 'price'
  | 'sale'
  | 'price-level'
  | 'size'
  | 'fit'
  | 'heel'
  | 'brand'
  | 'age'
  | 'goods';

/**
 * Wanted; not wanted; wanted less of ("less floral"); only worn beside what is wanted ("shoes for a
 * blue dress"); or told of what was shown ("like the red one, but longer").
 */
export type QueryRole = 'wanted' | 'negated' | 'less' | 'beside' | 'shown';

/**
 * What a reading is named by: a concept of the lexicon, a brand, which size a number is, a fit, the
 * name of a shade, or a word that only means something where it is negated ("no stones").
 */
export type ReadingConcept =
  | Concept
  | { kind: 'brand' | 'shade' | 'word'; id: string }
  | { kind: 'size'; id: 'size' | 'waist' | 'neck' | 'leg' }
  | { kind: 'fit'; id: ClothingFit };

/** The limits that were said of a price; US dollars unless `currency` is set. */
export interface PriceAmount {
  kind: 'price';
  min: number | null;
  max: number | null;
  /** The price that was named, where the limits lie around it; null otherwise. */
  around: number | null;
  /** ISO 4217 code where it was said in another currency, which is not converted. */
  currency: string | null;
}

/** The number or size that a reading carries. */
export type ReadingAmount =
  | PriceAmount
  /** Lower (-1) or higher (1) prices first. */
  | { kind: 'price-level'; level: -1 | 1 }
  /** The age in the words that name it: "over 50". */
  | { kind: 'age'; isChild: boolean; said: string }
  | { kind: 'heel'; cm: number }
  /** As typed: "m", "9.5", "32x34". */
  | { kind: 'sizes'; sizes: readonly string[] };

/** What a shop lacks of a reading: the size, or the named types, in whose place others are shown. */
export type Unavailable =
  | { kind: 'size' }
  | {
      kind: 'types';
      types: readonly string[];
      replacedBy: readonly string[];
      /** Whom the replacements are for, where the missing types imply it. */
      gender: Gender | null;
    };

/** One understood part of a query. */
export interface QueryReading {
  /** As typed. */
  words: string;
  /** What it was taken for; null for prices, sales, ages and unknown goods. */
  concept: ReadingConcept | null;
  amount: ReadingAmount | null;
  /** Set by the catalogue; null where the shop has it or nobody looked. */
  unavailable: Unavailable | null;
  /** Kept strictly; otherwise it only moves items up. */
  hard: boolean;
  kind: ReadingKind;
  role: QueryRole;
  /** What the words mean, as data. Empty for prices, sizes, brands and unknown goods. */
  concepts: readonly Concept[];
}

/** What a shopper typed, understood. Produced by `understandQuery`. */
export interface UnderstoodQuery {
  /** As typed. */
  text: string;
  /** The text with misspellings corrected, or null when nothing was corrected. */
  corrected: string | null;
  /**
   * Words to match in the index, corrected and folded: those of types, colors and all else that was
   * understood too, but none of prices, sizes, genders, negations or stop words.
   */
  words: readonly string[];
  /** Related words (synonyms, hyponyms, occasions' garments) with a weight from 0 to 1. */
  related: readonly { word: string; weight: number }[];
  /**
   * Garment types meant, by lexicon id, the exact ones and their descendants first. "midi dress"
   * goes on to the plain dress and its other kinds save mini and maxi, since an item has one type
   * only; the attribute "midi" in `soft` tells them apart. Empty: any type.
   */
  types: readonly string[];
  /** What is wanted, as it was said and in that order, each once. Empty: nothing was understood. */
  concepts: readonly Concept[];
  /** How it should differ from what is attached or was shown: "longer", "cheaper". */
  comparisons: readonly Comparison[];
  /** What it should have less of: "less floral". */
  less: readonly Concept[];
  /** Try-on categories that the types fall into. */
  categories: readonly TryOnCategory[];
  /** Kept strictly. */
  hard: {
    /** Genders an item may be for; "for men" gives Men and Unisex. Empty: any. */
    gender: readonly Gender[];
    sale: boolean;
    priceMin: number | null;
    priceMax: number | null;
    clothing_size: readonly string[];
    clothing_canonical_size: readonly string[];
    shoes_size: readonly string[];
    shoes_canonical_size: readonly string[];
    clothing_fit: readonly ClothingFit[];
  };
  /** Moves items up, or down for what was negated. */
  soft: {
    colors: readonly Color[];
    /** Names that say more than their color, as typed ("burgundy"), and tones ("pastel"). */
    shades: readonly string[];
    materials: readonly string[];
    patterns: readonly string[];
    /** Anything else the lexicon knows: necklines, sleeves, lengths, fits, occasions, styles. */
    attributes: readonly string[];
    /** As the shop writes them. Read only where the caller knows the brands. */
    brands: readonly string[];
    /** "cheap" gives -1, "luxury" gives 1, otherwise 0. */
    priceLevel: -1 | 0 | 1;
  };
  /**
   * What is looked for, as typed, where it is nothing that a fashion shop sells ("tires", "wine
   * glasses") or no word at all; null otherwise. Never a word that the caller knows. Nothing fits it.
   */
  unknownGoods: string | null;
  /** Well-known brands that were named and are none of this shop's, as typed. */
  missingBrands: readonly string[];
  /** Sizes that were named and stand in no size list, as typed: "size 60". No item has them. */
  unlistedSizes: readonly string[];
  /** "Kids" where a child is to wear it; null where nobody says so. */
  audience: 'kids' | null;
  /** What was negated: "not leather", "without sleeves", "no black". Kept strictly. */
  not: {
    colors: readonly Color[];
    /** Names of shades of colors that are wanted otherwise: "blue but not navy". */
    shades: readonly string[];
    materials: readonly string[];
    patterns: readonly string[];
    attributes: readonly string[];
    types: readonly string[];
    /** Words that the lexicon does not know, folded: "nickel" in "no nickel". */
    words: readonly string[];
  };
  /** Each understood part, in the order of the text; `readingLabel` puts one into English. */
  readings: readonly QueryReading[];
}
