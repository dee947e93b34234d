import type { Item } from '@modiste/contract/entities/item';
import { RECENT_ITEMS_MAX } from '@modiste/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { itemKey } from '../../../items/item-keys.ts';
import { useItems } from '../../../items/item-queries.ts';
import { isListOf, isString } from '../../../lib/guards.ts';
import { useSession } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

const RECENT_ITEMS_KEY = 'recent-items';

const isIds = isListOf(isString);

/** What was looked at, the latest first. */
export const readRecentIds = (): readonly string[] => readStored(RECENT_ITEMS_KEY, isIds) ?? [];

/** The ids with this one at their head. */
const withLatest = (id: string, ids: readonly string[]) => [
  id,
  ...ids.filter((entry) => entry !== id),
];

/** Reads the stored ids each time, since another tab may have added to them. */
function rememberItem(id: string): void {
  writeStored(RECENT_ITEMS_KEY, withLatest(id, readRecentIds()).slice(0, RECENT_ITEMS_MAX));
}

/** The ids viewed before this one, the latest first. */
function useIdsBefore(id: string): readonly string[] {
  const [seen, setSeen] = useState(() => ({ id, before: readRecentIds() }));
  if (seen.id === id) return seen.before;
  const stored = readRecentIds();
  const before = withLatest(seen.id, stored.length > 0 ? stored : seen.before);
  setSeen({ id, before });
  return before;
}

/**
 * Records the item as viewed and answers those viewed before it, the latest first. Only ids are
 * kept on the device, so that prices are never old, and only for members: what a stranger looked
 * at is nothing to the next person at the same device.
 */
export function useRecentItems(item: Item): readonly Item[] {
  const { id } = item;
  const queryClient = useQueryClient();
  const isMember = useSession(({ user }) => user !== null);
  const idsBefore = useIdsBefore(id);
  const { data = [] } = useItems(
    idsBefore.filter((entry) => entry !== id).slice(0, RECENT_ITEMS_MAX),
  );
  useEffect(() => {
    queryClient.setQueryData(itemKey(id), item);
    if (isMember) rememberItem(id);
  }, [id, item, isMember, queryClient]);
  return data.filter((entry) => entry.id !== id);
}
