import type { Preferences, UserProfile } from '@modiste/contract/entities/preferences';
import { EMPTY_PREFERENCES } from '../profile/preferences-draft.ts';

/** An onboarded person to test with; what matters to a test is given. */
export function makeProfile(
  preferences: Partial<Preferences> = {},
  given: Partial<UserProfile> = {},
): UserProfile {
  const told = { ...EMPTY_PREFERENCES, ...preferences };
  return {
    onboarded: true,
    preferences: told,
    location: told.location,
    ai_tone: told.ai_tone,
    ai_tone_description: told.ai_tone_description,
    user_notes: told.user_notes,
    personality: told.personality,
    chat_enabled: false,
    name: 'Ada Marsh',
    email: 'ada@example.com',
    ...given,
  };
}
