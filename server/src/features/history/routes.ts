import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { deleteChat } from './delete-chat.ts';
import { listChats, listPastSearches } from './list-history.ts';
import { readChat } from './read-chat.ts';
import { readSearch } from './read-search.ts';

export function historyRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'chatHistory', async ({ member: { userId }, body }) => ({
    chats: await listChats(deps, { userId, ...body }),
  }));

  bindCall(app, 'chatMessages', ({ member: { userId }, params }) =>
    readChat(deps, { userId, chatId: params.id }),
  );

  bindCall(app, 'deleteChat', async ({ member: { userId }, body }) => {
    await deleteChat(deps, { userId, chatId: body.chat_id });
    return DONE;
  });

  bindCall(app, 'searchHistory', async ({ member: { userId }, body }) => ({
    chats: await listPastSearches(deps, { userId, ...body }),
  }));

  bindCall(app, 'savedSearch', ({ member: { userId }, params }) =>
    readSearch(deps, { userId, id: params.id }),
  );
}
