import type { Filters } from '@modiste/contract/filters/filters';
import { useRef } from 'react';
import { useSearch } from 'wouter';
import { readChat } from '../../features/chat/chat-address.ts';
import { HistoryPanel } from '../../features/history/history-panel.tsx';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { discardChat, leaveChats, openChat, openNewChat, openSearch } from './open-from-history.ts';

interface ChatHistoryProps {
  open: boolean;
  /** What every search starts from. */
  defaults: Filters;
  onClose: () => void;
}

/** The Chat History panel, and the ways that lead on from it. */
export function ChatHistory({ open, defaults, onClose }: ChatHistoryProps) {
  const [isChatOn, setChatMode] = useChatMode();
  const currentId = readChat(useSearch());
  const deleted = useRef(new Set<string>());
  const talk = (go: () => void) => {
    if (!isChatOn) setChatMode(true);
    go();
  };
  const leaveForSearch = async (id: string) => {
    const isOpened = await openSearch(id, defaults);
    if (isOpened && isChatOn) setChatMode(false);
  };
  return (
    <HistoryPanel
      open={open}
      currentId={isChatOn ? currentId : null}
      onOpenChat={(id) => talk(() => void openChat(id))}
      onOpenSearch={(id) => void leaveForSearch(id)}
      onNewChat={() => talk(openNewChat)}
      onDeleted={(id) => {
        deleted.current.add(id);
        void discardChat(id);
      }}
      onClose={() => {
        onClose();
        // While the panel was open, the page under it had an entry of its own.
        leaveChats(deleted.current);
      }}
    />
  );
}
