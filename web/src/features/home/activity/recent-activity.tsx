import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { HISTORY_LIMIT_HOME } from '@modiste/contract/limits';
import { relativeTime } from '@modiste/contract/relative-time';
import { MessageCircle, Search } from 'lucide-react';
import { useId } from 'react';
import { titleOf } from '../../../lib/page/history-entry.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from './recent-activity.module.css';
import { useRecentActivity } from './use-recent-activity.ts';

const ROWS = Array.from({ length: HISTORY_LIMIT_HOME }, (_, at) => at);
const KINDS = { chat: 'Chat', search: 'Search' } as const;

/** Keeps the place of the entries. */
const Waiting = () => (
  <div className={styles.entries}>
    <span className="visually-hidden" role="status">
      Loading your recent activity
    </span>
    {ROWS.map((row) => (
      <div key={row} className={styles.entry}>
        <Skeleton className={styles.shape} />
      </div>
    ))}
  </div>
);

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
  const id = useId();
  const { entries, nowMs, isLoading, isFailed, fetchAgain } = useRecentActivity();
  const open = (entry: HistoryEntry) =>
    (entry.type === 'chat' ? onOpenChat : onOpenSearch)(entry.id);
  const isEmpty = !isLoading && !isFailed && entries.length === 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Recent Activity
      </h2>
      {isLoading && <Waiting />}
      {!isLoading && entries.length > 0 && (
        <ul className={styles.entries} aria-labelledby={id}>
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
    </section>
  );
}
