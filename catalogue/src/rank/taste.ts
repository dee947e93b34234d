import { queryConceptVector } from '@modiste/lexicon/concept-vector';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { LRUCache } from 'lru-cache';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
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
  conceptVector: Float32Array | null;
  genders: readonly string[];
  sizes: readonly string[];
  fits: readonly string[];
}

/** Every search of a shopper asks for the same styles; reading their words takes milliseconds. */
const styleVectors = new LRUCache<string, { vector: Float32Array | null }>({ max: 1_000 });

function styleVector(words: string): Float32Array | null {
  const known = styleVectors.get(words) ?? { vector: queryConceptVector(understandQuery(words)) };
  styleVectors.set(words, known);
  return known.vector;
}

export function readTaste(preferences: ShopperPreferences): Taste {
  const { styles, personality, gender, clothing_fit } = preferences;
  const words = [...styles, ...personality].join(', ');
  return {
    conceptVector: words === '' ? null : styleVector(words),
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
    preferredStyle: conceptNearness(item, taste.conceptVector),
    preferredGender: Number(taste.genders.includes(item.gender)),
    preferredSize: Number(
      (isSized && meet(taste.sizes, item.size_keys)) || meet(taste.fits, item.fits),
    ),
  });
}

/** Fewer items say nothing of where their buyer buys. */
const KNOWN_MIN = 3;

/**
 * The mean standing of some items for sale among the prices of their kinds.
 * @returns from 0 to 1, or null where fewer than three are known.
 */
export async function priceLevelOf(
  index: Pick<SearchIndex, 'priceStandings'>,
  ids: readonly string[],
): Promise<number | null> {
  const standings = [...(await index.priceStandings([...new Set(ids)])).values()];
  if (standings.length < KNOWN_MIN) return null;
  return standings.reduce((sum, standing) => sum + standing, 0) / standings.length;
}
