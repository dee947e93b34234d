import { MESSAGES } from '@modiste/contract/messages';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { chatHref, currentChat, NEW_CHAT, readChat } from '../../features/chat/chat-address.ts';
import { OpenChatButton } from '../../features/chat/open-chat-button.tsx';
import { draftOf } from '../../features/search/state/search-draft.ts';
import { storeDraft } from '../../features/search/state/stored-draft.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { once } from '../../lib/once.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';

const loadConversations = once(() => import('../../features/chat/store/conversations.ts'));

/** Whether the Search tab shows a conversation: chat mode is on, and the address names one. */
export function useIsTalking(): boolean {
  const [isChatOn] = useChatMode();
  return readChat(useSearch()) !== null && isChatOn;
}

/** The ways to the stylist from everywhere else. */
export function useChatEntry({ address, search, draft }: ShoppingSearch) {
  const [isOn, setChatMode] = useChatMode();
  const chat = readChat(useSearch());
  const open = () => navigate(chatHref(chat ?? currentChat()));
  const toggle = () => {
    setChatMode(!isOn);
    if (isOn || chat !== null) return;
    // What is written and not sent goes along.
    const { text, attachment } = draft.store.getState();
    const sent = draftOf(search);
    if (address !== '' && (text !== sent.text || attachment !== sent.attachment)) {
      storeDraft({ text, attachment }, '');
    }
    open();
  };
  /** Sends what is written to the stylist, and shows the conversation. */
  const ask = async () => {
    try {
      const { conversations } = await loadConversations();
      const to = currentChat();
      const conversation = conversations().at(to, to === NEW_CHAT ? search.filters : undefined);
      void conversation.send(draft.store.getState());
      draft.clear();
      navigate(chatHref(to));
    } catch {
      showFailure(MESSAGES.search_failed);
    }
  };
  return {
    isOn,
    open,
    onToggle: toggle,
    onAsk: () => void ask(),
    openButton: isOn ? <OpenChatButton onPress={open} /> : null,
  };
}
