import type { Wishlist } from '../features/wishlist/store/create-wishlist.ts';
import { takeWanted } from './shared-item/wanted-item.ts';

/** Saves the item that the person wanted before they signed in. */
export function saveWanted(wishlist: Wishlist): void {
  const item = takeWanted();
  if (item !== null) void wishlist.saveItem(item);
}
