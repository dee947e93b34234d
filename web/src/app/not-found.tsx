import { Link } from 'wouter';
import styles from './shell/plain-page.module.css';

/** An address that leads nowhere. */
export const NotFound = () => (
  <main className={styles.page}>
    <p className={styles.kicker}>Not found</p>
    <h1 className={styles.title}>We can’t find this page</h1>
    <p className={styles.text}>The link may be broken, or the page may have moved.</p>
    <Link className={styles.way} href="/">
      Go to Search
    </Link>
  </main>
);
