import type { Preferences } from '@modiste/contract/entities/preferences';
import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import { savePreferenceChanges } from './user-store.ts';

type GivenPreferences = Partial<Preferences> & { onboarded?: boolean };

const once = <Value>(values: readonly Value[] | undefined) => values && [...new Set(values)];

/** Each style once, in whichever case it was written first. */
function distinctStyles(styles: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const style of styles.map((given) => storableText(given).trim())) {
    const name = style.toLowerCase();
    if (style !== '' && !byName.has(name)) byName.set(name, style);
  }
  return [...byName.values()];
}

const textOrNull = (text: string | null | undefined) => text && (storableText(text).trim() || null);

/** A tone that is chosen without words of its own brings those of its list. */
function describeTone({ ai_tone, ai_tone_description }: GivenPreferences) {
  if (ai_tone_description !== undefined || ai_tone === undefined) return ai_tone_description;
  return ai_tone === null ? null : AI_TONE_DESCRIPTIONS[ai_tone];
}

/** Saves the given fields and leaves the rest as it is. `onboarded` is never set back to false. */
export async function savePreferences(
  database: Database,
  userId: string,
  given: GivenPreferences,
): Promise<void> {
  await savePreferenceChanges(database, userId, {
    gender_preference: once(given.gender_preference),
    clothing_size: once(given.clothing_size),
    clothing_fit: once(given.clothing_fit),
    clothing_canonical_size: once(given.clothing_canonical_size),
    shoes_size: once(given.shoes_size),
    shoes_canonical_size: once(given.shoes_canonical_size),
    style_preference: given.style_preference && distinctStyles(given.style_preference),
    personality: once(given.personality),
    user_notes: given.user_notes === undefined ? undefined : storableText(given.user_notes),
    ai_tone: given.ai_tone,
    ai_tone_description: textOrNull(describeTone(given)),
    location: textOrNull(given.location),
    isOnboarded: given.onboarded === true,
  });
}
