import type { Preferences, UserProfile } from '@modiste/contract/entities/preferences';
import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
} from '@modiste/contract/values';
import type { SizeListName } from '../choices/size-choice.ts';

/** What is known of a shopper who has told nothing yet. */
export const EMPTY_PREFERENCES: Preferences = {
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

/** The preferences to start from; nothing told while there is no profile. */
export const preferencesOf = (profile: UserProfile | null): Preferences =>
  profile?.preferences ?? EMPTY_PREFERENCES;

/** The profile as it is once these preferences are saved. */
export const withPreferences = (profile: UserProfile, preferences: Preferences): UserProfile => ({
  ...profile,
  preferences,
  location: preferences.location,
  ai_tone: preferences.ai_tone,
  ai_tone_description: preferences.ai_tone_description,
  user_notes: preferences.user_notes,
  personality: preferences.personality,
});

const isAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** Whether both say the same; the order in which something was chosen says nothing. */
export function arePreferencesEqual(one: Preferences, other: Preferences): boolean {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([name, value]) => isAlike(value, before.get(name)));
}

/** A list with a value put in or taken out, in the order of all values; what is none changes nothing. */
export const toggleValue = <Value extends string>(
  list: readonly Value[],
  values: readonly Value[],
  text: string,
): Value[] => values.filter((value) => list.includes(value) !== (value === text));

/** What changes when a size or a fit is put in or taken out. */
export function toggleSize(
  draft: Preferences,
  name: SizeListName,
  text: string,
): Partial<Preferences> {
  switch (name) {
    case 'clothing_size':
      return { clothing_size: toggleValue(draft[name], CLOTHING_SIZES, text) };
    case 'clothing_canonical_size':
      return { clothing_canonical_size: toggleValue(draft[name], CLOTHING_CANONICAL_SIZES, text) };
    case 'clothing_fit':
      return { clothing_fit: toggleValue(draft[name], CLOTHING_FITS, text) };
    case 'shoes_size':
      return { shoes_size: toggleValue(draft[name], SHOES_SIZES, text) };
    case 'shoes_canonical_size':
      return { shoes_canonical_size: toggleValue(draft[name], SHOES_CANONICAL_SIZES, text) };
  }
}
