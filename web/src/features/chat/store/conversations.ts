import type { Filters } from '@modiste/contract/filters/filters';
import { isString } from '../../../lib/guards.ts';
import { useSession } from '../../../lib/session.ts';
import { NEW_CHAT, readChat, storeCurrentChat } from '../chat-address.ts';
import { isRunning } from './conversation-state.ts';
import { type Conversation, createConversation } from './create-conversation.ts';
import { forgetUnsent, withUnsent } from './unsent-message.ts';

const CHANNEL = 'modiste-conversations';

/** Names a conversation that has got its id in the address, wherever the shopper is by then. */
function nameInAddress(chatId: string): void {
  if (readChat(location.search) !== NEW_CHAT) return;
  const params = new URLSearchParams(location.search);
  params.set('chat', chatId);
  history.replaceState(history.state, '', `${location.pathname}?${params}`);
}

/**
 * The conversations of the person who is signed in, as far as this page has opened them. Each goes on
 * while another is shown; a tab that stores something tells the others, which load it.
 */
function createConversations() {
  const open = new Map<string, Conversation>();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const other = isString(data) ? open.get(data) : undefined;
    if (other !== undefined && !isRunning(other.store.getState())) void other.reload();
  });

  const begin = (chat: string, filters?: Filters): Conversation => {
    const isNew = chat === NEW_CHAT;
    const conversation: Conversation = createConversation({
      chatId: isNew ? null : chat,
      filters,
      onStored: (chatId) => {
        if (open.get(NEW_CHAT) === conversation) {
          open.delete(NEW_CHAT);
          open.set(chatId, conversation);
          storeCurrentChat(chatId);
          nameInAddress(chatId);
        }
        channel?.postMessage(chatId);
      },
    });
    if (isNew) {
      conversation.store.setState(({ turns }) => ({ turns: withUnsent(turns, null) }));
    }
    open.set(chat, conversation);
    return conversation;
  };

  return {
    /** The conversation of an address; opened when it is first asked for. */
    at: (chat: string, filters?: Filters): Conversation => open.get(chat) ?? begin(chat, filters),
    /** Begins another conversation in the place of one that has no id. */
    startOver: (filters: Filters): Conversation => {
      open.get(NEW_CHAT)?.stop();
      forgetUnsent();
      return begin(NEW_CHAT, filters);
    },
    /** Goes back to a conversation. Answers what its address names. */
    resume: (conversation: Conversation): string => {
      const { chatId } = conversation.store.getState();
      open.set(chatId ?? NEW_CHAT, conversation);
      return chatId ?? NEW_CHAT;
    },
    dispose: (): void => {
      for (const conversation of open.values()) conversation.dispose();
      open.clear();
      channel?.close();
    },
  };
}

let current: ReturnType<typeof createConversations> | null = null;

useSession.subscribe(({ status }) => {
  if (status !== 'out') return;
  current?.dispose();
  current = null;
});

/** The conversations of this session. */
export function conversations(): ReturnType<typeof createConversations> {
  current ??= createConversations();
  return current;
}
