import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { sql } from 'kysely';
import { isUuid } from '../../db/is-uuid.ts';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';

export interface ConversationEntry {
  id: string;
  updated_at: Date;
  title: string | null;
  /** What the shopper said first. */
  opening: string;
}

/** A text as a part of a LIKE pattern that stands for itself. */
const literal = (text: string) => storableText(text).replaceAll(/[\\%_]/g, '\\$&');

/**
 * The latest conversations of a person, newest first.
 * @param words Each has to be in the title or in a message.
 */
export async function listConversations(
  database: Database,
  { userId, words, limit }: { userId: string; words: readonly string[]; limit: number },
): Promise<ConversationEntry[]> {
  const has = words.map((word) => {
    const pattern = `%${literal(word)}%`;
    return sql<boolean>`(coalesce(title, '') ilike ${pattern} or exists (
      select from messages where chat_id = conversations.id and message ilike ${pattern}))`;
  });
  const { rows } = await sql<ConversationEntry>`
    select id, updated_at, title, coalesce(
      (select message from messages where chat_id = conversations.id order by position limit 1), ''
    ) as opening
    from conversations
    where ${sql.join([sql`user_id = ${userId}`, ...has], sql` and `)}
    order by updated_at desc, id
    limit ${limit}`.execute(database);
  return rows;
}

export interface SearchEntry {
  id: string;
  created_at: Date;
  query: string;
  filters: Filters;
  attachments: AttachmentRef[];
}

/**
 * The latest searches of a person, newest first: of those in a row that asked for the same words and
 * attachment, the last one. What the app opens with is none of them.
 */
export async function listSearches(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<SearchEntry[]> {
  const { rows } = await sql<SearchEntry>`
    with numbered as (
      select id, created_at, query, filters, attachments,
        lag(lower(btrim(query))) over newer as next_query,
        lag(attachments) over newer as next_attachments
      from searches
      where user_id = ${userId} and not is_opening
      window newer as (order by created_at desc)
    )
    select id, created_at, query, filters, attachments from numbered
    where (lower(btrim(query)), attachments) is distinct from (next_query, next_attachments)
    order by created_at desc
    limit ${limit}`.execute(database);
  return rows;
}

/** A search of that person; undefined for another person's. */
export async function findSavedSearch(
  database: Database,
  { userId, id }: { userId: string; id: string },
) {
  if (!isUuid(id)) return undefined;
  return database
    .selectFrom('searches')
    .select(['query', 'filters', 'attachments', 'item_ids'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Which of some uploads that person still has. */
export async function findUploads(
  database: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('attachments')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
