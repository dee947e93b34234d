import type { SearchAnswer } from '@modiste/contract/calls/search';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Ref } from 'react';
import styles from './results-heading.module.css';
import type { Search } from './search-address.ts';
import { UnderstoodLine } from './understood-line.tsx';

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

function besideText({ query, attachment }: Search): string | null {
  if (query === '' || attachment === null) return null;
  return attachment.context === 'item' ? 'With the attached piece' : 'With your picture';
}

interface ResultsHeadingProps {
  titleRef: Ref<HTMLHeadingElement>;
  search: Search;
  /** Absent while it is on its way, or when it failed. */
  answer: SearchAnswer | undefined;
}

/** What was searched, what was understood of it and how much was found. */
export const ResultsHeading = ({ titleRef, search, answer }: ResultsHeadingProps) => (
  <header className={styles.heading}>
    <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
      {title(search)}
    </h1>
    <div className={styles.facts}>
      <p className={styles.count} role="status">
        {answer === undefined ? null : countText(answer)}
      </p>
      {besideText(search) !== null && <p>{besideText(search)}</p>}
      {answer !== undefined && <UnderstoodLine understood={answer.understood} />}
    </div>
    {answer?.corrected_query != null && (
      <p className={styles.corrected}>
        Spelling corrected: showing results for <strong>{answer.corrected_query}</strong>
      </p>
    )}
  </header>
);
