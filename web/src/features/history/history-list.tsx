import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { useId } from 'react';
import { Kicker } from '../../ui/text/kicker.tsx';
import { groupByTime, type TimeGroup } from './group-by-time.ts';
import styles from './history.module.css';
import { HistoryRow } from './history-row.tsx';

interface HistoryWays {
  /** What the page shows now. */
  currentId: string | null;
  onOpen: (entry: HistoryEntry) => void;
  onActions?: ((entry: HistoryEntry) => void) | undefined;
}

interface ListProps extends HistoryWays {
  nowMs: number;
  sought: string;
}

function HistoryGroup({ group, ...ways }: ListProps & { group: TimeGroup<HistoryEntry> }) {
  const { nowMs, sought, currentId, onOpen, onActions } = ways;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Kicker as="h3" id={id} className={styles.group}>
        {group.title}
      </Kicker>
      <ul className={styles.entries}>
        {group.entries.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            nowMs={nowMs}
            sought={sought}
            isCurrent={entry.id === currentId}
            onOpen={() => onOpen(entry)}
            onActions={onActions && (() => onActions(entry))}
          />
        ))}
      </ul>
    </section>
  );
}

/** Entries of the history, grouped by when they happened. */
export const HistoryList = ({
  entries,
  ...list
}: ListProps & { entries: readonly HistoryEntry[] }) =>
  groupByTime(entries, list.nowMs).map((group) => (
    <HistoryGroup key={group.title} group={group} {...list} />
  ));
