import { ITEM_IDS_MAX } from '@modiste/contract/limits';
import { call } from '../../../lib/call.ts';
import type { TurnEdits } from './turn-edits.ts';

/** Replies that come into view in the same moment are fetched by one call. */
const GATHER_MS = 30;

/** Fetches the items that stored replies name, once each, many at a time. */
export function createItemLoader({ addItems, knownItems }: TurnEdits) {
  const asked = new Set<string>();
  let waiting: string[] = [];

  const fetchWaiting = async () => {
    const item_ids = waiting.slice(0, ITEM_IDS_MAX);
    waiting = waiting.slice(ITEM_IDS_MAX);
    if (waiting.length > 0) void fetchWaiting();
    try {
      addItems(Object.values(await call('itemsByIds', { body: { item_ids } })));
    } catch {
      // The call has logged it; whoever needs them again asks anew.
      for (const id of item_ids) asked.delete(id);
    }
  };

  return {
    need: (ids: readonly string[]): void => {
      const known = knownItems();
      const missing = ids.filter((id) => known[id] === undefined && !asked.has(id));
      if (missing.length === 0) return;
      for (const id of missing) asked.add(id);
      if (waiting.length === 0) setTimeout(() => void fetchWaiting(), GATHER_MS);
      waiting.push(...missing);
    },
  };
}

export type ItemLoader = ReturnType<typeof createItemLoader>;
