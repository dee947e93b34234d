import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { pictureIndexOf } from '../../items/shown-color.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { isSavedItem } from './is-item.ts';

const WISHLIST_KEY = 'wishlist';
const PICTURES_KEPT = 4;
const DESCRIPTION_CHARS_KEPT = 600;

/** The wishlist as the server told it last, kept on the device of one person. */
interface KeptWishlist {
  person: string;
  /** When the server told it. */
  atMs: number;
  items: SavedItem[];
}

const isKeptWishlist = (value: unknown): value is KeptWishlist =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number' &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isSavedItem);

/** What of an item is worth its place on the device: all that is looked at, not all that is searched. */
export const slimItem = <Kept extends Item>(item: Kept): Kept => ({
  ...item,
  // Colors name their pictures by place.
  image_urls: item.image_urls.slice(
    0,
    Math.max(PICTURES_KEPT, pictureIndexOf(item, item.shown_color) + 1),
  ),
  description: item.description.slice(0, DESCRIPTION_CHARS_KEPT),
  semantic_search_description: '',
});

export function readKeptWishlist(person: string): KeptWishlist | null {
  const kept = readStored(WISHLIST_KEY, isKeptWishlist);
  return kept?.person === person ? kept : null;
}

/** Keeps as much of the wishlist as the device has room for, the newest first. */
export function keepWishlist({ items, ...kept }: KeptWishlist): void {
  let rest = items.map(slimItem);
  while (!writeStored(WISHLIST_KEY, { ...kept, items: rest }) && rest.length > 0) {
    rest = rest.slice(0, Math.floor(rest.length / 2));
  }
}

export const dropKeptWishlist = (): void => removeStored(WISHLIST_KEY);
