import type { ShopperPreferences } from '@modiste/catalogue/rank/taste';
import type { Preferences } from '@modiste/contract/entities/preferences';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { isAiTone } from '@modiste/contract/tones';
import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  GENDERS,
  PERSONALITY_TAGS,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
} from '@modiste/contract/values';

/** A row as it was stored; null in each column where a person has none. */
type StoredPreferences = {
  [Name in keyof Preferences]:
    | (Preferences[Name] extends readonly unknown[] ? string[] : string)
    | null;
};

/** What was stored of a list that has lost values since. */
function validOnly<Value extends string>(
  values: readonly Value[],
  stored: readonly string[] | null,
): Value[] {
  return values.filter((value) => stored?.includes(value));
}

/** Stored preferences in the contract's form. */
export const readPreferences = (row: StoredPreferences): Preferences => ({
  gender_preference: validOnly(GENDERS, row.gender_preference),
  clothing_size: validOnly(CLOTHING_SIZES, row.clothing_size),
  clothing_fit: validOnly(CLOTHING_FITS, row.clothing_fit),
  clothing_canonical_size: validOnly(CLOTHING_CANONICAL_SIZES, row.clothing_canonical_size),
  shoes_size: validOnly(SHOES_SIZES, row.shoes_size),
  shoes_canonical_size: validOnly(SHOES_CANONICAL_SIZES, row.shoes_canonical_size),
  style_preference: row.style_preference ?? [],
  personality: validOnly(PERSONALITY_TAGS, row.personality),
  user_notes: row.user_notes ?? '',
  ai_tone: row.ai_tone !== null && isAiTone(row.ai_tone) ? row.ai_tone : null,
  ai_tone_description: row.ai_tone_description,
  location: row.location,
});

/** Of a person who saved none. */
export const NO_PREFERENCES: Preferences = {
  gender_preference: [],
  clothing_size: [],
  clothing_fit: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  style_preference: [],
  personality: [],
  user_notes: '',
  ai_tone: null,
  ai_tone_description: null,
  location: null,
};

/** Preferences as the catalogue ranks by them. */
export const tasteOf = (preferences: Preferences): ShopperPreferences => ({
  gender: preferences.gender_preference,
  clothing_size: preferences.clothing_size,
  clothing_canonical_size: preferences.clothing_canonical_size,
  shoes_size: preferences.shoes_size,
  shoes_canonical_size: preferences.shoes_canonical_size,
  clothing_fit: preferences.clothing_fit,
  styles: preferences.style_preference,
  personality: preferences.personality,
});

/** The filters that a new search starts from: whom the shopper shops for and their sizes. */
export const defaultFiltersOf = (preferences: Preferences): Filters => ({
  ...DEFAULT_FILTERS,
  gender: preferences.gender_preference,
  clothing_size: preferences.clothing_size,
  clothing_canonical_size: preferences.clothing_canonical_size,
  shoes_size: preferences.shoes_size,
  shoes_canonical_size: preferences.shoes_canonical_size,
  clothing_fit: preferences.clothing_fit,
});
