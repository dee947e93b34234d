import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { isSavedItem } from './is-item.ts';

const NAME = 'modiste:wishlist';

/** What the server confirmed to one tab: an item that is saved, or is no longer. */
interface Confirmed {
  person: string;
  id: string;
  item: SavedItem | null;
}

const isConfirmed = (value: unknown): value is Confirmed =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'string' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'item' in value &&
  (value.item === null || isSavedItem(value.item));

let channel: BroadcastChannel | null = null;

export const tellOtherTabs = (told: Confirmed): void => channel?.postMessage(told);

/** Listens to the other tabs until the answer is called. */
export function hearOtherTabs(onConfirmed: (told: Confirmed) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const own = new BroadcastChannel(NAME);
  own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isConfirmed(data)) onConfirmed(data);
  });
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}
