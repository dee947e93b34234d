import type { Preferences } from '@modiste/contract/entities/preferences';
import type { Database } from '../../db/open-database.ts';

/** Fields to change; what is undefined stays. */
export interface PreferenceChanges extends Partial<Preferences> {
  /** Whether the person has been through onboarding with this change. */
  isOnboarded: boolean;
}

/** A person with their preferences; those are null until the first are saved. */
export async function findUser(database: Database, userId: string) {
  return database
    .selectFrom('users')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .select(['email', 'name', 'onboarded', 'chat_enabled'])
    .select(['gender_preference', 'clothing_size', 'clothing_fit', 'clothing_canonical_size'])
    .select(['shoes_size', 'shoes_canonical_size', 'style_preference', 'personality'])
    .select(['user_notes', 'ai_tone', 'ai_tone_description', 'location'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Changes the given fields in one statement, so that two tabs keep what each of them changed. */
export async function savePreferenceChanges(
  database: Database,
  userId: string,
  { isOnboarded, ...changes }: PreferenceChanges,
): Promise<void> {
  const written = { ...changes, updated_at: new Date() };
  await database
    .with('onboarding', (query) =>
      query
        .updateTable('users')
        .set({ onboarded: true })
        .where('id', '=', userId)
        .where((is) => is.lit(isOnboarded)),
    )
    .insertInto('preferences')
    .values({ user_id: userId, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute();
}

export async function setChatEnabled(
  database: Database,
  userId: string,
  isEnabled: boolean,
): Promise<void> {
  await database
    .updateTable('users')
    .set({ chat_enabled: isEnabled })
    .where('id', '=', userId)
    .execute();
}
