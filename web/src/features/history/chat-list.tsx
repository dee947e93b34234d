import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { MESSAGES } from '@modiste/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useConversationNews } from '../../lib/page/conversations-channel.ts';
import { titleOf } from '../../lib/page/history-entry.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ChatActions } from './chat-actions.tsx';
import { FetchedEntries } from './fetched-entries.tsx';
import styles from './history.module.css';
import { HistoryList } from './history-list.tsx';
import { chatsQuery, useChatLists } from './history-queries.ts';

interface ChatListProps {
  currentId: string | null;
  onOpen: (id: string) => void;
  /** Told once a conversation is gone. */
  onDeleted: (id: string) => void;
}

/** The conversations, to search, open and delete. */
export function ChatList({ currentId, onOpen, onDeleted }: ChatListProps) {
  const [text, setText] = useState('');
  const sought = text.trim();
  const query = useQuery(chatsQuery(sought));
  const lists = useChatLists();
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useConversationNews(lists.refresh);

  const closeActions = (isDeleted: boolean) => {
    setChosen(null);
    if (chosen === null || !isDeleted) return;
    lists.remove(chosen.id);
    onDeleted(chosen.id);
  };
  const isEmpty = sought === '' && query.data?.length === 0;
  return (
    <>
      {!isEmpty && (
        <TextField
          label="Search your chats"
          isQuiet
          type="search"
          value={text}
          onText={setText}
          autoComplete="off"
          enterKeyHint="search"
          end={<Search size={17} aria-hidden="true" />}
        />
      )}
      <div ref={place} tabIndex={-1} className={styles.list}>
        <FetchedEntries
          query={query}
          loading="Loading your chats"
          failed="Your chats didn’t load."
          empty={
            sought === '' ? (
              <p className={styles.text}>{MESSAGES.history_empty}</p>
            ) : (
              <div className={styles.stack}>
                <p className={styles.text}>No chats with “{sought}”.</p>
                <Button look="outline" onClick={() => setText('')}>
                  Show all chats
                </Button>
              </div>
            )
          }
        >
          {(entries) => (
            <HistoryList
              entries={entries}
              nowMs={query.dataUpdatedAt}
              sought={query.isPlaceholderData ? '' : sought}
              currentId={currentId}
              onOpen={({ id }) => onOpen(id)}
              onActions={setChosen}
            />
          )}
        </FetchedEntries>
      </div>
      {chosen !== null && (
        <ChatActions
          key={chosen.id}
          chat={{ id: chosen.id, title: titleOf(chosen) }}
          finalFocus={() => place.current}
          onClose={closeActions}
        />
      )}
    </>
  );
}
