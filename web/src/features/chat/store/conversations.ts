import type { Filters } from '@modiste/contract/filters/filters';
import {
  CONVERSATIONS_CHANNEL,
  type ConversationNews,
  readNews,
} from '../../../lib/page/conversations-channel.ts';
import { useSession } from '../../../lib/session.ts';
import { currentChat, NEW_CHAT, readChat, storeCurrentChat } from '../chat-address.ts';
import { isRunning } from './conversation-state.ts';
import { type Conversation, createConversation } from './create-conversation.ts';
import { forgetUnsent, storeUnsent, withUnsent } from './unsent-messages.ts';

/** Names a conversation by another id in the address, wherever the shopper is by then. */
function renameInAddress(before: string, chatId: string): void {
  if (readChat(location.search) !== before) return;
  const params = new URLSearchParams(location.search);
  params.set('chat', chatId);
  history.replaceState(history.state, '', `${location.pathname}?${params}`);
}

/** The conversations that are open, each by what its address names. */
function createOpenConversations() {
  const open = new Map<string, Conversation>();
  return {
    open,
    /** Loads what was said elsewhere in a conversation since it was opened here. */
    refresh: (chatId: string): void => {
      const known = open.get(chatId);
      if (known !== undefined && !isRunning(known.store.getState())) void known.reload();
    },
    /** What was deleted is an empty conversation from now on, where it is shown. */
    clear: (chatId: string): void => {
      const gone = open.get(chatId);
      gone?.clear();
      open.delete(chatId);
      forgetUnsent(chatId);
      if (gone !== undefined && !open.has(NEW_CHAT)) open.set(NEW_CHAT, gone);
      if (currentChat() === chatId) storeCurrentChat(NEW_CHAT);
    },
    /** Names the new conversation by the id that it got. */
    name: (conversation: Conversation, chatId: string): void => {
      if (open.get(NEW_CHAT) !== conversation) return;
      open.delete(NEW_CHAT);
      open.set(chatId, conversation);
      storeCurrentChat(chatId);
      renameInAddress(NEW_CHAT, chatId);
    },
  };
}

/**
 * The conversations of the person who is signed in, as far as this page has opened them. Each goes on
 * while another is shown; a tab that stores something tells the others, which load it. While a reply is
 * produced in one tab the others wait: there its message would only look as if nobody answered it.
 */
function createConversations() {
  const { open, refresh, clear, name } = createOpenConversations();
  let channel = 'BroadcastChannel' in window ? new BroadcastChannel(CONVERSATIONS_CHANNEL) : null;
  const tell = (news: ConversationNews) => channel?.postMessage(news);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = readNews(data);
    if (news?.kind === 'stored') refresh(news.chatId);
    if (news?.kind !== 'deleted') return;
    clear(news.chatId);
    renameInAddress(news.chatId, NEW_CHAT);
  });

  const begin = (chat: string, filters?: Filters): Conversation => {
    const isNew = chat === NEW_CHAT;
    const conversation: Conversation = createConversation({
      chatId: isNew ? null : chat,
      filters,
      onReceived: (chatId) => {
        name(conversation, chatId);
        tell({ kind: 'received', chatId });
      },
      onStored: (chatId) => tell({ kind: 'stored', chatId }),
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
      forgetUnsent(null);
      return begin(NEW_CHAT, filters);
    },
    /** Goes back to a conversation. Answers what its address names. */
    resume: (conversation: Conversation): string => {
      const state = conversation.store.getState();
      const { chatId } = state;
      open.set(chatId ?? NEW_CHAT, conversation);
      storeUnsent(state);
      return chatId ?? NEW_CHAT;
    },
    /** Loads what another device may have said in a conversation since it was opened here. */
    refresh,
    /** Clears a conversation that was deleted, in every tab. */
    discard: (chatId: string): void => {
      clear(chatId);
      tell({ kind: 'deleted', chatId });
    },
    dispose: (): void => {
      for (const conversation of open.values()) conversation.dispose();
      open.clear();
      channel?.close();
      channel = null;
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
