import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { bindStreamingCall } from '../../http/streaming/bind-streaming-call.ts';
import { createItemPopularity } from '../../search-inputs/item-popularity.ts';
import type { ChatDeps } from './chat-deps.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { rankForChat } from './rank-for-chat.ts';
import { replacePiece } from './replace-piece.ts';
import { retrieveForChat } from './retrieve-for-chat.ts';
import { translateMessage } from './translate-message.ts';

export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  const chatDeps: ChatDeps = {
    ...deps,
    findPopularity: createItemPopularity(deps),
    oneAtATime: createOneAtATime(),
  };

  // Reads the stylist's tables now, so that the first shopper who writes does not wait for them.
  app.addHook('onListen', async () => {
    await deps.stylist.warmUp?.();
  });
  bindStreamingCall(app, 'chatTranslate', ({ member: { userId }, body, onText, signal }) => {
    const sent = {
      userId,
      chatId: body.chat_id ?? null,
      messageId: body.message_id ?? null,
      replaces: body.replaces ?? null,
      query: body.query,
      attachments: body.attachments,
      timeZone: body.time_zone ?? null,
      ...(body.filters && { filters: body.filters }),
    };
    return translateMessage(chatDeps, sent, { onText, signal });
  });

  bindCall(app, 'chatRetrieve', ({ member: { userId }, body }) =>
    retrieveForChat(chatDeps, {
      userId,
      chatId: body.chat_id,
      userMessageId: body.user_message_id ?? null,
      refinedQuery: body.refined_query,
      ...(body.filters && { filters: body.filters }),
    }),
  );

  bindStreamingCall(app, 'chatRank', ({ member: { userId }, body, onText, signal }) => {
    const asked = {
      userId,
      chatId: body.chat_id,
      userMessageId: body.user_message_id ?? null,
      refinedQuery: body.refined_query,
      quickPickIds: body.quick_picks_ids,
      topPickIds: body.top_picks_ids,
      title: body.title ?? null,
      ...(body.filters && { filters: body.filters }),
    };
    return rankForChat(chatDeps, asked, { onText, signal });
  });

  bindCall(app, 'chatReplacePiece', ({ member: { userId }, body }) =>
    replacePiece(chatDeps, {
      userId,
      chatId: body.chat_id,
      messageId: body.message_id,
      outfit: body.outfit,
      itemId: body.item_id,
    }),
  );
}
