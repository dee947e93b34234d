import type { ShopperPreferences } from '@modiste/catalogue/rank/taste';
import type { Database } from '../db/open-database.ts';

/** The person's saved preferences; undefined until they saved any. */
export async function findPreferences(
  database: Database,
  userId: string,
): Promise<ShopperPreferences | undefined> {
  return database
    .selectFrom('preferences')
    .select(['gender_preference as gender', 'clothing_size', 'clothing_canonical_size'])
    .select(['shoes_size', 'shoes_canonical_size', 'clothing_fit'])
    .select(['style_preference as styles', 'personality'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
