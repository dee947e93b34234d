import { useQuery } from '@tanstack/react-query';
import { FetchedEntries } from './fetched-entries.tsx';
import styles from './history.module.css';
import { HistoryList } from './history-list.tsx';
import { searchesQuery } from './history-queries.ts';

/** The searches, to open again. */
export function SearchList({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useQuery(searchesQuery);
  return (
    <div className={styles.list}>
      <FetchedEntries
        query={query}
        loading="Loading your searches"
        failed="Your searches didn’t load."
        empty={<p className={styles.text}>No search history available</p>}
      >
        {(entries) => (
          <HistoryList
            entries={entries}
            nowMs={query.dataUpdatedAt}
            sought=""
            currentId={null}
            onOpen={({ id }) => onOpen(id)}
          />
        )}
      </FetchedEntries>
    </div>
  );
}
