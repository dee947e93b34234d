import type { UserProfile } from '@modiste/contract/entities/preferences';
import { readPreferences } from '../../preferences/read-preferences.ts';
import type { UserRow } from './user-store.ts';

/** The profile in the contract's form, which repeats some preferences at the top level. */
export function presentProfile(row: UserRow): UserProfile {
  const preferences = readPreferences(row);
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
