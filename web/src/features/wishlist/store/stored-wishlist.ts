import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { isItem } from '../../../items/is-item.ts';
import { slimItem } from '../../../items/slim-item.ts';
import {
  type Guarded,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isString,
} from '../../../lib/guards.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

const WISHLIST_KEY = 'wishlist';

const hasSavedFields = isObject({
  saved: isObject({
    at: isString,
    price: isNumber,
    currency: isString,
    alert: isNullOr(isObject({ below: isNumber, set_at: isString, sent_at: isNullOr(isString) })),
  }),
});

export const isSavedItem = (value: unknown): value is SavedItem =>
  isItem(value) && hasSavedFields(value);

/** The wishlist of one person as the server answered last; `atMs` is when. */
const isStoredWishlist = isObject({
  person: isString,
  atMs: isNumber,
  items: isListOf(isSavedItem),
});

type StoredWishlist = Guarded<typeof isStoredWishlist>;

export function readStoredWishlist(person: string): StoredWishlist | null {
  const stored = readStored(WISHLIST_KEY, isStoredWishlist);
  return stored?.person === person ? stored : null;
}

/** Stores as much of the wishlist as the device has room for, the latest saved first. */
export function storeWishlist({ items, ...stored }: StoredWishlist): void {
  let rest = items.map(slimItem);
  while (!writeStored(WISHLIST_KEY, { ...stored, items: rest }) && rest.length > 0) {
    rest = rest.slice(0, Math.floor(rest.length / 2));
  }
}

export const removeStoredWishlist = (): void => removeStored(WISHLIST_KEY);
