import { ITEM_IDS_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { call, failureMessage } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { startThinking } from '../../../lib/page/use-pulse-status.ts';
import type { TurnEdits } from './turn-edits.ts';

/** Replies that come into view in the same moment are fetched by one call. */
const GATHER_MS = 30;

/** Fetches the items that stored replies name, once each, many at a time. */
export function createItemLoader({ addItems, setAbsent, hasFailed, knownItems }: TurnEdits) {
  const asked = new Set<string>();
  let waiting: string[] = [];

  const fetchWaiting = async () => {
    const item_ids = waiting.slice(0, ITEM_IDS_MAX);
    waiting = waiting.slice(ITEM_IDS_MAX);
    if (waiting.length > 0) void fetchWaiting();
    const endThinking = startThinking();
    try {
      const found = await call('itemsByIds', { body: { item_ids } });
      addItems(Object.values(found));
      setAbsent(
        item_ids.filter((id) => found[id] === undefined),
        'gone',
      );
    } catch (error) {
      for (const id of item_ids) asked.delete(id);
      setAbsent(item_ids, 'failed');
      showFailure(failureMessage(error, MESSAGES.items_failed));
    } finally {
      endThinking();
    }
  };

  return {
    need: (ids: readonly string[]): void => {
      const known = knownItems();
      const missing = ids.filter((id) => known[id] === undefined && !asked.has(id));
      if (missing.length === 0) return;
      if (missing.some(hasFailed)) closeFailure();
      for (const id of missing) asked.add(id);
      setAbsent(missing, null);
      if (waiting.length === 0) setTimeout(() => void fetchWaiting(), GATHER_MS);
      waiting.push(...missing);
    },
  };
}

export type ItemLoader = ReturnType<typeof createItemLoader>;
