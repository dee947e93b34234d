import type { SearchAnswer } from '@modiste/contract/calls/search';
import { resetFilters } from '@modiste/contract/filters/change-filters';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import { Button } from '../../ui/button.tsx';
import { StandIn } from '../../ui/stand-in.tsx';
import styles from './no-results.module.css';
import type { Search } from './search-address.ts';

interface NoResultsProps {
  search: Search;
  relaxations: SearchAnswer['relaxations'];
  onSearch: (search: Search) => void;
  /** Null where there is nothing to go back to: the search is the one that everything starts from. */
  onReset: (() => void) | null;
}

const isFiltered = ({ filters }: Search) => countActiveFilters(filters) > 0;

const piecesText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Nothing was found: the nearest searches that do find something. */
export function NoResults({ search, relaxations, onSearch, onReset }: NoResultsProps) {
  return (
    <StandIn title="Nothing matches all of it">
      <p>
        {relaxations.length > 0
          ? 'These searches, one step wider, do find something:'
          : 'Try it in other words, or with less to match.'}
      </p>
      <ul>
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
        {relaxations.length === 0 && isFiltered(search) && (
          <li>
            <Button look="outline" onClick={() => onSearch({ ...search, filters: resetFilters() })}>
              Search without filters
            </Button>
          </li>
        )}
        {onReset !== null && (
          <li>
            <Button look={relaxations.length > 0 ? 'quiet' : 'outline'} onClick={onReset}>
              Start anew
            </Button>
          </li>
        )}
      </ul>
    </StandIn>
  );
}
