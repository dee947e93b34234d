import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Ranking } from '@modiste/stylist/stylist';
import { lockConversation, touchConversation } from '../../conversations/conversation-store.ts';
import {
  findMessage,
  findReply,
  insertReply,
  listMessages,
  type MessageRow,
  overwriteReply,
  updateMessage,
} from '../../conversations/message-store.ts';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import { ApiError } from '../../errors/api-error.ts';

interface Chosen {
  message: MessageRow;
  /** What was looked for. */
  request: StyleRequest;
  ranking: Ranking;
  /** Sentences that were said before. */
  saidBefore: readonly string[];
  /** Of the conversation, where the message gave it none. */
  title: string | null;
}

/** Whether a reply is to this very request: the shopper may have changed the filters since. */
export const isReplyTo = (
  { refined_query, ai_updated_filters }: MessageRow,
  { refinedQuery, filters }: StyleRequest,
): boolean =>
  refined_query === storableText(refinedQuery) &&
  ai_updated_filters !== null &&
  !filtersDiffer(ai_updated_filters, filters);

/** Carries what a reply shows instead on to what was said after it, as far as that still shows it. */
async function carryOn(transaction: Database, before: MessageRow, after: MessageRow) {
  const { user_id: userId, chat_id: chatId, position } = before;
  const shown = JSON.stringify(before.state.shown);
  for (const row of await listMessages(transaction, { userId, chatId }, position + 1)) {
    if (JSON.stringify(row.state.shown) !== shown) return;
    const { request, shown: instead } = after.state;
    await updateMessage(transaction, row, { state: { ...row.state, request, shown: instead } });
  }
}

/**
 * Stores the reply to a message; where it was answered for other filters, in the place of that.
 * @returns The reply; of two calls for the same, what the first one stored.
 * @throws ApiError `not_found` where the message is gone
 */
export async function storeReply(database: Database, chosen: Chosen): Promise<MessageRow> {
  const { message, request, ranking, saidBefore } = chosen;
  const { id, user_id: userId, chat_id: chatId, position } = message;
  const { quickPickIds, deep, outfits, reply, suggestions, state } = ranking;
  const title = message.title ?? chosen.title;
  const given = {
    userId,
    chatId,
    title,
    outfits,
    suggestions,
    state,
    position: position + 1,
    message: reply,
    refinedQuery: request.refinedQuery,
    itemIds: quickPickIds,
    deepIds: deep.map((pick) => pick.id),
    reasons: deep.map(({ reason }) => reason),
    updatedFilters: request.filters,
    saidBefore: new Set(saidBefore),
  };
  return database.transaction().execute(async (transaction) => {
    const conversation = await lockConversation(transaction, { userId, chatId });
    const isThere = conversation && (await findMessage(transaction, { userId, id }));
    if (!isThere) throw new ApiError('not_found');
    const known = await findReply(transaction, message);
    if (known && isReplyTo(known, request)) return known;
    if (known) {
      const stored = await overwriteReply(transaction, known, given);
      await carryOn(transaction, known, stored);
      return stored;
    }
    const stored = await insertReply(transaction, given);
    await touchConversation(transaction, { chatId, title: conversation.title ?? title });
    return stored;
  });
}
