import { MESSAGES } from '@modiste/contract/messages';
import { closeFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

/** The wishlist did not come, and this device holds no copy of it. */
export function FailedWishlist() {
  const wishlist = useWishlist();
  const isAway = useWishlistState(({ status }) => status === 'unreachable');
  const retry = () => {
    closeFailure();
    void wishlist?.refresh();
  };
  return (
    <EmptyState title={MESSAGES.wishlist_load_failed}>
      <p>
        {isAway
          ? 'We can’t reach Modiste, and there’s no copy on this device yet. Everything you saved is safe.'
          : 'Everything you saved is safe.'}
      </p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}
