import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './daily-outfit.module.css';

const PIECES = [1, 2, 3, 4, 5];

/** Keeps the place of the outfit of the day while it is fetched. */
export const DailyWaiting = () => (
  <>
    <div className={styles.lead}>
      <Skeleton className={styles.waitingLead} />
    </div>
    <div className={styles.text}>
      <Skeleton className={styles.waitingIntro} />
      <Skeleton className={styles.waitingReason} />
      <div className={styles.pieces}>
        {PIECES.map((piece) => (
          <div key={piece} className={styles.piece}>
            <Skeleton className={styles.waitingPiece} />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Skeleton className={styles.waitingAction} />
      </div>
    </div>
  </>
);
