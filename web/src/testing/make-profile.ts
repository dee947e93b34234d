import type { Preferences, UserProfile } from '@modiste/contract/entities/preferences';

/** An onboarded person to test with; what matters to a test is given. */
export function makeProfile(
  preferences: Partial<Preferences> = {},
  given: Partial<UserProfile> = {},
): UserProfile {
  const told: Preferences = {
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
    ...preferences,
  };
  return {
    onboarded: true,
    preferences: told,
    location: told.location,
    ai_tone: told.ai_tone,
    ai_tone_description: told.ai_tone_description,
    user_notes: told.user_notes,
    personality: told.personality,
    chat_enabled: true,
    name: 'Ada Marsh',
    email: 'ada@example.com',
    ...given,
  };
}
