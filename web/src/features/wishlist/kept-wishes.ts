import type { Item } from '@modiste/contract/entities/item';
import { SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import {
  listStored,
  readStored,
  removeStored,
  watchStoredUnder,
  writeStored,
} from '../../lib/storage.ts';
import { isItem } from './is-item.ts';
import { dropKeptWishlist } from './kept-wishlist.ts';

/**
 * Each wish has a key of its own: tabs see each other's writes a moment late, and one that wrote all
 * of them would take away what another wrote meanwhile.
 */
const WISH_KEY = 'unsent-wish:';
/** As long as a session may rest: what was wished is not forgotten before the person is. */
const KEPT_FOR_S = SESSION_IDLE_DAYS_MAX * 86_400;

/** A change of the wishlist that the server has not confirmed yet. */
export interface Wish {
  id: string;
  /** The item to save; null when it is to be removed. */
  item: Item | null;
  /** When it was wished; no two wishes share it. */
  atMs: number;
  /** Whether the server was out of reach when it was told. */
  isWaiting: boolean;
}

/** The last wish about each item, by its id. */
export type Wishes = Readonly<Record<string, Wish>>;

interface KeptWish {
  person: string;
  wish: Wish;
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number' &&
  'isWaiting' in value &&
  typeof value.isWaiting === 'boolean' &&
  'item' in value &&
  (value.item === null || isItem(value.item));

const isKeptWish = (value: unknown): value is KeptWish =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  typeof value.person === 'string' &&
  'wish' in value &&
  isWish(value.wish);

/** The wishes of a person on this device. */
export function readKeptWishes(person: string): Wishes {
  const kept = listStored(WISH_KEY).map((key) => readStored(key, isKeptWish));
  return Object.fromEntries(
    kept.flatMap((entry) => (entry?.person === person ? [[entry.wish.id, entry.wish]] : [])),
  );
}

/** Answers whether it is kept; where the device is full, what can be fetched again makes room. */
export function keepWish(person: string, wish: Wish): boolean {
  const keep = () => writeStored(WISH_KEY + wish.id, { person, wish }, KEPT_FOR_S);
  if (keep()) return true;
  dropKeptWishlist();
  if (keep()) return true;
  // An older one about the same item would come back as if it were the newest.
  removeStored(WISH_KEY + wish.id);
  return false;
}

export const dropKeptWish = (id: string): void => removeStored(WISH_KEY + id);

/** Tells when another tab changed what is wished. */
export const watchKeptWishes = (onChange: () => void): void => watchStoredUnder(WISH_KEY, onChange);
