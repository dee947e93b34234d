import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { useMemo } from 'react';
import { orderEntries, useWishlistOrder } from './wishlist-order.ts';
import { type Entry, entriesOf, useWishlist } from './wishlist-state.ts';

/** The wishlist in the order the shopper wants. */
export function useEntries(): readonly Entry[] {
  const items = useWishlist((state) => state.items);
  const wishes = useWishlist((state) => state.wishes);
  const { order } = useWishlistOrder();
  return useMemo(() => orderEntries(entriesOf({ items, wishes }), order), [items, wishes, order]);
}

export function useSavedItems(): readonly SavedItem[] {
  const entries = useEntries();
  return useMemo(() => entries.map(({ item }) => item), [entries]);
}
