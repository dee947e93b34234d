import { useRef } from 'react';
import { useSearch } from 'wouter';
import { readChat } from '../../features/chat/chat-address.ts';
import { HistoryPanel } from '../../features/history/history-panel.tsx';
import { discardChat, leaveChats } from './open-from-history.ts';
import { useHistoryWays } from './use-history-ways.ts';

interface ChatHistoryProps {
  open: boolean;
  onClose: () => void;
}

/** The Chat History panel, and the ways that lead on from it. */
export function ChatHistory({ open, onClose }: ChatHistoryProps) {
  const { isChatOn, ...ways } = useHistoryWays();
  const currentId = readChat(useSearch());
  const deleted = useRef(new Set<string>());
  return (
    <HistoryPanel
      open={open}
      currentId={isChatOn ? currentId : null}
      {...ways}
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
