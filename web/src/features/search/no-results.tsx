import type { SearchAnswer } from '@modiste/contract/calls/search';
import { Button } from '../../ui/button.tsx';
import styles from './empty-state.module.css';
import type { Search } from './search-address.ts';

interface NoResultsProps {
  search: Search;
  relaxations: SearchAnswer['relaxations'];
  onSearch: (search: Search) => void;
  onReset: () => void;
}

const piecesText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Nothing was found: the nearest searches that do find something. */
export function NoResults({ search, relaxations, onSearch, onReset }: NoResultsProps) {
  return (
    <section className={styles.state} aria-labelledby="no-results">
      <h2 id="no-results">Nothing matches all of it</h2>
      <p>
        {relaxations.length > 0
          ? 'These searches, one step wider, do find something:'
          : 'Try other words, or start anew.'}
      </p>
      <ul className={styles.ways}>
        {relaxations.map(({ label, query, filters, count }) => (
          <li key={label}>
            <Button
              look="outline"
              onClick={() => onSearch({ query, filters, attachment: search.attachment })}
            >
              {label} <span className={styles.count}>{piecesText(count)}</span>
            </Button>
          </li>
        ))}
        <li>
          <Button look="quiet" onClick={onReset}>
            Start anew
          </Button>
        </li>
      </ul>
    </section>
  );
}
