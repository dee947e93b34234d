import { AI_TONE_DESCRIPTIONS, type AiTone } from '@modiste/contract/tones';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { PASSWORD_PROVIDER } from '../../identity/account-store.ts';

interface DemoPreferences {
  style_preference: readonly string[];
  personality: readonly string[];
  user_notes: string;
  ai_tone: AiTone;
  location: string;
}

/** Makes the account, verified and onboarded; leaves one that is there as it is. */
export async function insertDemoAccount(
  database: Database,
  { email, hash, preferences }: { email: string; hash: string; preferences: DemoPreferences },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('identity_accounts')
      .values({ email, password_hash: hash, verified_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) return;
    const { id: user_id } = await transaction
      .insertInto('users')
      .values({ email, name: 'Demo', onboarded: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ onboarded: true }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('logins')
      .values({ provider: PASSWORD_PROVIDER, subject: account.id, user_id })
      .execute();
    await transaction
      .insertInto('preferences')
      .values({
        user_id,
        ...preferences,
        style_preference: [...preferences.style_preference],
        personality: [...preferences.personality],
        ai_tone_description: AI_TONE_DESCRIPTIONS[preferences.ai_tone],
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The id of the person behind the account; null where there is none. */
export async function findDemoUserId(database: Database, email: string): Promise<string | null> {
  const found = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Enables the account, or disables it with every session of it. */
export async function setAccountEnabled(
  database: Database,
  email: string,
  isEnabled: boolean,
): Promise<void> {
  const disabled_at = isEnabled ? null : sql<Date>`coalesce(disabled_at, now())`;
  const change = { disabled_at };
  await database.updateTable('identity_accounts').set(change).where('email', '=', email).execute();
  await database.updateTable('users').set(change).where('email', '=', email).execute();
}
