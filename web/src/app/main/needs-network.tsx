import { Link, useSearch } from 'wouter';
import { searchPart } from '../../features/search/state/search-address.ts';
import { readKeptDraft } from '../../features/search/state/stored-draft.ts';
import { openSession } from '../../lib/session.ts';
import type { Tab } from '../navigation/tabs.ts';
import styles from '../shell/plain-page.module.css';

const TITLES: Readonly<Record<Tab, string>> = {
  Home: 'The news of the day has to wait',
  Search: 'The shop has to wait for a connection',
  Wishlist: 'Your wishlist has to wait',
  Poses: 'Your poses have to wait',
};

/** The words that were searched, or written and not sent. */
function useKeptWords(): string {
  const over = searchPart(useSearch());
  return readKeptDraft(over)?.text ?? new URLSearchParams(over).get('q') ?? '';
}

interface NeedsNetworkProps {
  tab: Tab;
  wishlistHref: string;
}

/** A tab that cannot be shown without a network, and what can. */
export function NeedsNetwork({ tab, wishlistHref }: NeedsNetworkProps) {
  const words = useKeptWords();
  return (
    <section className={styles.page} aria-labelledby="needs-network">
      <p className={styles.kicker}>{tab}</p>
      <h1 id="needs-network" className={styles.title}>
        {TITLES[tab]}
      </h1>
      <p className={styles.text}>
        You are still signed in. This page opens by itself as soon as Modiste can be reached.
        {tab === 'Search' && words !== '' && <> Your words are kept: “{words}”.</>}
      </p>
      <div className={styles.ways}>
        <Link className={styles.way} href={wishlistHref}>
          Open your wishlist
        </Link>
        <button type="button" className={styles.otherWay} onClick={() => void openSession()}>
          Try again
        </button>
      </div>
    </section>
  );
}
