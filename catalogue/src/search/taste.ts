import { queryConceptVector } from '@modiste/lexicon/concepts/concept-vector';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Candidate } from '../store/candidate.ts';
import { meaningMatch } from '../store/item-meaning.ts';
import { sizeKeys } from '../store/size-keys.ts';

/** What a shopper likes and wears, in the words of their preferences; empty lists say nothing. */
export interface ShopperPreferences {
  gender: readonly string[];
  clothing_size: readonly string[];
  clothing_canonical_size: readonly string[];
  shoes_size: readonly string[];
  shoes_canonical_size: readonly string[];
  clothing_fit: readonly string[];
  styles: readonly string[];
  personality: readonly string[];
}

/** Preferences as the ranker asks them. */
export interface Taste {
  /** The direction of the styles among the lexicon's concepts; null where it knows none of them. */
  meaning: Float32Array | null;
  genders: readonly string[];
  sizes: readonly string[];
  fits: readonly string[];
}

export function tasteOf(preferences: ShopperPreferences): Taste {
  const { styles, personality, gender, clothing_fit } = preferences;
  const words = [...styles, ...personality].join(', ');
  return {
    meaning: words === '' ? null : queryConceptVector(understandQuery(words)),
    genders: gender,
    sizes: sizeKeys(preferences),
    fits: clothing_fit,
  };
}

const meet = (wanted: readonly string[], has: readonly string[]) =>
  wanted.some((one) => has.includes(one));

/** How well an item meets a taste, one figure a side of it. */
export function matchTaste(candidate: Candidate, taste: Taste | null) {
  if (taste === null) return { preferredStyle: 0, preferredGender: 0, preferredSize: 0 };
  const { gender, size_keys, fits, meaning } = candidate;
  const fitsBody = meet(taste.sizes, size_keys) || meet(taste.fits, fits);
  return {
    preferredStyle: Math.max(0, meaningMatch(meaning, taste.meaning)),
    preferredGender: Number(taste.genders.includes(gender)),
    preferredSize: Number(fitsBody),
  };
}
