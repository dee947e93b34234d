import { Square } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { isRunning } from '../../features/chat/store/conversation-state.ts';
import type { Conversation } from '../../features/chat/store/create-conversation.ts';
import { QueryBar } from '../../features/search/query-bar/query-bar.tsx';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import type { SearchDraft } from '../../features/search/state/search-draft.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { BarNotes } from './use-bar-notes.tsx';

interface ChatQueryBarProps {
  conversation: Conversation;
  shopping: ShoppingSearch;
  notes: BarNotes;
  /** Whether it stays whole on a phone while the page is scrolled. */
  isWhole: boolean;
  onSend: (written: SearchDraft) => void;
  onToggleChat: () => void;
  onOpenFilters: () => void;
}

const stay = () => undefined;

/** The query bar of a conversation: what is written is said to the stylist, who can be stopped. */
export function ChatQueryBar(props: ChatQueryBarProps) {
  const { conversation, shopping, notes, isWhole } = props;
  const { draft, defaults } = shopping;
  const filters = useStore(conversation.store, (state) => state.filters);
  const isBusy = useStore(conversation.store, isRunning);
  const hasTurns = useStore(conversation.store, ({ turns }) => turns.length > 0);
  const submit = () => {
    props.onSend(draft.store.getState());
    draft.clear();
  };
  const stop = ({ detail }: MouseEvent) => {
    // Only after a key press: a touch would open the phone's keyboard.
    if (detail === 0) focusSearchBox(stay);
    conversation.stop();
  };
  return (
    <QueryBar
      draft={draft}
      filters={filters}
      defaults={defaults}
      onAttachmentMissing={shopping.removeMissingAttachment}
      onSubmit={submit}
      onTakeSuggestion={stay}
      onReset={notes.reset}
      onOpenFilters={props.onOpenFilters}
      chat={{
        isOn: true,
        onToggle: props.onToggleChat,
        mayReset: hasTurns,
        isWhole,
        note: notes.node,
        action: isBusy ? (
          <IconButton label="Stop" icon={Square} look="solid" onClick={stop} />
        ) : undefined,
      }}
    />
  );
}
