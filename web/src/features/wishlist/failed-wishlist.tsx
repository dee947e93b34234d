import { MESSAGES } from '@modiste/contract/messages';
import { closeFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/button.tsx';
import { renewWishlist } from './open-wishlist.ts';
import styles from './wishlist-state.module.css';
import { useWishlist } from './wishlist-state.ts';

/** The wishlist did not come, and this device holds no copy of it. */
export function FailedWishlist() {
  const isAway = useWishlist(({ status }) => status === 'away');
  const retry = () => {
    closeFailure();
    void renewWishlist();
  };
  return (
    <section className={styles.state} aria-labelledby="failed-wishlist">
      <h2 id="failed-wishlist">{MESSAGES.wishlist_load_failed}</h2>
      <p>
        {isAway
          ? 'Nobody answers, and this device holds no copy of it yet. What you saved is safe.'
          : 'What you saved is safe.'}
      </p>
      <Button onClick={retry}>Try again</Button>
    </section>
  );
}
