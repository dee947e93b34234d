import type { Trends } from '@modiste/contract/entities/trends-schema';
import { TrendingUp } from 'lucide-react';
import { Link } from 'wouter';
import { useHold, useIsMoving } from '../motion.ts';
import styles from './ticker.module.css';
import { useTickerScroll } from './use-ticker-scroll.ts';
import { useTouchHold } from './use-touch-hold.ts';

/** Where the way past all the searches leads. */
const AFTER_ID = 'after-trending';

/** Browsers leave what is seen in part as it is. */
const showWhole = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

interface RunProps {
  trending: Trends['trending_searches'];
  searchHref: (query: string) => string;
  /** For the eyes only, so that the round has no end. */
  isCopy?: boolean;
}

/** The searches once, with the reason why they are shown. */
const Run = ({ trending: { search, reason }, searchHref, isCopy = false }: RunProps) => (
  <div className={styles.run} aria-hidden={isCopy || undefined}>
    <p className={`kicker ${styles.reason}`}>
      <TrendingUp size={14} aria-hidden="true" />
      {reason}
    </p>
    <ul className={styles.searches}>
      {search.map((query) => (
        <li key={query} className={styles.search}>
          <Link
            className={styles.link}
            href={searchHref(query)}
            tabIndex={isCopy ? -1 : undefined}
            onFocus={isCopy ? undefined : showWhole}
          >
            {query}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

interface TickerProps {
  /** Null while they are not known, so that their place is kept. */
  trending: Trends['trending_searches'] | null;
  searchHref: (query: string) => string;
}

/** The trending searches, which pass by, and stand still to be read and scrolled by hand. */
export function Ticker({ trending, searchHref }: TickerProps) {
  const { isHeld, hold } = useHold();
  const touch = useTouchHold();
  const isMoving = useIsMoving(isHeld || touch.isHeld);
  const strip = useTickerScroll(isMoving && trending !== null);
  if (trending === null) return <div className={styles.ticker} />;
  if (trending.search.length === 0) return null;
  const run = { trending, searchHref };
  return (
    <section className={styles.ticker} aria-label="Trending searches" {...hold} {...touch.hold}>
      <a className={styles.skip} href={`#${AFTER_ID}`}>
        Skip trending searches
      </a>
      <div ref={strip} className={styles.strip} data-moving={isMoving}>
        <div className={styles.track}>
          <Run {...run} />
          <Run {...run} isCopy />
        </div>
      </div>
      <span id={AFTER_ID} tabIndex={-1} />
    </section>
  );
}
