import { sql } from 'kysely';
import { isUuid } from '../db/is-uuid.ts';
import type { Database } from '../db/open-database.ts';

export interface ConversationKey {
  userId: string;
  chatId: string;
}

const ownConversation = (database: Database, { userId, chatId }: ConversationKey) =>
  database
    .selectFrom('conversations')
    .select(['id', 'title'])
    .where('id', '=', chatId)
    .where('user_id', '=', userId);

/** A conversation of that person; undefined for another person's. */
export async function findConversation(database: Database, key: ConversationKey) {
  return isUuid(key.chatId) ? ownConversation(database, key).executeTakeFirst() : undefined;
}

/**
 * Keeps others from writing to a conversation until the transaction ends.
 * @returns Undefined where that person has none of that id.
 */
export async function lockConversation(transaction: Database, key: ConversationKey) {
  if (!isUuid(key.chatId)) return undefined;
  return ownConversation(transaction, key).forUpdate().executeTakeFirst();
}

export async function insertConversation(database: Database, userId: string) {
  return database
    .insertInto('conversations')
    .values({ user_id: userId, title: null })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** Notes that something was said; the conversation keeps its title where no new one is given. */
export async function touchConversation(
  database: Database,
  { chatId, title }: { chatId: string; title: string | null },
): Promise<void> {
  await database
    .updateTable('conversations')
    .set({ updated_at: sql<Date>`now()`, ...(title !== null && { title }) })
    .where('id', '=', chatId)
    .execute();
}

/** Deletes a conversation with its messages. */
export async function removeConversation(database: Database, chatId: string): Promise<void> {
  await database.deleteFrom('conversations').where('id', '=', chatId).execute();
}
