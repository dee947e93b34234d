import { type DialogueState, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { findConversation } from '../../conversations/conversation-store.ts';
import { findMessageAt, listSpoken, type MessageRow } from '../../conversations/message-store.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';

type Spoken = Awaited<ReturnType<typeof listSpoken>>;

/** A conversation up to some message. */
export interface ConversationSoFar {
  /** Null where it is about to begin. */
  chatId: string | null;
  title: string | null;
  messages: Spoken;
  state: DialogueState;
}

const NEW: ConversationSoFar = { chatId: null, title: null, messages: [], state: INITIAL_STATE };

/** A stored state with the sentences that were said so far; a new one where it is of another kind. */
export function restoreState(
  state: MessageRow['state'] | undefined,
  messages: readonly { said: string[] }[],
): DialogueState {
  const said = [...new Set(messages.flatMap((message) => message.said))];
  return state?.version === INITIAL_STATE.version ? { ...state, said } : { ...INITIAL_STATE, said };
}

/**
 * Reads a conversation as it was before a message, or as it is.
 * @param asked.replaces The id of the message of the shopper that is to be said anew, if any.
 * @throws ApiError `not_found`
 */
export async function readConversation(
  database: Database,
  asked: { userId: string; chatId: string | null; replaces: string | null },
): Promise<ConversationSoFar> {
  const { userId, chatId, replaces } = asked;
  if (chatId === null) {
    if (replaces !== null) throw new ApiError('not_found');
    return NEW;
  }
  const key = { userId, chatId };
  const conversation = await findConversation(database, key);
  if (!conversation) throw new ApiError('not_found');
  const all = await listSpoken(database, key);
  const replaced = all.find(({ id, actor }) => id === replaces && actor === 'user');
  if (replaces !== null && !replaced) throw new ApiError('not_found');
  const messages = replaced ? all.filter(({ position }) => position < replaced.position) : all;
  const last = messages.at(-1);
  const row = last && (await findMessageAt(database, key, last.position));
  const state = restoreState(row?.state, messages);
  return { chatId, title: conversation.title, messages, state };
}
