import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session.ts';
import { createWishlist, type Wishlist } from './store/create-wishlist.ts';
import { WishlistContext } from './use-wishlist.ts';

/**
 * Opens the wishlist of a person until it is disposed of or their session ends. The session is
 * followed outside React, so that nothing of the person is stored once they have signed out.
 */
export function openWishlist(person: string): Wishlist {
  const wishlist = createWishlist({ person });
  const stopFollowing = useSession.subscribe(({ status }) => {
    if (status === 'out' || status === 'loading') dispose();
  });
  const dispose = () => {
    stopFollowing();
    wishlist.dispose();
  };
  return { ...wishlist, dispose };
}

interface Owner {
  /** Whose wishlist it is; null while that is unknown. */
  person: string | null;
  onOpen: (wishlist: Wishlist) => void;
}

/** Has a wishlist open for as long as a component shows it. */
function createHolder({ person, onOpen }: Owner) {
  let wishlist: Wishlist | null = null;
  return {
    hold: () => {
      if (person === null) return () => undefined;
      const opened = openWishlist(person);
      wishlist = opened;
      onOpen(opened);
      return () => {
        wishlist = null;
        opened.dispose();
      };
    },
    current: () => wishlist,
  };
}

interface WishlistProviderProps extends Owner {
  children: ReactNode;
}

/** Gives the pages in it the wishlist of a person. */
export function WishlistProvider({ person, onOpen, children }: WishlistProviderProps) {
  const holder = useMemo(() => createHolder({ person, onOpen }), [person, onOpen]);
  const wishlist = useSyncExternalStore(holder.hold, holder.current);
  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
}
