import type { Item } from '@modiste/contract/entities/item';
import type { ReactNode } from 'react';

/** How an item is attached to the search that is being written. */
interface AttachChoice {
  isAttached: (id: string) => boolean;
  /** Something is attached: a search takes one attachment. */
  isTaken: boolean;
  /** It leads to something else first, such as signing in, so that pressing it confirms nothing. */
  isOffer?: boolean;
  onToggle: (item: Item) => void;
}

/** What the app puts into the viewer. */
export interface ViewerSlots {
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  /** The price alert of an item. */
  alertOf: (item: Item) => ReactNode;
  /** The way to try an item on. */
  tryOnOf?: (item: Item) => ReactNode;
  /** Null where there is no search to attach to. */
  attach: AttachChoice | null;
}
