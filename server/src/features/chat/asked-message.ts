import type { Filters } from '@modiste/contract/filters/filters';
import { emptyRequest } from '@modiste/stylist/dialogue-state';
import { findConversation } from '../../conversations/conversation-store.ts';
import {
  findLastSearch,
  findMessage,
  listSpoken,
  type MessageRow,
} from '../../conversations/message-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { restoreState } from './conversation-so-far.ts';
import type { Wanted } from './finding/find-candidates.ts';

/** Which message is being answered, and what to look for. */
export interface AskedSearch {
  userId: string;
  chatId: string;
  /** Null: the last one that asks for this. */
  userMessageId: string | null;
  refinedQuery: string;
  /** As the screen has them now; those of the conversation where they are left out. */
  filters?: Filters;
}

/**
 * The message of the shopper that is being answered.
 * @throws ApiError `not_found` where there is none, or it asks for no search.
 */
export async function findAskedMessage(
  { database }: Pick<Deps, 'database'>,
  { userId, chatId, userMessageId, refinedQuery }: AskedSearch,
): Promise<MessageRow> {
  const key = { userId, chatId };
  if (!(await findConversation(database, key))) throw new ApiError('not_found');
  const message =
    userMessageId === null
      ? ((await findLastSearch(database, key, refinedQuery)) ??
        (await findLastSearch(database, key)))
      : await findMessage(database, { userId, id: userMessageId });
  if (message?.chat_id !== chatId.toLowerCase() || message.intent !== 'search') {
    throw new ApiError('not_found');
  }
  return message;
}

/** The state after a message, with the request as it is asked for now: other words are read anew. */
export async function requestedState(
  { database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
  message: MessageRow,
  { userId, refinedQuery, filters }: AskedSearch,
): Promise<Wanted['state']> {
  const spoken = await listSpoken(database, { userId, chatId: message.chat_id });
  const state = restoreState(message.state, spoken);
  const request = state.request ?? emptyRequest(filters);
  const changed =
    refinedQuery === request.refinedQuery
      ? {}
      : { refinedQuery, wishes: (await catalogue.understand(refinedQuery)).readings };
  return { ...state, request: { ...request, ...changed, ...(filters && { filters }) } };
}
