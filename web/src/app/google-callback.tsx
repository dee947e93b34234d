import { useEffect } from 'react';
import { passGoogleAnswer } from '../lib/identity/google-code.ts';
import styles from './shell/plain-page.module.css';

/** Where Google leads back to, in the popup: passes the answer on and closes itself. */
export function GoogleCallback() {
  useEffect(() => {
    passGoogleAnswer(location.search);
    window.close();
  }, []);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Signing you in</h1>
      <p className={styles.text}>You can close this window and return to Modiste.</p>
    </main>
  );
}
