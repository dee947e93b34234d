import { openSession } from '../lib/session.ts';
import styles from './plain-page.module.css';

/** Somebody is signed in, and the server does not answer. */
export const Unreachable = () => (
  <main className={styles.page}>
    <p className={styles.kicker}>No connection</p>
    <h1 className={styles.title}>Modiste is out of reach</h1>
    <p className={styles.text}>You are still signed in. Check your connection and try again.</p>
    <button type="button" className={styles.way} onClick={() => void openSession()}>
      Try again
    </button>
  </main>
);
