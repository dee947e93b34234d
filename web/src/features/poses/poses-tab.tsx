import { MESSAGES } from '@modiste/contract/messages';
import { TabPage } from '../../ui/layout/tab-page.tsx';
import { PoseBoard } from './pose-board.tsx';
import styles from './poses-tab.module.css';

/** The tab of the shopper's poses. */
export const PosesTab = () => (
  <TabPage
    title="Your poses"
    opening={
      <p className={styles.deck}>
        Photos of you for virtual try-on. Only you can see them, and you can delete them anytime.
      </p>
    }
  >
    <PoseBoard uploadFailure={MESSAGES.pose_upload_failed} />
  </TabPage>
);
