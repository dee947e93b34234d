import type { SearchAnswer } from '@modiste/contract/calls/search';
import { resetFilters } from '@modiste/contract/filters/change-filters';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { itemsText } from '../../../items/item-count.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import type { Search } from '../state/search-address.ts';
import styles from './no-results.module.css';
import { PopularSearches } from './popular-searches.tsx';

interface NoResultsProps {
  search: Search;
  relaxations: SearchAnswer['relaxations'];
  onSearch: (search: Search) => void;
  /** Null where there is nothing to go back to: the search is the one that everything starts from. */
  onReset: (() => void) | null;
}

const isFiltered = ({ filters }: Search) => countActiveFilters(filters) > 0;

/** The server counts no further than one page. */
const foundText = (count: number) =>
  count === SEARCH_RESULTS_MAX ? `${count}+ items` : itemsText(count);

/** Nothing was found: the nearest searches that do find something, and what others search for. */
export function NoResults({ search, relaxations, onSearch, onReset }: NoResultsProps) {
  const isUnfilterable = relaxations.length === 0 && isFiltered(search);
  return (
    <>
      <EmptyState title="No exact matches">
        <p>
          {relaxations.length > 0
            ? 'Try a broader search:'
            : 'Check your spelling, or try fewer or different words.'}
        </p>
        <ul>
          {relaxations.map(({ label, query, filters, count }) => (
            <li key={label}>
              <Button
                look="outline"
                onClick={() => onSearch({ query, filters, attachment: search.attachment })}
              >
                {label} <span className={styles.count}>{foundText(count)}</span>
              </Button>
            </li>
          ))}
          {isUnfilterable && (
            <li>
              <Button
                look="outline"
                onClick={() => onSearch({ ...search, filters: resetFilters() })}
              >
                Search without filters
              </Button>
            </li>
          )}
          {onReset !== null && (
            <li>
              <Button look={relaxations.length > 0 ? 'quiet' : 'outline'} onClick={onReset}>
                Start over
              </Button>
            </li>
          )}
        </ul>
      </EmptyState>
      <PopularSearches />
    </>
  );
}
