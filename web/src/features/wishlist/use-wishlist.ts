import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Wishlist } from './store/create-wishlist.ts';
import { orderEntries } from './store/wishlist-order.ts';
import {
  EMPTY_WISHLIST,
  type Entry,
  entriesOf,
  type WishlistState,
} from './store/wishlist-state.ts';

/** The wishlist of the person who is signed in; null while there is none. */
export const WishlistContext = createContext<Wishlist | null>(null);

/** What to change the wishlist by; null while nobody is signed in. */
export const useWishlist = (): Wishlist | null => useContext(WishlistContext);

const neverChanges = () => () => undefined;

/** A part of the wishlist's state; `select` answers the same value while that part stays the same. */
export function useWishlistState<Part>(select: (state: WishlistState) => Part): Part {
  const wishlist = useWishlist();
  const { subscribe, getState } = wishlist ?? {
    subscribe: neverChanges,
    getState: () => EMPTY_WISHLIST,
  };
  return useSyncExternalStore(subscribe, () => select(getState()));
}

/** The wishlist in the order that the shopper chose. */
export function useEntries(): readonly Entry[] {
  const items = useWishlistState((state) => state.items);
  const pendingChanges = useWishlistState((state) => state.pendingChanges);
  const order = useWishlistState((state) => state.order);
  return useMemo(
    () => orderEntries(entriesOf({ items, pendingChanges }), order),
    [items, pendingChanges, order],
  );
}

export function useSavedItems(): readonly SavedItem[] {
  const entries = useEntries();
  return useMemo(() => entries.map(({ item }) => item), [entries]);
}
