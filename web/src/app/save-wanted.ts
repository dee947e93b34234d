import { saveItem } from '../features/wishlist/set-wish.ts';
import { takeWanted } from './shared-item/wanted-item.ts';

/** Saves the item that the person wanted before they signed in. */
export function saveWanted(): void {
  const item = takeWanted();
  if (item !== null) void saveItem(item);
}
