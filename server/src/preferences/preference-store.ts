import type { Preferences } from '@modiste/contract/entities/preferences';
import type { Database } from '../db/open-database.ts';
import { readPreferences } from './read-preferences.ts';

/** A person's saved preferences; undefined until they saved any. */
export async function findPreferences(
  database: Database,
  userId: string,
): Promise<Preferences | undefined> {
  const row = await database
    .selectFrom('preferences')
    .select(['gender_preference', 'clothing_size', 'clothing_canonical_size', 'clothing_fit'])
    .select(['shoes_size', 'shoes_canonical_size', 'style_preference', 'personality'])
    .select(['user_notes', 'ai_tone', 'ai_tone_description', 'location'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && readPreferences(row);
}
