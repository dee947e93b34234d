import type { Item } from '@modiste/contract/entities/item';
import { RECENT_ITEMS_MAX } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useItems } from './api.ts';

const RECENT_ITEMS_KEY = 'recent-items';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const readRecentIds = () => readStored(RECENT_ITEMS_KEY, isIds) ?? [];

function rememberItem(id: string): void {
  const others = readRecentIds().filter((entry) => entry !== id);
  writeStored(RECENT_ITEMS_KEY, [id, ...others].slice(0, RECENT_ITEMS_MAX));
}

/**
 * Records the item as viewed and answers those viewed before it, the latest first. Only ids are
 * kept on the device, so that prices are never old; items seen since the viewer opened are at hand.
 */
export function useRecentItems(item: Item, seen: readonly Item[]): readonly Item[] {
  const [idsBefore] = useState(readRecentIds);
  const { data: before = [] } = useItems(idsBefore);
  useEffect(() => rememberItem(item.id), [item.id]);

  const byId = new Map([...seen.toReversed(), ...before].map((entry) => [entry.id, entry]));
  byId.delete(item.id);
  return [...byId.values()].slice(0, RECENT_ITEMS_MAX);
}
