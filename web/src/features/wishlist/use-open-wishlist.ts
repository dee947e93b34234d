import { useEffect } from 'react';
import { openWishlist } from './open-wishlist.ts';

/** Keeps the wishlist of a person open for as long as the page that asks is shown. */
export function useOpenWishlist(person: string | null): void {
  useEffect(() => (person === null ? undefined : openWishlist(person)), [person]);
}
