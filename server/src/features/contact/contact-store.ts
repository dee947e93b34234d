import { APPLICATION_KEPT_DAYS, CONTACT_KEPT_DAYS } from '@modiste/contract/limits';
import type { Insertable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps a message of a visitor.
 * @param also Is done with it, or not at all.
 */
export async function insertContactMessage(
  database: Database,
  message: Insertable<Tables['contact_messages']>,
  also: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('contact_messages').values(message).execute();
    await also(transaction);
  });
}

/** An application whose retention has not ended; undefined where there is none. */
export const findApplication = (database: Database, id: string, now = new Date()) =>
  database
    .selectFrom('contact_messages')
    .select(['id', 'cv_extension'])
    .where('id', '=', id)
    .where('kind', '=', 'career')
    .where('created_at', '>', new Date(now.getTime() - APPLICATION_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();

/** Deletes the messages and applications whose retention has ended; the sweep removes the CVs. */
export async function deleteOldContactMessages(
  database: Database,
  now = new Date(),
): Promise<void> {
  const deleteBefore = (kind: 'contact' | 'career', days: number) =>
    database
      .deleteFrom('contact_messages')
      .where('kind', '=', kind)
      .where('created_at', '<', new Date(now.getTime() - days * DAY_MS))
      .execute();
  await deleteBefore('contact', CONTACT_KEPT_DAYS);
  await deleteBefore('career', APPLICATION_KEPT_DAYS);
}
