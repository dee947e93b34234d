import type { SearchAnswer } from '@modiste/contract/calls/search';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import styles from './results-heading.module.css';
import type { Search } from './search-address.ts';

function title({ query, attachment, filters }: Search): string {
  if (query !== '') return query;
  if (attachment?.context === 'item') return 'More like this';
  if (attachment !== null) return 'Like your picture';
  return countActiveFilters(filters) > 0 ? 'Your selection' : 'Everything in the shop';
}

function countText({ total, items }: SearchAnswer): string {
  if (total > items.length) {
    return `The best ${items.length} of ${total.toLocaleString('en-US')} pieces`;
  }
  return total === 1 ? '1 piece' : `${total} pieces`;
}

const list = (meanings: readonly string[]) => new Intl.ListFormat('en').format(meanings);

function understoodText({ understood }: SearchAnswer): string | null {
  const strict = understood.filter(({ hard }) => hard).map(({ meaning }) => meaning);
  const soft = understood.filter(({ hard }) => !hard).map(({ meaning }) => meaning);
  if (strict.length === 0 && soft.length === 0) return null;
  if (soft.length === 0) return `Only ${list(strict)}`;
  if (strict.length === 0) return `Favouring ${list(soft)}`;
  return `Only ${list(strict)}; favouring ${list(soft)}`;
}

interface ResultsHeadingProps {
  search: Search;
  answer: SearchAnswer;
}

/** What was searched, what was understood of it and how much was found. */
export function ResultsHeading({ search, answer }: ResultsHeadingProps) {
  const understood = understoodText(answer);
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title(search)}</h1>
      {answer.corrected_query !== null && (
        <p className={styles.corrected}>
          Showing results for <strong>{answer.corrected_query}</strong>
        </p>
      )}
      <p className={styles.found}>
        <span role="status">{countText(answer)}</span>
        {understood !== null && <span className={styles.understood}>{understood}</span>}
      </p>
    </header>
  );
}
