import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Ref } from 'react';
import { itemsText } from '../../../items/item-count.ts';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import type { ResultList } from '../state/result-pages.ts';
import type { Search } from '../state/search-address.ts';
import styles from './results-heading.module.css';
import { UnderstoodLine } from './understood-line.tsx';

/** Fetched when a picture is first searched with; the results are complete without it. */
const looksLike = lazyComponent(() =>
  import('./looks-like.tsx').then(({ LooksLike }) => LooksLike),
);

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
export function ResultsHeading({ titleRef, search, list, onSearch }: ResultsHeadingProps) {
  const seen = list?.first.looks_like ?? null;
  const drawLooksLike = useLazyComponent(looksLike, { isWanted: seen !== null });
  return (
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
      {seen !== null && drawLooksLike({ seen, search, onSearch })}
      {list !== null && list.first.corrected_query !== null && (
        <p className={styles.corrected}>
          Spelling corrected: showing results for <strong>{list.first.corrected_query}</strong>
        </p>
      )}
    </header>
  );
}
