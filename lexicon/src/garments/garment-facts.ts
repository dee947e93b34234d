import type { ClothingFit, Color, Gender, TryOnCategory } from '@modiste/contract/values';

/** What words (title, product type, tags, description) say of a garment. See `readGarment`. */
export interface GarmentFacts {
  /** The lexicon's type id, or null where the words name none. */
  type: string | null;
  category: TryOnCategory | null;
  gender: Gender | null;
  colors: readonly Color[];
  materials: readonly string[];
  patterns: readonly string[];
  /** Necklines, sleeves, lengths, silhouettes, occasions, styles: lexicon ids. */
  attributes: readonly string[];
}

/** Sizes in the spec's value lists. See `normalizeSizes`. */
export interface NormalSizes {
  clothing_size: readonly string[];
  clothing_canonical_size: readonly string[];
  shoes_size: readonly string[];
  shoes_canonical_size: readonly string[];
  clothing_fit: readonly ClothingFit[];
}
