import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { relativeTime } from '@modiste/contract/relative-time';
import { Ellipsis } from 'lucide-react';
import { titleOf } from '../../lib/page/history-entry.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import styles from './history.module.css';
import { hasWords, MarkedWords } from './marked-words.tsx';

const FULL_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

interface HistoryRowProps {
  entry: HistoryEntry;
  nowMs: number;
  /** What is searched for in the history. */
  sought: string;
  /** Whether it is what the page shows now. */
  isCurrent: boolean;
  onOpen: () => void;
  /** Opens what else can be done with it; absent where there is nothing. */
  onActions?: (() => void) | undefined;
}

/** One entry of the history: what it was about, and when. */
export function HistoryRow(props: HistoryRowProps) {
  const { entry, nowMs, sought, isCurrent, onOpen, onActions } = props;
  const title = titleOf(entry);
  const atMs = Date.parse(entry.timestamp);
  return (
    <li className={styles.row} data-current={isCurrent}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.title}>
          <MarkedWords text={title} sought={sought} />
        </span>
        <span className={styles.time}>
          <time dateTime={entry.timestamp} title={FULL_TIME.format(atMs)}>
            {relativeTime(atMs, nowMs)}
          </time>
          {sought !== '' && !hasWords(title, sought) && ' · in the conversation'}
        </span>
      </button>
      {onActions !== undefined && (
        <IconButton
          label={`Actions for “${title}”`}
          icon={Ellipsis}
          aria-haspopup="dialog"
          onClick={onActions}
        />
      )}
    </li>
  );
}
