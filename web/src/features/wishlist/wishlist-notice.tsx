import { useEffect, useEffectEvent, useRef } from 'react';
import { useTransientMessage } from '../../ui/feedback/use-transient-message.ts';
import { countWaiting } from './store/wishlist-state.ts';
import { useWishlistState } from './use-wishlist.ts';
import styles from './wishlist-notice.module.css';

const NOTICE_MS = 4000;

/** Says for a moment that a change waits, when one begins to; read out too. */
export function WishlistNotice() {
  const waiting = useWishlistState(countWaiting);
  const [note, say] = useTransientMessage(NOTICE_MS);
  const before = useRef(waiting);
  const tell = useEffectEvent((count: number) => {
    if (count > before.current) say('Your wishlist will sync when you’re back online.');
    before.current = count;
  });
  useEffect(() => tell(waiting), [waiting]);
  return (
    // Spelled out, so that an open layer leaves it to screen readers.
    <p role="status" aria-live="polite" className={note === null ? styles.silent : styles.notice}>
      {note}
    </p>
  );
}
