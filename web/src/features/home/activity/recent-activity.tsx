import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { relativeTime } from '@modiste/contract/relative-time';
import { MessageCircle, Search } from 'lucide-react';
import { titleOf } from '../../../lib/page/history-entry.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './recent-activity.module.css';
import { RecentWaiting } from './recent-frame.tsx';
import { useRecentActivity } from './use-recent-activity.ts';

const KINDS = { chat: 'Chat', search: 'Search' } as const;

interface EntryProps {
  entry: HistoryEntry;
  nowMs: number;
  onOpen: () => void;
}

function Entry({ entry, nowMs, onOpen }: EntryProps) {
  const Sign = entry.type === 'chat' ? MessageCircle : Search;
  return (
    <li className={styles.entry}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Sign className={styles.sign} size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className={styles.title}>
          <span className="visually-hidden">{KINDS[entry.type]}: </span>
          {titleOf(entry)}
        </span>
        <time className={styles.time} dateTime={entry.timestamp}>
          {relativeTime(Date.parse(entry.timestamp), nowMs)}
        </time>
      </button>
    </li>
  );
}

interface RecentActivityProps {
  onOpenChat: (id: string) => void;
  onOpenSearch: (id: string) => void;
}

/** What the shopper talked about and searched for last, to go on with. */
export function RecentActivity({ onOpenChat, onOpenSearch }: RecentActivityProps) {
  const { entries, nowMs, isLoading, isFailed, fetchAgain } = useRecentActivity();
  const open = (entry: HistoryEntry) =>
    (entry.type === 'chat' ? onOpenChat : onOpenSearch)(entry.id);
  const isEmpty = !isLoading && !isFailed && entries.length === 0;
  return (
    <>
      {isLoading && <RecentWaiting />}
      {!isLoading && entries.length > 0 && (
        <ul className={styles.entries} aria-label="Recent Activity">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} nowMs={nowMs} onOpen={() => open(entry)} />
          ))}
        </ul>
      )}
      {!isLoading && isFailed && (
        <div role="alert" className={styles.failed}>
          <p className={styles.text}>
            {entries.length === 0 ? 'Your recent activity didn’t load.' : 'Some of it didn’t load.'}
          </p>
          <Button look="outline" onClick={fetchAgain}>
            Try again
          </Button>
        </div>
      )}
      {isEmpty && <p className={styles.text}>Nothing to show</p>}
    </>
  );
}
