import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { popularSearchesQuery } from './api.ts';
import styles from './no-results.module.css';
import { wordsHref } from './search-address.ts';

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
