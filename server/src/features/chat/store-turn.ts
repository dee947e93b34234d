import { randomUUID } from 'node:crypto';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { CHAT_MESSAGES_MAX } from '@modiste/contract/limits';
import type { Translation } from '@modiste/stylist/stylist';
import {
  insertConversation,
  lockConversation,
  touchConversation,
} from '../../conversations/conversation-store.ts';
import {
  findLastMessage,
  findMessage,
  insertReply,
  insertUserMessage,
  type MessageRow,
  removeMessagesFrom,
} from '../../conversations/message-store.ts';
import { removePictures } from '../../conversations/remove-pictures.ts';
import { removeUnreferencedUploads, uploadIds } from '../../conversations/upload-store.ts';
import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { applyMemoryChanges } from '../../memories/apply-memory-changes.ts';
import { deleteMemories } from '../../memories/memory-store.ts';

/** A message of the shopper with what it was taken for. */
export interface UnderstoodMessage {
  userId: string;
  /** Null begins a conversation. */
  chatId: string | null;
  /** Null for one that is made here. */
  messageId: string | null;
  /** The message that this one replaces, with all that came after it. */
  replaces: string | null;
  words: string;
  filters: Filters;
  attachments: readonly AttachmentRef[];
  translation: Translation;
  /** Sentences that were said before it. */
  saidBefore: ReadonlySet<string>;
}

/** Undoes the transaction where the message turns out to be stored already. */
class AlreadyStoredError extends Error {
  override readonly name = 'AlreadyStoredError';
}

/**
 * The place of the next message of the shopper: the next even number.
 * @throws ApiError `chat_full`
 */
export function nextPosition(last: { position: number } | undefined): number {
  const position = last === undefined ? 0 : 2 * Math.floor(last.position / 2) + 2;
  if (position + 1 >= CHAT_MESSAGES_MAX) throw new ApiError('chat_full');
  return position;
}

/** @returns The uploads that were attached to what was removed. */
async function removeReplaced(transaction: Database, { userId, replaces }: UnderstoodMessage) {
  if (replaces === null) return [];
  const replaced = await findMessage(transaction, { userId, id: replaces });
  if (!replaced) throw new ApiError('not_found');
  const key = { userId, chatId: replaced.chat_id };
  const removed = await removeMessagesFrom(transaction, key, replaced.position);
  // What is said otherwise now is not remembered as it was said first.
  const unsaid = removed.flatMap(({ remembered }) => remembered.map(({ id }) => id));
  await deleteMemories(transaction, userId, unsaid);
  return uploadIds(removed.flatMap(({ attachments }) => attachments));
}

interface Written {
  id: string;
  /** Uploads that nothing uses any more. */
  unusedUploads: readonly string[];
}

async function write(transaction: Database, given: UnderstoodMessage): Promise<Written> {
  const { userId, translation, words, saidBefore } = given;
  const conversation =
    given.chatId === null
      ? await insertConversation(transaction, userId)
      : await lockConversation(transaction, { userId, chatId: given.chatId });
  if (!conversation) throw new ApiError('not_found');
  const key = { userId, chatId: conversation.id };
  const uploads = await removeReplaced(transaction, given);
  const position = nextPosition(await findLastMessage(transaction, key));
  const { state, suggestions, updatedFilters } = translation;
  const title = translation.title ?? conversation.title;
  const shared = { ...key, title, updatedFilters, suggestions, state };
  const isSearch = translation.intent === 'search';
  const id = given.messageId ?? randomUUID();
  const isNew = await insertUserMessage(transaction, {
    ...shared,
    id,
    position,
    message: words,
    saidBefore: isSearch ? saidBefore : new Set(state.said),
    intent: translation.intent,
    attachments: given.attachments,
    filters: given.filters,
    refinedQuery: translation.refinedQuery,
    remembered: await applyMemoryChanges(transaction, userId, translation),
  });
  if (!isNew) throw new AlreadyStoredError();
  if (!isSearch) {
    await insertReply(transaction, {
      ...shared,
      position: position + 1,
      message: translation.answer,
      refinedQuery: '',
      itemIds: translation.itemIds,
      deepIds: [],
      reasons: [],
      outfits: [],
      saidBefore,
    });
  }
  await touchConversation(transaction, { chatId: conversation.id, title: translation.title });
  return { id, unusedUploads: await removeUnreferencedUploads(transaction, userId, uploads) };
}

/**
 * Stores a message of the shopper, and the reply where there is one already.
 * @returns The message as it is stored; of two calls with one id, what the first one stored.
 * @throws ApiError `not_found` where the conversation or the replaced message is gone, `chat_full`.
 */
export async function storeTurn(
  deps: Pick<Deps, 'database' | 'objects' | 'log'>,
  given: UnderstoodMessage,
): Promise<MessageRow> {
  const { userId, messageId } = given;
  const { id, unusedUploads } = await deps.database
    .transaction()
    .execute((transaction) => write(transaction, given))
    .catch((error: unknown): Written => {
      if (!(error instanceof AlreadyStoredError) || messageId === null) throw error;
      return { id: messageId, unusedUploads: [] };
    });
  await removePictures(deps, unusedUploads);
  const stored = await findMessage(deps.database, { userId, id });
  if (!stored) throw new ApiError('not_found');
  return stored;
}
