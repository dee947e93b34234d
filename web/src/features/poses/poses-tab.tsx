import { MESSAGES } from '@modiste/contract/messages';
import { TabPage } from '../../ui/tab-page.tsx';
import { PoseBoard } from './pose-board.tsx';
import styles from './poses-tab.module.css';

/** The tab of the shopper's poses. */
export const PosesTab = () => (
  <TabPage
    title="Your poses"
    opening={
      <p className={styles.deck}>
        Photos of yourself to try garments on. Only you can open them, and you can delete them at
        any time.
      </p>
    }
  >
    <PoseBoard uploadFailure={MESSAGES.pose_upload_failed} />
  </TabPage>
);
