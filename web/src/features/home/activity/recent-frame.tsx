import { HISTORY_LIMIT_HOME } from '@modiste/contract/limits';
import { useId, useRef } from 'react';
import { type LazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { useInView } from '../../../ui/device/use-in-view.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './recent-activity.module.css';

const ROWS = Array.from({ length: HISTORY_LIMIT_HOME }, (_, at) => at);

/** Keeps the place of the entries. */
export const RecentWaiting = () => (
  <div className={styles.entries}>
    <span className="visually-hidden" role="status">
      Loading your recent activity
    </span>
    {ROWS.map((row) => (
      <div key={row} className={styles.entry}>
        <Skeleton className={styles.shape} />
      </div>
    ))}
  </div>
);

/** A screen of a phone ahead, so that it is there when the page has been scrolled to it. */
const NEAR = '800px';

/** The recent activity, whose entries and code are fetched when the end of the page comes near. */
export function RecentFrame({ activity }: { activity: LazyComponent<object> }) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isNear = useInView(place, { margin: NEAR, isOnce: true }) !== 'below';
  const drawActivity = useLazyComponent(activity, { isWanted: isNear });
  return (
    <section ref={place} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Recent Activity
      </h2>
      {drawActivity({}) ?? <RecentWaiting />}
    </section>
  );
}
