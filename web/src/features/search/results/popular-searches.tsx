import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { call } from '../../../lib/call.ts';
import { wordsHref } from '../state/words-address.ts';
import styles from './no-results.module.css';

/** What many search for; none where too few people search, or where it is not answered. */
const popularSearchesQuery = queryOptions({
  queryKey: ['popular-searches'],
  queryFn: async ({ signal }) => {
    const { suggestions } = await call('suggestSearches', { query: { text: '' }, signal });
    return suggestions.flatMap(({ kind, text }) => (kind === 'popular' ? [text] : []));
  },
});

/** What many search for, as links; nothing where no search is made by enough people. */
export function PopularSearches() {
  const { data = [] } = useQuery(popularSearchesQuery);
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <nav className={styles.popular} aria-labelledby={titleId}>
      <h2 id={titleId}>Popular searches</h2>
      <ul>
        {data.map((text) => (
          <li key={text}>
            <Link href={wordsHref(text)}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
