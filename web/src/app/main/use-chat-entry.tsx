import { MESSAGES } from '@modiste/contract/messages';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import {
  chatHref,
  currentChat,
  latestChatHref,
  NEW_CHAT,
  readChat,
} from '../../features/chat/chat-address.ts';
import { OpenChatButton } from '../../features/chat/open-chat-button.tsx';
import { draftOf, isTooLong, type SearchDraft } from '../../features/search/state/search-draft.ts';
import { storeDraft } from '../../features/search/state/stored-draft.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { wordsHref } from '../../features/search/state/words-address.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { once } from '../../lib/once.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';

const loadConversations = once(() => import('../../features/chat/store/conversations.ts'));

/** The ways to the stylist from the search and from the other tabs. */
export function useChatEntry({ address, search, draft }: ShoppingSearch) {
  const [isOn, setChatMode] = useChatMode();
  const current = useSearch();
  const open = () => navigate(latestChatHref(current));
  const toggle = () => {
    setChatMode(!isOn);
    if (isOn || readChat(current) !== null) return;
    // What is written and not sent goes along.
    const { text, attachment } = draft.store.getState();
    const sent = draftOf(search);
    if (address !== '' && (text !== sent.text || attachment !== sent.attachment)) {
      storeDraft({ text, attachment }, '');
    }
    open();
  };
  /** What was written elsewhere is there when the stylist has replied to what was said before. */
  const keep = (written: SearchDraft) =>
    address === '' ? draft.store.setState(written) : storeDraft(written, '');
  /** Says something to the stylist unless they are replying, and shows the conversation. */
  const say = async (written: SearchDraft): Promise<void> => {
    try {
      const { conversations } = await loadConversations();
      const to = currentChat();
      const conversation = conversations().at(to, to === NEW_CHAT ? search.filters : undefined);
      if (conversation.isBusy()) keep(written);
      else void conversation.send(written);
      navigate(chatHref(to));
    } catch {
      keep(written);
      showFailure(MESSAGES.search_failed);
    }
  };
  const ask = () => {
    const { text, attachment } = draft.store.getState();
    draft.clear();
    void say({ text, attachment });
  };
  /** Takes words that were written elsewhere: says them to the stylist, or searches for them. */
  const takeWords = (text: string) => {
    const written = { text, attachment: null };
    if (isTooLong(text)) {
      keep(written);
      navigate(isOn ? chatHref(currentChat()) : '/');
    } else if (isOn) void say(written);
    else navigate(wordsHref(text));
  };
  return {
    isOn,
    takeWords,
    onToggle: toggle,
    onAsk: ask,
    /** Takes an example of what could be searched for, where one talks instead. */
    onExample: isOn ? (text: string) => void say({ text, attachment: null }) : undefined,
    openButton: isOn ? <OpenChatButton onPress={open} /> : null,
  };
}
