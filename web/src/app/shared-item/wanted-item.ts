import type { Item } from '@modiste/contract/entities/item';
import { isItem } from '../../items/is-item.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'wanted-item';
/** Long enough to make an account; too short for the next person on the same device. */
const KEPT_FOR_S = 3600;

/** Keeps an item that a stranger wants to save until there is an account to save it in. */
export function keepWanted(item: Item): void {
  writeStored(KEY, item, KEPT_FOR_S);
}

/** The item that the person wanted before they signed in, told once. */
export function takeWanted(): Item | null {
  const item = readStored(KEY, isItem);
  removeStored(KEY);
  return item;
}
