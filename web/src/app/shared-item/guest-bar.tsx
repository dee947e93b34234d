import { PAGES } from '@modiste/contract/paths';
import { Button } from '../../ui/form/button.tsx';
import { Wordmark } from '../../ui/text/wordmark.tsx';
import { AppStrip } from '../shell/app-strip.tsx';
import styles from './guest-bar.module.css';

/** The masthead for strangers: the title, and the way in. */
export const GuestBar = ({ onSignIn }: { onSignIn: () => void }) => (
  <header className={styles.bar}>
    <div className={styles.line}>
      <Wordmark className={styles.name} href={PAGES.app} />
      <Button look="outline" className={styles.way} onClick={onSignIn}>
        Sign in
      </Button>
    </div>
    <AppStrip className={styles.strip} />
  </header>
);
