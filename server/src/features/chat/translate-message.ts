import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@modiste/contract/calls';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import type { ReplyOptions } from '@modiste/stylist/stylist';
import {
  findLastMessage,
  findMessage,
  findReply,
  type MessageRow,
} from '../../conversations/message-store.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitTurns } from '../../http/limits/limit-attempts.ts';
import { memoriesInForce, stillRemembered } from '../../memories/memories-in-force.ts';
import type { ChatDeps } from './chat-deps.ts';
import { readConversation } from './conversation-so-far.ts';
import { guardStylist } from './guard-stylist.ts';
import { rankedItems } from './ranked-items.ts';
import { readTurn, type SentMessage } from './read-turn.ts';
import { nextPosition, storeTurn } from './store-turn.ts';

/** A message as it is sent, and its place in a conversation. */
export interface TranslateInput extends SentMessage {
  chatId: string | null;
  messageId: string | null;
  replaces: string | null;
}

/** What a message was answered with, as it is stored. */
async function present(deps: Deps, row: MessageRow): Promise<CallAnswer<'chatTranslate'>> {
  const { chat_id, intent, title, refined_query, ai_updated_filters } = row;
  const isSearch = intent === 'search' || intent === null;
  const reply = isSearch ? undefined : await findReply(deps.database, row);
  return {
    chat_id,
    intent: intent ?? 'search',
    answer: reply?.message ?? '',
    title,
    refined_query,
    updated_filters: ai_updated_filters,
    user_message_id: row.id,
    model_message_id: reply?.id ?? null,
    items: await rankedItems(deps, reply?.item_ids ?? [], { colors: reply?.state.shownColors }),
    suggestions: row.suggestions,
    remembered: stillRemembered(row.remembered, await memoriesInForce(deps.database, row.user_id)),
  };
}

/** Whether a message says the same with the same filters and attachments. */
function isSameMessage(row: MessageRow, { query, filters, attachments }: SentMessage): boolean {
  const attached = row.attachments.map(({ id }) => id);
  return (
    row.message === storableText(query) &&
    (filters === undefined || row.filters === null || !filtersDiffer(row.filters, filters)) &&
    attached.join('\n') === attachments.map(({ id }) => id).join('\n')
  );
}

/** The message where it was sent before: by its id, or as the last one that has no reply yet. */
async function findSent({ database }: Deps, sent: TranslateInput) {
  const { userId, chatId, messageId } = sent;
  if (messageId !== null) {
    const known = await findMessage(database, { userId, id: messageId });
    const isElsewhere = known && chatId !== null && known.chat_id !== chatId;
    if (isElsewhere || known?.actor === 'model') throw new ApiError('not_found');
    return known;
  }
  if (chatId === null || !isUuid(chatId) || sent.replaces !== null) return undefined;
  const last = await findLastMessage(database, { userId, chatId });
  return last?.actor === 'user' && isSameMessage(last, sent) ? last : undefined;
}

async function understand(
  deps: Deps,
  sent: TranslateInput,
  options: ReplyOptions,
): Promise<MessageRow> {
  const known = await findSent(deps, sent);
  if (known) return known;
  await limitTurns(deps, sent.userId);
  const conversation = await readConversation(deps.database, sent);
  // A full conversation is refused before the stylist is asked.
  nextPosition(conversation.messages.at(-1));
  const turn = await readTurn(deps, sent, conversation);
  const translation = await guardStylist(() => deps.stylist.translate(turn, options));
  const { userId, chatId, messageId, replaces, query, attachments } = sent;
  return storeTurn(deps, {
    userId,
    chatId,
    messageId,
    replaces,
    attachments,
    words: query,
    filters: turn.filters,
    translation,
    saidBefore: new Set(conversation.state.said),
  });
}

/**
 * Understands a message of the shopper and stores it, with the reply where it needs no search.
 * Sent again, it is answered as it was the first time.
 * @throws ApiError `invalid_request`, `not_found`, `attachment_not_found`, `item_not_found`,
 * `chat_full`, `rate_limited`, `search_failed`
 */
export async function translateMessage(
  deps: ChatDeps,
  sent: TranslateInput,
  options: ReplyOptions = {},
): Promise<CallAnswer<'chatTranslate'>> {
  if (sent.query.trim() === '' && sent.attachments.length === 0)
    throw new ApiError('invalid_request', { detail: 'query: is empty, and nothing is attached' });
  const key = `translate ${sent.userId} ${sent.chatId ?? sent.messageId ?? randomUUID()}`;
  const row = await deps.oneAtATime(key, () => understand(deps, sent, options));
  return present(deps, row);
}
