import { SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import type { StoreApi } from 'zustand';
import { isItem } from '../../../items/is-item.ts';
import { isBoolean, isNullOr, isNumber, isObject, isString } from '../../../lib/guards.ts';
import {
  KEY_PREFIX,
  readStored,
  removeStored,
  watchNames,
  writeStored,
} from '../../../lib/storage.ts';
import { removeStoredWishlist } from './stored-wishlist.ts';
import type { PendingChange, PendingChanges, WishlistState } from './wishlist-state.ts';

/**
 * Each change has a key of its own: a tab sees what another one stores a moment late, so a tab that
 * stored all changes under one key would overwrite those of another.
 */
const CHANGE_KEY = 'unsent-wish:';
/** As long as a session may rest, so that no change is forgotten before its person is. */
const STORED_FOR_S = SESSION_IDLE_DAYS_MAX * 86_400;

const isStoredChange = isObject({
  person: isString,
  wish: isObject({
    id: isString,
    item: isNullOr(isItem),
    atMs: isNumber,
    isWaiting: isBoolean,
  }),
});

const NAME_PREFIX = KEY_PREFIX + CHANGE_KEY;
const isOfChange = (name: string): boolean => name.startsWith(NAME_PREFIX);

/** The keys of all changes that this device has stored. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter(isOfChange)
      .map((name) => name.slice(KEY_PREFIX.length));
  } catch {
    return [];
  }
}

/** The pending changes of a person that this device has stored. */
export function readPendingChanges(person: string): PendingChanges {
  const stored = storedKeys().map((key) => readStored(key, isStoredChange));
  return Object.fromEntries(
    stored.flatMap((entry) => (entry?.person === person ? [[entry.wish.id, entry.wish]] : [])),
  );
}

/** Answers whether it is stored; on a full device the stored wishlist, a mere copy, makes room. */
export function storePendingChange(person: string, change: PendingChange): boolean {
  const store = () => writeStored(CHANGE_KEY + change.id, { person, wish: change }, STORED_FOR_S);
  if (store()) return true;
  removeStoredWishlist();
  if (store()) return true;
  // An older change of the same item would be read as if it were the latest.
  removeStored(CHANGE_KEY + change.id);
  return false;
}

/** The pending changes of one person: stored on the device, or in memory where it stores nothing. */
export function createPendingChanges(person: string, state: StoreApi<WishlistState>) {
  let areStored = true;
  const show = (pendingChanges: PendingChanges) => state.setState({ pendingChanges });

  /** The changes of all tabs. */
  const current = (): PendingChanges =>
    areStored ? readPendingChanges(person) : state.getState().pendingChanges;

  return {
    current,
    /** Shows what other tabs store and remove; returns how to stop. */
    watchOtherTabs: () => watchNames(isOfChange, () => show(current())),
    /** Adds a change in place of an earlier one of the same item. */
    put: (change: PendingChange) => {
      const changes = { ...current(), [change.id]: change };
      show(changes);
      const unstored = areStored ? [change] : Object.values(changes);
      areStored = unstored.every((one) => storePendingChange(person, one));
    },
    /** Drops a change, unless a later one of the same item has taken its place. */
    drop: ({ id, atMs }: PendingChange) => {
      const { [id]: change, ...others } = current();
      if (change?.atMs !== atMs) return;
      show(others);
      removeStored(CHANGE_KEY + id);
    },
  };
}

export type PendingChangeStore = ReturnType<typeof createPendingChanges>;
