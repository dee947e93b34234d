import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import type { ItemContext } from '@modiste/contract/values';
import type { ReactNode } from 'react';

/** The list that an item is opened from, through which the viewer leafs. */
export interface OpenedList {
  items: readonly Item[];
  context: ItemContext;
}

/** What the rest of the app does with items, given to the conversation and to its results. */
export interface ChatSlots {
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item, from: OpenedList) => void;
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  /** The buttons over the picture of an item. */
  actionsOf: (item: Item) => ReactNode;
  /** The button that puts several items on the wishlist. */
  saveAllOf: (items: readonly Item[]) => ReactNode;
  /** The picture of what was attached to a message. */
  pictureOf: (attachment: AttachmentRef) => ReactNode;
}
