import { Link } from 'wouter';
import styles from './shell/plain-page.module.css';

/** An address that leads nowhere. */
export const NotFound = () => (
  <main className={styles.page}>
    <p className={styles.kicker}>Not found</p>
    <h1 className={styles.title}>This page is out of print</h1>
    <p className={styles.text}>The address leads nowhere. The shop is open, though.</p>
    <Link className={styles.way} href="/">
      Go to Search
    </Link>
  </main>
);
