import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { create } from 'zustand';
import type { Wishes } from './kept-wishes.ts';

export interface WishlistState {
  /** Whose wishlist it is; null while there is nobody. */
  person: string | null;
  /** What the server is known to hold, by id. */
  items: Readonly<Record<string, SavedItem>>;
  /** When the server told the whole of it; null before it did. */
  toldAtMs: number | null;
  /** `away`: the server is out of reach; `failed`: it answered that it cannot. */
  status: 'asking' | 'told' | 'failed' | 'away';
  /** What is wished and not confirmed; it lies over what is known. */
  wishes: Wishes;
}

export const NOBODY: WishlistState = {
  person: null,
  items: {},
  toldAtMs: null,
  status: 'asking',
  wishes: {},
};

/** The wishlist of the person who is here: what is known of it, and what is wished meanwhile. */
export const useWishlist = create<WishlistState>(() => NOBODY);

/** An item of the wishlist as it is shown. */
export interface Entry {
  item: SavedItem;
  /** The server has not been told yet that it is saved. */
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

type Shown = Pick<WishlistState, 'items' | 'wishes'>;

/** What the shopper sees as the wishlist, the latest saved first. */
export function entriesOf({ items, wishes }: Shown): Entry[] {
  const kept = Object.values(items)
    .filter(({ id }) => wishes[id]?.item !== null)
    .map((item) => ({ item, isWaiting: wishes[item.id]?.isWaiting ?? false }));
  const added = Object.values(wishes).flatMap(({ id, item, atMs, isWaiting }) =>
    item === null || items[id] !== undefined ? [] : [{ item: savedNow(item, atMs), isWaiting }],
  );
  return [...kept, ...added].toSorted((a, b) =>
    a.item.saved.at === b.item.saved.at ? 0 : a.item.saved.at < b.item.saved.at ? 1 : -1,
  );
}

/** Whether an item is in the wishlist as far as the shopper is concerned. */
export function isSavedIn({ items, wishes }: Shown, id: string): boolean {
  const wish = wishes[id];
  return wish === undefined ? items[id] !== undefined : wish.item !== null;
}
