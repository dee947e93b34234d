import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';

export interface SearchRecord {
  userId: string;
  query: string;
  filters: Filters;
  attachments: readonly AttachmentRef[];
  itemIds: readonly string[];
  /** Whether it is only what the app opens with. */
  isOpening: boolean;
}

const storedSearch = ({ userId, query, filters, attachments }: SearchRecord) => ({
  user_id: userId,
  query: storableText(query),
  filters: JSON.stringify(filters),
  attachments: JSON.stringify(
    attachments.map(({ id, context }) => ({ id: storableText(id), context })),
  ),
});

/** Notes a search and returns its id. */
export async function insertSearch(database: Database, done: SearchRecord): Promise<string> {
  const { id } = await database
    .insertInto('searches')
    .values({ ...storedSearch(done), item_ids: [...done.itemIds], is_opening: done.isOpening })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the person's last search for the same; undefined when there is none. */
export async function findSearch(
  database: Database,
  done: SearchRecord,
): Promise<string | undefined> {
  const { user_id, query, filters, attachments } = storedSearch(done);
  const noted = await database
    .selectFrom('searches')
    .select('id')
    .where((is) => is.and({ user_id, query }))
    .where(sql<boolean>`filters = ${filters}::jsonb and attachments = ${attachments}::jsonb`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return noted?.id;
}
