import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { chatHref, NEW_CHAT, readChat, readShownTurn } from '../../features/chat/chat-address.ts';
import type { ChatSlots, OpenedList } from '../../features/chat/chat-slots.ts';
import { ConversationView } from '../../features/chat/conversation/conversation-view.tsx';
import { OpenChatButton } from '../../features/chat/open-chat-button.tsx';
import { ReplyResults } from '../../features/chat/results/reply-results.tsx';
import { isRunning, lastWithResults } from '../../features/chat/store/conversation-state.ts';
import { AttachmentThumbnail } from '../../features/search/attachment/attachment-thumbnail.tsx';
import { QueryBar } from '../../features/search/query-bar/query-bar.tsx';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import { ChipsBar } from '../../features/search/results/chips-bar.tsx';
import type { SearchDraftStore } from '../../features/search/state/search-draft.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { closeFailure } from '../../lib/failure-popup.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { ScrollTopButton } from '../../ui/layout/scroll-top-button.tsx';
import { FROM_RESULTS, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { AttachToMessage } from './attach-to-message.tsx';
import { ItemOverlay } from './item-overlay.tsx';
import { heartOf } from './item-slots.tsx';
import { RefineOverlay, useRefining } from './refine-overlay.tsx';
import { SaveAll } from './save-all.tsx';
import { useBarNote } from './use-bar-note.tsx';
import { useShownConversation } from './use-shown-conversation.ts';

const stay = () => undefined;

/** What can be done with the items of a conversation; the same while its address stays. */
function useSlots(address: string, draft: SearchDraftStore, onOpen: (from: OpenedList) => void) {
  const base = tabHref(address, 'Search').slice(1);
  return useMemo((): ChatSlots => {
    const itemHref = ({ id }: Item) => withItem(base, id);
    return {
      itemHref,
      onOpenItem: (item, from) => {
        closeFailure();
        onOpen(from);
        navigate(itemHref(item), { state: FROM_RESULTS });
      },
      heartOf,
      attachOf: (item) => <AttachToMessage item={item} draft={draft} />,
      saveAllOf: (items) => <SaveAll items={items} />,
      pictureOf: (attachment) => <AttachmentThumbnail attachment={attachment} />,
    };
  }, [base, draft, onOpen]);
}

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
  const isBusy = useStore(store, isRunning);
  const hasTurns = useStore(store, ({ turns }) => turns.length > 0);
  const refinedQuery = useStore(store, ({ turns }) => lastWithResults(turns)?.reply?.refinedQuery);
  const [opened, setOpened] = useState<OpenedList | null>(null);
  const slots = useSlots(address, draft, setOpened);
  const refining = useRefining();
  const note = useBarNote({ conversation, draft, startOver });

  const openChat = () => navigate(chatHref(chat));
  const showResults = (key: string) => {
    conversation.show(key);
    navigate(chatHref(chat, key));
  };
  const applyFilters = (next: Filters) => {
    const key = conversation.applyFilters(next);
    if (key !== null && key !== shownTurn) showResults(key);
  };
  const send = (written: ReturnType<typeof draft.store.getState>) => {
    note.clear();
    void conversation.send(written);
    if (shownTurn !== null) openChat();
  };
  const chips = <ChipsBar filters={filters} onOpen={refining.open} onChange={applyFilters} />;

  return (
    <>
      {shownTurn === null ? (
        <ConversationView
          conversation={conversation}
          slots={slots}
          onSay={(text) => {
            send({ text, attachment: null });
            // After a key press the pill is gone; a touch would open the phone's keyboard.
            if (document.querySelector(':focus-visible') !== null) focusSearchBox(stay);
          }}
          onEdit={note.edit}
          onShowResults={showResults}
          onStartOver={note.reset}
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
      <QueryBar
        draft={draft}
        filters={filters}
        defaults={defaults}
        onAttachmentMissing={shopping.removeMissingAttachment}
        onSubmit={() => {
          send(draft.store.getState());
          draft.clear();
        }}
        onTakeSuggestion={stay}
        onReset={note.reset}
        onOpenFilters={() => refining.open('filters')}
        chat={{
          isOn: true,
          onToggle: onToggleChat,
          mayReset: hasTurns,
          isWhole: shownTurn === null,
          note: note.node,
          action: isBusy ? (
            <IconButton label="Stop" icon={Square} look="solid" onClick={conversation.stop} />
          ) : undefined,
        }}
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
