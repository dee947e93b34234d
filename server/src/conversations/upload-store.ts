import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/** The ids of the uploads among some attachments. */
export const uploadIds = (attachments: readonly AttachmentRef[]): string[] => [
  ...new Set(attachments.filter(({ context }) => context !== 'item').map(({ id }) => id)),
];

/**
 * Forgets those of some uploads of a person that no message and no search has any more.
 * @returns Their ids; their pictures are still there.
 */
export async function removeUnreferencedUploads(
  transaction: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    delete from attachments
    where user_id = ${userId} and id = any (${[...ids]})
      and not exists (
        select from messages
        where messages.user_id = ${userId}
          and messages.attachments @> jsonb_build_array(jsonb_build_object('id', attachments.id)))
      and not exists (
        select from searches
        where searches.user_id = ${userId}
          and searches.attachments @> jsonb_build_array(jsonb_build_object('id', attachments.id)))
    returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}
