import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { isNullOr, isObject, isString } from '../../../lib/guards.ts';
import { isSavedItem } from './stored-wishlist.ts';

const CHANNEL = 'modiste:wishlist';

const isConfirmation = isObject({
  person: isString,
  id: isString,
  item: isNullOr(isSavedItem),
});

type Confirm = (id: string, item: SavedItem | null) => void;

/**
 * Tells the other tabs of the same person what the server confirmed: an item that is saved, or null
 * for one that is no longer. `onConfirmed` is called with what they tell.
 */
export function openWishlistChannel(person: string, onConfirmed: Confirm) {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isConfirmation(data) && data.person === person) onConfirmed(data.id, data.item);
  });
  const post: Confirm = (id, item) => channel.postMessage({ person, id, item });
  return { post, close: () => channel.close() };
}
