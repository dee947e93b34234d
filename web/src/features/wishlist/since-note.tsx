import { relativeTime } from '@modiste/contract/relative-time';
import { useState } from 'react';
import { closeFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './since-note.module.css';
import { countWaiting } from './store/wishlist-state.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

function waitingText(count: number): string {
  const changes = count === 1 ? '1 change is' : `${count} changes are`;
  return `${changes} saved on this device and will sync when you’re back online.`;
}

/** Says how old what is shown is, and what waits, while the server does not tell. */
export function SinceNote() {
  const wishlist = useWishlist();
  const { status, fetchedAtMs } = useWishlistState((state) => state);
  const waiting = useWishlistState(countWaiting);
  const [nowMs] = useState(() => Date.now());
  const isOld = fetchedAtMs !== null && (status === 'unreachable' || status === 'failed');
  if (!isOld && waiting === 0) return null;
  const retry = () => {
    closeFailure();
    void wishlist?.refresh();
  };
  return (
    <div className={styles.note} role="status">
      <p>
        {isOld && `Your wishlist as of ${relativeTime(fetchedAtMs, nowMs)}. `}
        {waiting > 0 && waitingText(waiting)}
      </p>
      <Button look="outline" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
