import { countActiveFilters } from '@modiste/contract/filters/count-active';
import { lazy, type Ref, Suspense } from 'react';
import { itemsText } from '../../../items/item-count.ts';
import type { ResultList } from '../state/result-pages.ts';
import type { Search } from '../state/search-address.ts';
import styles from './results-heading.module.css';
import { UnderstoodLine } from './understood-line.tsx';

/** Fetched when a picture is first searched with; the results are complete without it. */
const LooksLike = lazy(async () => {
  const fetched = await import('./looks-like.tsx').catch(() => null);
  return { default: fetched?.LooksLike ?? (() => null) };
});

function title({ query, attachment, filters }: Search): string {
  if (query !== '') return query;
  if (attachment?.context === 'item') return 'More like this';
  if (attachment !== null) return 'Similar to your photo';
  return countActiveFilters(filters) > 0 ? 'Your selection' : 'All items';
}

/** How many match; alternatives have a heading of their own. */
function countOf({ last, alternatives }: ResultList): string {
  return last.total === 0 && alternatives.length > 0 ? 'No exact matches' : itemsText(last.total);
}

function besideText({ query, attachment }: Search): string | null {
  if (query === '' || attachment === null) return null;
  return attachment.context === 'item' ? 'With your attached item' : 'With your photo';
}

interface ResultsHeadingProps {
  titleRef: Ref<HTMLHeadingElement>;
  search: Search;
  /** Null while it is loading, or when it failed. */
  list: ResultList | null;
  onSearch: (search: Search) => void;
}

/** What was searched, what was understood of it and how much was found. */
export const ResultsHeading = ({ titleRef, search, list, onSearch }: ResultsHeadingProps) => (
  <header className={styles.heading}>
    <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
      {title(search)}
    </h1>
    <div className={styles.facts}>
      <p className={styles.count} role="status">
        {list === null ? null : countOf(list)}
      </p>
      {besideText(search) !== null && <p>{besideText(search)}</p>}
      {list !== null && <UnderstoodLine understood={list.first.understood} />}
    </div>
    {list?.first.looks_like != null && (
      <Suspense>
        <LooksLike seen={list.first.looks_like} search={search} onSearch={onSearch} />
      </Suspense>
    )}
    {list !== null && list.first.corrected_query !== null && (
      <p className={styles.corrected}>
        Spelling corrected: showing results for <strong>{list.first.corrected_query}</strong>
      </p>
    )}
  </header>
);
