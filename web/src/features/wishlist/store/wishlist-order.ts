import { isOneOf } from '../../../lib/guards.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { isUnavailable, priceFall } from './price-since.ts';
import { type Entry, ORDERS, type WishlistOrder } from './wishlist-state.ts';

const ORDER_KEY = 'wishlist-order';

const isOrder = isOneOf(ORDERS);

/** The order that this device has stored. */
export const readOrder = (): WishlistOrder => readStored(ORDER_KEY, isOrder) ?? 'saved';

export const storeOrder = (order: WishlistOrder): boolean => writeStored(ORDER_KEY, order);

const dropShare = ({ item }: Entry) => priceFall(item) / item.saved.price;

const COMPARE = {
  price: (a: Entry, b: Entry) => a.item.price - b.item.price,
  drop: (a: Entry, b: Entry) => dropShare(b) - dropShare(a),
} as const;

/** Orders entries that are given the latest saved first; what cannot be bought comes last. */
export function orderEntries(entries: readonly Entry[], order: WishlistOrder): readonly Entry[] {
  if (order === 'saved') return entries;
  return entries.toSorted(
    (a, b) => Number(isUnavailable(a.item)) - Number(isUnavailable(b.item)) || COMPARE[order](a, b),
  );
}
