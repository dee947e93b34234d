import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { CallError, call, failureMessage, isOutOfReach } from '../../../lib/call.ts';
import { showFailure } from '../../../lib/failure-popup.ts';
import { isUnreachable } from './is-unreachable.ts';
import type { ItemQueue } from './item-queue.ts';
import type { PendingChangeStore } from './pending-changes.ts';
import type { PendingChange } from './wishlist-state.ts';

/** `waiting`: kept until the server can be reached; `refused`: taken back. */
export type Outcome = 'done' | 'waiting' | 'refused';

async function send({ id, item }: PendingChange, signal: AbortSignal): Promise<SavedItem | null> {
  const input = { params: { id }, signal };
  if (item !== null) {
    const { shown_color: color } = item;
    return await call('saveItem', { ...input, body: color === undefined ? {} : { color } });
  }
  await call('unsaveItem', input);
  return null;
}

function refusalMessage(error: unknown): string {
  const text = failureMessage(error, MESSAGES.wishlist_update_failed);
  const isFull = error instanceof CallError && error.code === 'wishlist_full';
  return isFull ? `${text}\nIt can hold ${WISHLIST_MAX} items. Remove one to save another.` : text;
}

interface Sending {
  changes: PendingChangeStore;
  queue: ItemQueue;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
  /** Called with what the server then holds of an item. */
  onConfirmed: (id: string, item: SavedItem | null) => void;
}

/** Sends the pending changes of one person, one call at a time for each item. */
export function createChangeSender({ changes, queue, signal, onConfirmed }: Sending) {
  /** `mayWait`: whether an error means that the change is sent again later. */
  const sendLatest = (id: string, mayWait: (error: unknown) => boolean): Promise<Outcome> =>
    queue(id, async () => {
      // The latest change of the item may be another one than when the call was queued.
      const change = changes.current()[id];
      if (signal.aborted || change === undefined) return 'done';
      try {
        const item = await send(change, signal);
        if (signal.aborted) return 'done';
        onConfirmed(id, item);
        changes.drop(change);
        return 'done';
      } catch (error) {
        // A later change of the same item decides what becomes of it.
        if (signal.aborted || changes.current()[id]?.atMs !== change.atMs) return 'done';
        if (mayWait(error)) {
          changes.put({ ...change, isWaiting: true });
          return 'waiting';
        }
        changes.drop(change);
        showFailure(refusalMessage(error));
        return 'refused';
      }
    });

  let isSendingAll = false;

  return {
    /** Sends the latest change of an item; it waits only while nobody can be reached. */
    send: (id: string): Promise<Outcome> => sendLatest(id, isUnreachable),
    /**
     * Sends every pending change, the oldest first, until the server is out of reach; these wait
     * too while it takes no more calls.
     */
    sendAll: async (): Promise<void> => {
      if (isSendingAll) return;
      isSendingAll = true;
      try {
        const pending = Object.values(changes.current()).toSorted((a, b) => a.atMs - b.atMs);
        for (const { id } of pending) {
          const outcome = await sendLatest(id, isOutOfReach);
          if (outcome === 'waiting' || signal.aborted) break;
        }
      } finally {
        isSendingAll = false;
      }
    },
  };
}
