import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { PASSWORD_PROVIDER } from '../../identity/account-store.ts';
import { DEMO_ACCOUNT, DEMO_PREFERENCES } from './demo-account.ts';

const { email } = DEMO_ACCOUNT;

/** Makes the account, verified and onboarded; leaves one that is there as it is. */
export async function insertDemoAccount(database: Database, hash: string): Promise<void> {
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
        ...DEMO_PREFERENCES,
        style_preference: [...DEMO_PREFERENCES.style_preference],
        personality: [...DEMO_PREFERENCES.personality],
        ai_tone_description: AI_TONE_DESCRIPTIONS[DEMO_PREFERENCES.ai_tone],
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Lets nobody in with the account, nor go on with a session of it; or lets them in again. */
export async function setDemoAccountOpen(database: Database, isOpen: boolean): Promise<void> {
  const disabled_at = isOpen ? null : sql<Date>`coalesce(disabled_at, now())`;
  const change = { disabled_at };
  await database.updateTable('identity_accounts').set(change).where('email', '=', email).execute();
  await database.updateTable('users').set(change).where('email', '=', email).execute();
}
