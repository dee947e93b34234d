import styles from './shell/plain-page.module.css';

/** The server answers not even with the pages of the app. */
export const Unreachable = () => (
  <main className={styles.page}>
    <p className={styles.kicker}>No connection</p>
    <h1 className={styles.title}>We can’t reach Modiste</h1>
    <p className={styles.text}>Check your connection and try again.</p>
    <button type="button" className={styles.way} onClick={() => location.reload()}>
      Try again
    </button>
  </main>
);
