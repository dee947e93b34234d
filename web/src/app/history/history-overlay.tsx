import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { useRef } from 'react';
import { useSearch } from 'wouter';
import { readChat } from '../../features/chat/chat-address.ts';
import { lazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { discardChat, leaveChats, openChat, openNewChat, openSearch } from './open-from-history.ts';

export const historyPanel = lazyComponent(() =>
  import('../../features/history/history-panel.tsx').then(({ HistoryPanel }) => HistoryPanel),
);

interface HistoryOverlayProps {
  open: boolean;
  /** What every search starts from. */
  defaults: Filters;
  onClose: () => void;
}

/** The Chat History panel, fetched when it is first opened, and the ways that lead on from it. */
export function HistoryOverlay({ open, defaults, onClose }: HistoryOverlayProps) {
  const [isChatOn, setChatMode] = useChatMode();
  const currentId = readChat(useSearch());
  const deleted = useRef(new Set<string>());
  const drawHistoryPanel = useLazyComponent(historyPanel, {
    isWanted: open,
    failure: MESSAGES.chat_load_failed,
    onFailed: onClose,
  });
  const talk = (go: () => void) => {
    if (!isChatOn) setChatMode(true);
    go();
  };
  const leaveForSearch = async (id: string) => {
    const isOpened = await openSearch(id, defaults);
    if (isOpened && isChatOn) setChatMode(false);
  };
  return drawHistoryPanel({
    open,
    currentId: isChatOn ? currentId : null,
    onOpenChat: (id) => talk(() => void openChat(id)),
    onOpenSearch: (id) => void leaveForSearch(id),
    onNewChat: () => talk(openNewChat),
    onDeleted: (id) => {
      deleted.current.add(id);
      void discardChat(id);
    },
    onClose: () => {
      onClose();
      // While the panel was open, the page under it had an entry of its own.
      leaveChats(deleted.current);
    },
  });
}
