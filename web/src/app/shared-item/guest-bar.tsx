import { PAGES } from '@modiste/contract/paths';
import { Link } from 'wouter';
import { AppStrip } from '../shell/app-strip.tsx';
import styles from './guest-bar.module.css';

/** The masthead for strangers: the title, and the way in. */
export const GuestBar = ({ onSignIn }: { onSignIn: () => void }) => (
  <header className={styles.bar}>
    <div className={styles.line}>
      <Link className={styles.name} href={PAGES.app}>
        Modiste
      </Link>
      <button type="button" className={styles.way} onClick={onSignIn}>
        Sign in
      </button>
    </div>
    <AppStrip className={styles.strip} />
  </header>
);
