import type { Filters } from '@modiste/contract/filters/filters';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { chatHref, NEW_CHAT, readChat, readShownTurn } from '../../features/chat/chat-address.ts';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { ConversationView } from '../../features/chat/conversation/conversation-view.tsx';
import { OpenChatButton } from '../../features/chat/open-chat-button.tsx';
import { ReplyResults } from '../../features/chat/results/reply-results.tsx';
import { lastSearch } from '../../features/chat/store/conversation-state.ts';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import { ChipsBar } from '../../features/search/results/chips-bar.tsx';
import type { SearchDraft } from '../../features/search/state/search-draft.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { ScrollTopButton } from '../../ui/layout/scroll-top-button.tsx';
import { ItemOverlay } from '../overlays/item-overlay.tsx';
import { RefineOverlay, useRefining } from '../overlays/refine-overlay.tsx';
import { ChatQueryBar } from './chat-query-bar.tsx';
import { useBarNotes } from './use-bar-notes.tsx';
import { useChatSlots } from './use-chat-slots.tsx';
import { useShownConversation } from './use-shown-conversation.ts';

const stay = () => undefined;

interface ChatPageProps {
  shopping: ShoppingSearch;
  onToggleChat: () => void;
}

/** The Search tab in chat mode: the conversation, or the results of one of its replies. */
export function ChatPage({ shopping, onToggleChat }: ChatPageProps) {
  const { draft, defaults } = shopping;
  const address = useSearch();
  const chat = readChat(address) ?? NEW_CHAT;
  const shownTurn = readShownTurn(address);
  const { conversation, startOver } = useShownConversation(chat, defaults);
  const { store } = conversation;
  const filters = useStore(store, (state) => state.filters);
  const refinedQuery = useStore(store, ({ turns }) => lastSearch(turns)?.understood?.refinedQuery);
  const [opened, setOpened] = useState<OpenedList | null>(null);
  const slots = useChatSlots(address, draft, setOpened);
  const refining = useRefining();
  const notes = useBarNotes({ conversation, draft, startOver });

  const openChat = () => navigate(chatHref(chat));
  const showResults = (key: string) => {
    conversation.show(key);
    navigate(chatHref(chat, key));
  };
  const applyFilters = (next: Filters) => {
    const key = conversation.applyFilters(next);
    if (key !== null && key !== shownTurn) showResults(key);
  };
  const send = (written: SearchDraft) => {
    notes.clear();
    void conversation.send(written);
    if (shownTurn !== null) openChat();
  };
  const say = (text: string) => {
    send({ text, attachment: null });
    // After a key press the pill is gone; a touch would open the phone's keyboard.
    if (document.querySelector(':focus-visible') !== null) focusSearchBox(stay);
  };
  const chips = <ChipsBar filters={filters} onOpen={refining.open} onChange={applyFilters} />;

  return (
    <>
      {shownTurn === null ? (
        <ConversationView
          conversation={conversation}
          slots={slots}
          onSay={say}
          onEdit={notes.edit}
          onShowResults={showResults}
          onStartOver={notes.reset}
        />
      ) : (
        <>
          <ReplyResults
            conversation={conversation}
            turnKey={shownTurn}
            slots={slots}
            chips={chips}
            onOpenChat={openChat}
          />
          <ScrollTopButton />
          <OpenChatButton onPress={openChat} />
        </>
      )}
      <ChatQueryBar
        conversation={conversation}
        shopping={shopping}
        notes={notes}
        isWhole={shownTurn === null}
        onSend={send}
        onToggleChat={onToggleChat}
        onOpenFilters={() => refining.open('filters')}
      />
      <ItemOverlay shopping={shopping} opened={opened} />
      <RefineOverlay
        refining={refining}
        search={{ query: refinedQuery ?? '', attachment: null }}
        filters={filters}
        defaults={defaults}
        onApply={applyFilters}
      />
    </>
  );
}
