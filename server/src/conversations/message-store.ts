import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Filters } from '@modiste/contract/filters/filters';
import type { ChatIntent } from '@modiste/contract/values';
import type { DialogueState } from '@modiste/stylist/dialogue-state';
import type { Selectable } from 'kysely';
import type { FoundIds } from '../db/chat-tables.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Database } from '../db/open-database.ts';
import { storableJson, storableText } from '../db/storable-text.ts';
import type { Tables } from '../db/tables.ts';
import type { ConversationKey } from './conversation-store.ts';

export type MessageRow = Selectable<Tables['messages']>;

/** What both kinds of message have. */
interface NewMessage extends ConversationKey {
  position: number;
  message: string;
  title: string | null;
  updatedFilters: Filters | null;
  suggestions: readonly string[];
  state: DialogueState;
  /** Sentences of `state.said` that were said before this message. */
  saidBefore: ReadonlySet<string>;
}

export interface NewUserMessage extends NewMessage {
  id: string;
  intent: ChatIntent;
  attachments: readonly AttachmentRef[];
  filters: Filters;
  refinedQuery: string;
  remembered: readonly { id: string; text: string }[];
}

export interface NewReply extends NewMessage {
  /** What was looked for, with the filters in `updatedFilters`; empty where nothing was. */
  refinedQuery: string;
  itemIds: readonly string[];
  deepIds: readonly string[];
  reasons: readonly string[];
  outfits: readonly Outfit[];
}

const storableList = (texts: readonly string[]) => texts.map(storableText);

function storedMessage(given: NewMessage) {
  const { said, ...state } = given.state;
  return {
    chat_id: given.chatId,
    user_id: given.userId,
    position: given.position,
    message: storableText(given.message),
    title: given.title && storableText(given.title),
    ...(given.updatedFilters && { ai_updated_filters: storableJson(given.updatedFilters) }),
    suggestions: storableList(given.suggestions),
    state: storableJson(state),
    said: storableList(said.filter((sentence) => !given.saidBefore.has(sentence))),
  };
}

/** @returns Whether it was stored: a message of that id may be there already. */
export async function insertUserMessage(database: Database, given: NewUserMessage) {
  const attachments = given.attachments.map(({ id, context }) => ({ id, context }));
  const stored = await database
    .insertInto('messages')
    .values({
      ...storedMessage(given),
      id: given.id,
      actor: 'user',
      intent: given.intent,
      attachments: storableJson(attachments),
      filters: storableJson(given.filters),
      refined_query: storableText(given.refinedQuery),
      remembered: storableJson(given.remembered),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

const storedReply = (given: NewReply) => ({
  ...storedMessage(given),
  refined_query: storableText(given.refinedQuery),
  item_ids: [...given.itemIds],
  deep_search_item_ids: [...given.deepIds],
  reasons: storableList(given.reasons),
  outfits: storableJson(given.outfits),
});

export async function insertReply(database: Database, given: NewReply): Promise<MessageRow> {
  return database
    .insertInto('messages')
    .values({ ...storedReply(given), actor: 'model', intent: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts another reply in the place of one; what both said counts as said. */
export async function overwriteReply(
  database: Database,
  known: MessageRow,
  given: NewReply,
): Promise<MessageRow> {
  const { said, ...columns } = storedReply(given);
  return database
    .updateTable('messages')
    .set({ ...columns, said: [...known.said, ...said], refused: '{}' })
    .where('id', '=', known.id)
    .where('user_id', '=', given.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A message of that person; undefined for another person's. */
export async function findMessage(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<MessageRow | undefined> {
  if (!isUuid(id)) return undefined;
  return database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The message at a place of a conversation. */
export async function findMessageAt(
  database: Database,
  { userId, chatId }: ConversationKey,
  position: number,
): Promise<MessageRow | undefined> {
  return database
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('position', '=', position)
    .executeTakeFirst();
}

/** The reply to a message of the shopper. */
export const findReply = (
  database: Database,
  { user_id, chat_id, position }: Pick<MessageRow, 'user_id' | 'chat_id' | 'position'>,
): Promise<MessageRow | undefined> =>
  findMessageAt(database, { userId: user_id, chatId: chat_id }, position + 1);

/** The last message of a conversation. */
export async function findLastMessage(
  database: Database,
  { userId, chatId }: ConversationKey,
): Promise<MessageRow | undefined> {
  return database
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last message that asks for a search, of those with a refined query where it is given. */
export async function findLastSearch(
  database: Database,
  { userId, chatId }: ConversationKey,
  refinedQuery?: string,
): Promise<MessageRow | undefined> {
  const own = database
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('intent', '=', 'search');
  const asked =
    refinedQuery === undefined ? own : own.where('refined_query', '=', storableText(refinedQuery));
  return asked.orderBy('position', 'desc').limit(1).executeTakeFirst();
}

/** The messages of a conversation in order, from a place on. */
export async function listMessages(
  database: Database,
  { userId, chatId }: ConversationKey,
  from = 0,
): Promise<MessageRow[]> {
  return database
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('position', '>=', from)
    .orderBy('position')
    .execute();
}

/** What was said in a conversation, in order, without what the stylist knew at the time. */
export async function listSpoken(database: Database, { userId, chatId }: ConversationKey) {
  return database
    .selectFrom('messages')
    .select(['id', 'position', 'actor', 'message', 'said'])
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}

/** Removes the messages of a conversation from a place on. @returns What was removed. */
export async function removeMessagesFrom(
  database: Database,
  { userId, chatId }: ConversationKey,
  position: number,
): Promise<MessageRow[]> {
  return database
    .deleteFrom('messages')
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('position', '>=', position)
    .returningAll()
    .execute();
}

type Changed = Partial<
  Pick<MessageRow, 'outfits' | 'refused' | 'said' | 'state'> & { found: FoundIds }
>;

/** Stores what changed of a message: what was found for it, a replaced piece, the state after it. */
export async function updateMessage(
  database: Database,
  { user_id, id }: Pick<MessageRow, 'id' | 'user_id'>,
  { found, outfits, refused, said, state }: Changed,
): Promise<void> {
  await database
    .updateTable('messages')
    .set({
      ...(found && { found: storableJson(found) }),
      ...(outfits && { outfits: storableJson(outfits) }),
      ...(refused && { refused: storableJson(refused) }),
      ...(said && { said: storableList(said) }),
      ...(state && { state: storableJson(state) }),
    })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}
