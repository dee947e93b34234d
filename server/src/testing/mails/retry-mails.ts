import { sql } from 'kysely';
import type { TestApp } from '../app/open-test-app.ts';

/** Lets the mails that wait for another attempt be tried now. */
export async function retryMails({ deps }: TestApp): Promise<void> {
  await deps.mails.settle();
  await sql`update queued_mails set due_at = now()`.execute(deps.database);
  await deps.mails.wake();
  await deps.mails.settle();
}
