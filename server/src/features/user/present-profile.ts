import type { Preferences, UserProfile } from '@modiste/contract/entities/preferences';
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
import type { UserRow } from './user-store.ts';

/** What was stored of a list that has lost values since. */
function validOnly<Value extends string>(
  values: readonly Value[],
  stored: readonly string[] | null,
): Value[] {
  return values.filter((value) => stored?.includes(value));
}

const presentPreferences = (row: UserRow): Preferences => ({
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

/** The profile in the contract's form, which repeats some preferences at the top level. */
export function presentProfile(row: UserRow): UserProfile {
  const preferences = presentPreferences(row);
  const { location, ai_tone, ai_tone_description, user_notes, personality } = preferences;
  const { onboarded, chat_enabled, name, email } = row;
  return {
    onboarded,
    preferences,
    location,
    ai_tone,
    ai_tone_description,
    user_notes,
    personality,
    chat_enabled,
    name,
    email,
  };
}
