import { type SqlBool, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/** Longer than sending one mail may take: while it lasts, no other process takes the mail. */
const LEASE_S = 90;

const NOW = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export interface NewQueuedMail {
  id: string;
  kind: string;
  sealed: Buffer;
  /** For how long it is worth sending. */
  lifeS: number;
  /** Of the link in it, where it has one: it is not sent once that is void. */
  codeHash?: Buffer | undefined;
}

/** Stores a mail to be sent if the transaction commits; one with the same id stays as it is. */
export async function insertMail(
  transaction: Database,
  { id, kind, sealed, lifeS, codeHash }: NewQueuedMail,
): Promise<void> {
  await transaction
    .insertInto('queued_mails')
    .values({ id, kind, sealed, expires_at: inSeconds(lifeS), code_hash: codeHash ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes the mail that has waited longest, for this process alone and for a while.
 * @returns undefined where none is due.
 */
export function claimMail(database: Database, kinds: readonly string[]) {
  return database
    .updateTable('queued_mails')
    .set((mail) => ({ attempts: mail('attempts', '+', 1), due_at: inSeconds(LEASE_S) }))
    .where('id', '=', (mail) =>
      mail
        .selectFrom('queued_mails')
        .select('id')
        .where('due_at', '<=', NOW)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'sealed', 'attempts'])
    .returning(
      sql<SqlBool>`queued_mails.expires_at <= now() or exists (
        select from identity_codes where hash = code_hash
          and (used_at is not null or identity_codes.expires_at <= now())
      )`.as('is_too_late'),
    )
    .executeTakeFirst();
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export async function postponeMail(
  database: Database,
  { id, waitS }: { id: string; waitS: number },
): Promise<void> {
  await database
    .updateTable('queued_mails')
    .set({ due_at: inSeconds(waitS) })
    .where('id', '=', id)
    .execute();
}

/** Takes a mail off the queue, and does with it, or not at all, what else follows from it. */
export async function finishMail(
  database: Database,
  id: string,
  also: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await also(transaction);
    await transaction.deleteFrom('queued_mails').where('id', '=', id).execute();
  });
}
