import { relativeTime } from '@modiste/contract/relative-time';
import { useState } from 'react';
import { closeFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/button.tsx';
import { renewWishlist } from './open-wishlist.ts';
import styles from './since-note.module.css';
import { useWishlist } from './wishlist-state.ts';

function waitingText(count: number): string {
  const changes = count === 1 ? 'One change is' : `${count} changes are`;
  return `${changes} kept on this device and will be saved when you are back.`;
}

/** Says how old what is shown is, and what waits, while the server does not tell. */
export function SinceNote() {
  const { status, toldAtMs, wishes } = useWishlist();
  const [nowMs] = useState(() => Date.now());
  const waiting = Object.values(wishes).filter(({ isWaiting }) => isWaiting).length;
  const isOld = toldAtMs !== null && (status === 'away' || status === 'failed');
  if (!isOld && waiting === 0) return null;
  const retry = () => {
    closeFailure();
    void renewWishlist();
  };
  return (
    <div className={styles.note} role="status">
      <p>
        {isOld && `This is your wishlist as it was ${relativeTime(toldAtMs, nowMs)}. `}
        {waiting > 0 && waitingText(waiting)}
      </p>
      <Button look="outline" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
