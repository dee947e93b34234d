import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import { queryConceptVectorCached, understandCached } from '../understand/understand-cached.ts';
import { conceptNearness } from './concept-nearness.ts';

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

export function readTaste(preferences: ShopperPreferences): Taste {
  const { styles, personality, gender, clothing_fit } = preferences;
  const words = [...styles, ...personality].join(', ');
  return {
    meaning: words === '' ? null : queryConceptVectorCached(understandCached(words)),
    genders: gender,
    sizes: requiredSizes(preferences, gender).asked,
    fits: clothing_fit,
  };
}

const meet = (wanted: readonly string[], has: readonly string[]) =>
  wanted.some((one) => has.includes(one));

const NO_TASTE = { preferredStyle: 0, preferredGender: 0, preferredSize: 0 };

/** Tells how well items meet a taste, one figure a side of it. */
export function tasteMatcher(taste: Taste | null): (item: IndexedItem) => typeof NO_TASTE {
  if (taste === null) return () => NO_TASTE;
  const isSized = taste.sizes.length > 0;
  return (item) => ({
    preferredStyle: conceptNearness(item, taste.meaning),
    preferredGender: Number(taste.genders.includes(item.gender)),
    preferredSize: Number(
      (isSized && meet(taste.sizes, item.size_keys)) || meet(taste.fits, item.fits),
    ),
  });
}
