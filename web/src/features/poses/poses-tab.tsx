import type { ReactNode } from 'react';
import type { Pose } from '../../poses/pose-queries.ts';
import { TabPage } from '../../ui/layout/tab-page.tsx';
import { type MannequinEntrance, MannequinShelf } from './mannequin-shelf.tsx';
import { PoseBoard } from './pose-board.tsx';
import styles from './poses-tab.module.css';

interface PosesTabProps {
  /** The way to try something on a pose, by its name. */
  tryOnOf?: (pose: Pose, name: string) => ReactNode;
  /** The way to try something on a mannequin; without it none are shown. */
  Entrance?: MannequinEntrance;
}

/** The tab of the shopper's poses, and of the ready-made ones. */
export const PosesTab = ({ tryOnOf, Entrance }: PosesTabProps) => (
  <TabPage
    title="Your poses"
    opening={
      <p className={styles.deck}>
        Photos of you for virtual try-on. Only you can see them, and you can delete them anytime.
      </p>
    }
  >
    <PoseBoard tryOnOf={tryOnOf} />
    {Entrance && <MannequinShelf Entrance={Entrance} />}
  </TabPage>
);
