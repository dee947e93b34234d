import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';

/** A change of the wishlist that the server has not confirmed yet. */
export interface PendingChange {
  id: string;
  /** The item to save; null when it is to be removed. */
  item: Item | null;
  /** When it was made; no two changes share it. */
  atMs: number;
  /** Whether the server was out of reach when it was sent. */
  isWaiting: boolean;
}

/** The last change of each item, by its id. */
export type PendingChanges = Readonly<Record<string, PendingChange>>;

export const ORDERS = ['saved', 'price', 'drop'] as const;
export type WishlistOrder = (typeof ORDERS)[number];

export interface WishlistState {
  /** What the server is known to hold, by id. */
  items: Readonly<Record<string, SavedItem>>;
  /** When the whole list was fetched last; null before the first time. */
  fetchedAtMs: number | null;
  /** `unreachable`: nobody answered; `failed`: the server answered with an error. */
  status: 'loading' | 'loaded' | 'failed' | 'unreachable';
  /** The changes that the server has not confirmed yet; they lie over its items. */
  pendingChanges: PendingChanges;
  order: WishlistOrder;
}

export const EMPTY_WISHLIST: WishlistState = {
  items: {},
  fetchedAtMs: null,
  status: 'loading',
  pendingChanges: {},
  order: 'saved',
};

/** An item of the wishlist as it is shown. */
export interface Entry {
  item: SavedItem;
  /** The server could not be reached yet to save it. */
  isWaiting: boolean;
}

const savedNow = (item: Item, atMs: number): SavedItem => ({
  ...item,
  saved: {
    at: new Date(atMs).toISOString(),
    price: item.price,
    currency: item.other_info.currency,
    alert: null,
  },
});

type Shown = Pick<WishlistState, 'items' | 'pendingChanges'>;

/** What the shopper sees as the wishlist, the latest saved first. */
export function entriesOf({ items, pendingChanges }: Shown): Entry[] {
  const stored = Object.values(items)
    .filter(({ id }) => pendingChanges[id]?.item !== null)
    .map((item) => ({ item, isWaiting: pendingChanges[item.id]?.isWaiting ?? false }));
  const added = Object.values(pendingChanges).flatMap(({ id, item, atMs, isWaiting }) =>
    item === null || items[id] !== undefined ? [] : [{ item: savedNow(item, atMs), isWaiting }],
  );
  return [...stored, ...added].toSorted((a, b) =>
    a.item.saved.at === b.item.saved.at ? 0 : a.item.saved.at < b.item.saved.at ? 1 : -1,
  );
}

/** Whether the shopper sees an item as saved. */
export function isSavedIn({ items, pendingChanges }: Shown, id: string): boolean {
  const change = pendingChanges[id];
  return change === undefined ? items[id] !== undefined : change.item !== null;
}

/** How many changes wait until the server can be reached. */
export const countWaiting = ({ pendingChanges }: Pick<WishlistState, 'pendingChanges'>): number =>
  Object.values(pendingChanges).filter(({ isWaiting }) => isWaiting).length;
