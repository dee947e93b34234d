import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '../../lib/call.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './history.module.css';

interface FetchedEntriesProps {
  query: UseQueryResult<HistoryEntry[]>;
  /** What it says while they load, and where they did not. */
  loading: string;
  failed: string;
  /** What stands where there are none. */
  empty: ReactNode;
  children: (entries: readonly HistoryEntry[]) => ReactNode;
}

/** Entries of the history once they are here; before, and where there are none, what is to know. */
export function FetchedEntries({ query, loading, failed, empty, children }: FetchedEntriesProps) {
  const { data, isPending, isPlaceholderData, isError, error, refetch } = query;
  if (isPending) return <Spinner label={loading} />;
  if (data === undefined || isError) {
    return (
      <div role="alert" className={styles.stack}>
        <p className={styles.text}>{failureMessage(error, failed)}</p>
        <Button look="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      {data.length === 0 && !isPlaceholderData ? <div role="status">{empty}</div> : children(data)}
    </div>
  );
}
