import type { ChatMessage } from '@modiste/contract/entities/chat-message';
import { type ConversationKey, findConversation } from '../../conversations/conversation-store.ts';
import { listMessages, type MessageRow } from '../../conversations/message-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { memoriesInForce, stillRemembered } from '../../memories/memories-in-force.ts';
import { attachedItems, presentAttached } from './present-attached.ts';

/** Whether a message of the shopper asks for a search. */
const isSearch = ({ actor, intent }: MessageRow): boolean =>
  actor === 'user' && (intent === null || intent === 'search');

/** The messages of a conversation, in order. @throws ApiError `not_found` */
export async function readChat(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  key: ConversationKey,
): Promise<ChatMessage[]> {
  if (!(await findConversation(deps.database, key))) throw new ApiError('not_found');
  const { userId } = key;
  const [rows, memories] = await Promise.all([
    listMessages(deps.database, key),
    memoriesInForce(deps.database, userId),
  ]);
  const items = await attachedItems(
    deps,
    rows.flatMap(({ attachments }) => attachments),
  );
  const ids = new Map(rows.map(({ position, id }) => [position, id]));
  return rows.map((row) => ({
    id: row.id,
    timestamp: row.created_at.toISOString(),
    message: row.message,
    actor: row.actor,
    attachments: row.attachments.map((attached) => presentAttached(attached, { userId, items })),
    item_ids: row.item_ids,
    deep_search_item_ids: row.deep_search_item_ids,
    reasons: row.reasons,
    ai_updated_filters: row.ai_updated_filters,
    outfits: row.outfits,
    shown_colors: row.state.shownColors ?? {},
    suggestions: row.suggestions,
    title: row.title,
    reply_to: row.actor === 'model' ? (ids.get(row.position - 1) ?? null) : null,
    refined_query: isSearch(row) ? row.refined_query : null,
    remembered: stillRemembered(row.remembered, memories),
  }));
}
