import { Link } from 'wouter';
import type { Tab } from '../navigation/tabs.ts';
import styles from '../shell/plain-page.module.css';

type TabToCome = Exclude<Tab, 'Search' | 'Wishlist' | 'Poses'>;

const PROMISES: Readonly<Record<TabToCome, { title: string; text: string }>> = {
  Home: {
    title: 'Your home page is on its way',
    text: 'A daily outfit and the latest trends, picked for you.',
  },
};

interface ComingSoonProps {
  tab: TabToCome;
  searchHref: string;
}

/** A tab that is not there yet, and the way to what is. */
export const ComingSoon = ({ tab, searchHref }: ComingSoonProps) => (
  <section className={styles.page} aria-labelledby="coming-soon">
    <p className={styles.kicker}>{tab} · coming soon</p>
    <h1 id="coming-soon" className={styles.title}>
      {PROMISES[tab].title}
    </h1>
    <p className={styles.text}>{PROMISES[tab].text} Until then, explore everything in Search.</p>
    <Link className={styles.way} href={searchHref}>
      Go to Search
    </Link>
  </section>
);
