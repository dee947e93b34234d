import { Link, useSearch } from 'wouter';
import { searchPart } from '../../features/search/state/search-address.ts';
import { readStoredDraft } from '../../features/search/state/stored-draft.ts';
import { openSession } from '../../lib/session.ts';
import type { Tab } from '../navigation/tabs.ts';
import styles from '../shell/plain-page.module.css';

const TITLES: Readonly<Record<Tab, string>> = {
  Home: 'Your home page needs a connection',
  Search: 'Search needs a connection',
  Wishlist: 'Your wishlist needs a connection',
  Poses: 'Your poses need a connection',
};

/** The words that were searched, or written and not sent. */
function useKeptWords(): string {
  const over = searchPart(useSearch());
  return readStoredDraft(over)?.text ?? new URLSearchParams(over).get('q') ?? '';
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
        You’re still signed in. This page will open as soon as we can reach Modiste.
        {tab === 'Search' && words !== '' && <> Your search is saved: “{words}”.</>}
      </p>
      <div className={styles.ways}>
        <Link className={styles.way} href={wishlistHref}>
          Go to your wishlist
        </Link>
        <button type="button" className={styles.otherWay} onClick={() => void openSession()}>
          Try again
        </button>
      </div>
    </section>
  );
}
