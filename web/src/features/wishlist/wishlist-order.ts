import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';
import { isUnavailable, priceFall } from './price-since.ts';
import type { Entry } from './wishlist-state.ts';

const ORDER_KEY = 'wishlist-order';

export const ORDERS = ['saved', 'price', 'drop'] as const;
export type Order = (typeof ORDERS)[number];

const isOrder = (value: unknown): value is Order => ORDERS.some((order) => order === value);

/** How the shopper wants the wishlist ordered; kept on the device. */
export const useWishlistOrder = create<{ order: Order }>(() => ({ order: 'saved' }));

export function recallWishlistOrder(): void {
  useWishlistOrder.setState({ order: readStored(ORDER_KEY, isOrder) ?? 'saved' });
}

export function setWishlistOrder(order: Order): void {
  writeStored(ORDER_KEY, order);
  useWishlistOrder.setState({ order });
}

const share = ({ item }: Entry) => priceFall(item) / item.saved.price;

const COMPARE = {
  price: (a: Entry, b: Entry) => a.item.price - b.item.price,
  drop: (a: Entry, b: Entry) => share(b) - share(a),
} as const;

/** Puts entries, given the latest saved first, in order; what cannot be bought comes last. */
export function orderEntries(entries: readonly Entry[], order: Order): readonly Entry[] {
  if (order === 'saved') return entries;
  return entries.toSorted(
    (a, b) => Number(isUnavailable(a.item)) - Number(isUnavailable(b.item)) || COMPARE[order](a, b),
  );
}
