import { sql } from 'kysely';
import type { TestApp } from '../app/open-test-app.ts';

/** Makes sessions, tokens and counted attempts of a test's database older, as if that much time had passed. */
export async function passTime({ deps }: TestApp, { seconds }: { seconds: number }): Promise<void> {
  const past = sql`make_interval(secs => ${seconds})`;
  await sql`update refresh_tokens set created_at = created_at - ${past},
    expires_at = expires_at - ${past}, replaced_at = replaced_at - ${past}`.execute(deps.database);
  await sql`update attempt_windows set ends_at = ends_at - ${past}`.execute(deps.database);
  await sql`update sessions set created_at = created_at - ${past},
    last_used_at = last_used_at - ${past}, ended_at = ended_at - ${past}`.execute(deps.database);
}
