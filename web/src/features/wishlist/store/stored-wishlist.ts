import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { isItem } from '../../../items/is-item.ts';
import { pictureIndexOf } from '../../../items/shown-color.ts';
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
const PICTURES_STORED = 4;
const DESCRIPTION_CHARS_STORED = 600;

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

/** The part of an item that is worth storing: what is shown of it, without what is only searched. */
export const slimItem = <Stored extends Item>(item: Stored): Stored => ({
  ...item,
  // Colors name their pictures by index.
  image_urls: item.image_urls.slice(
    0,
    Math.max(PICTURES_STORED, pictureIndexOf(item, item.shown_color) + 1),
  ),
  description: item.description.slice(0, DESCRIPTION_CHARS_STORED),
  semantic_search_description: '',
});

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
