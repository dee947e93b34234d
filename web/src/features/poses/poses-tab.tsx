import type { ReactNode } from 'react';
import type { Pose } from '../../poses/pose-queries.ts';
import { TabPage } from '../../ui/layout/tab-page.tsx';
import { PoseBoard } from './pose-board.tsx';
import styles from './poses-tab.module.css';

interface PosesTabProps {
  /** The way to try something on a pose, by its name. */
  tryOnOf?: (pose: Pose, name: string) => ReactNode;
}

/** The tab of the shopper's poses. */
export const PosesTab = ({ tryOnOf }: PosesTabProps) => (
  <TabPage
    title="Your poses"
    opening={
      <p className={styles.deck}>
        Photos of you for virtual try-on. Only you can see them, and you can delete them anytime.
      </p>
    }
  >
    <PoseBoard tryOnOf={tryOnOf} />
  </TabPage>
);
