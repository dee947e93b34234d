import { MESSAGES } from '@modiste/contract/messages';
import { PoseBoard } from './pose-board.tsx';
import styles from './poses-tab.module.css';

/** The tab of the shopper's poses. */
export const PosesTab = () => (
  <div className={styles.page}>
    <header className={styles.opening}>
      <h1 className={styles.title}>Your poses</h1>
      <p className={styles.deck}>
        Photos of yourself to try garments on. Only you can open them, and you can delete them at
        any time.
      </p>
    </header>
    <PoseBoard uploadFailure={MESSAGES.pose_upload_failed} />
  </div>
);
