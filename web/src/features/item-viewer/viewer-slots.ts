import type { Item } from '@modiste/contract/entities/item';
import type { ReactNode } from 'react';

/** How an item gets into the search that is being written. */
interface AttachChoice {
  isAttached: (id: string) => boolean;
  /** Something is attached: there is room for one. */
  isTaken: boolean;
  /** Pressed, it leads on to something else first: nothing is attached yet. */
  isOffer?: boolean;
  onToggle: (item: Item) => void;
}

/** What the app puts into the viewer. */
export interface ViewerSlots {
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  /** The wish to be told when an item costs less. */
  alertOf: (item: Item) => ReactNode;
  /** Null for those who have no search to attach to. */
  attach: AttachChoice | null;
}
