import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { CallError, call, failureMessage, isOutOfReach } from '../../lib/call.ts';
import { isAway as isConnectionAway, useConnection } from '../../lib/connection.ts';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import { inTurn } from './in-turn.ts';
import { isAway } from './is-away.ts';
import type { Wish } from './kept-wishes.ts';
import { slimItem } from './kept-wishlist.ts';
import { confirmItem } from './known-wishlist.ts';
import { currentWishes, dropWish, putWish } from './pending-wishes.ts';
import { tellOtherTabs } from './tell-tabs.ts';
import { useWishlist } from './wishlist-state.ts';

/** `waiting`: kept until the server can be reached; `refused`: taken back. */
export type Outcome = 'done' | 'waiting' | 'refused';

let leaving = new AbortController();

/** Lets go of what is on its way, so that nobody after this person waits for it. */
export function leaveWishes(): void {
  leaving.abort();
  leaving = new AbortController();
}

async function tellServer({ id, item }: Wish, signal: AbortSignal): Promise<SavedItem | null> {
  const input = { params: { id }, signal };
  if (item !== null) {
    const { shown_color: color } = item;
    return await call('saveItem', { ...input, body: color === undefined ? {} : { color } });
  }
  await call('unsaveItem', input);
  return null;
}

function refusalText(error: unknown): string {
  const text = failureMessage(error, MESSAGES.wishlist_update_failed);
  const isFull = error instanceof CallError && error.code === 'wishlist_full';
  return isFull ? `${text}\nIt holds ${WISHLIST_MAX} pieces. Remove one to save another.` : text;
}

/** What is replayed may also wait until the server lets more calls in; a shopper is told to wait. */
const mayWait = (error: unknown, isReplay: boolean) =>
  isReplay ? isOutOfReach(error) : isAway(error);

/** Tells the server what is wished of an item when its turn comes, and takes what follows. */
const sendWish = (id: string, isReplay: boolean): Promise<Outcome> =>
  inTurn(id, async () => {
    const { person } = useWishlist.getState();
    const wish = currentWishes()[id];
    if (person === null || wish === undefined) return 'done';
    const { signal } = leaving;
    try {
      const item = await tellServer(wish, signal);
      if (signal.aborted) return 'done';
      confirmItem(id, item);
      tellOtherTabs({ person, id, item });
      dropWish(wish);
      return 'done';
    } catch (error) {
      // Whoever wished something else meanwhile is answered by that.
      if (signal.aborted || currentWishes()[id]?.atMs !== wish.atMs) return 'done';
      if (mayWait(error, isReplay)) {
        putWish({ ...wish, isWaiting: true });
        return 'waiting';
      }
      dropWish(wish);
      showFailure(refusalText(error));
      return 'refused';
    }
  });

/** Whose waiting wishes are being told: those of one opening of the wishlist. */
let replaying: AbortSignal | null = null;

/** Tells the server what waited, in the order it was wished, until it is out of reach again. */
export async function sendWaiting(): Promise<void> {
  const { signal } = leaving;
  if (replaying === signal) return;
  replaying = signal;
  try {
    const waiting = Object.values(currentWishes()).toSorted((a, b) => a.atMs - b.atMs);
    for (const { id } of waiting) {
      if ((await sendWish(id, true)) === 'waiting' || signal.aborted) break;
    }
  } finally {
    if (replaying === signal) replaying = null;
  }
}

async function setWish(id: string, item: Item | null): Promise<Outcome> {
  if (useWishlist.getState().person === null) return 'refused';
  closeFailure();
  putWish({ id, item, atMs: Date.now() + Math.random(), isWaiting: false });
  const outcome = await sendWish(id, false);
  if (outcome === 'done') void sendWaiting();
  return outcome;
}

/** Whether the server is known to hold an item, and nothing else was wished of it since. */
const isHeld = (id: string): boolean =>
  useWishlist.getState().items[id] !== undefined && currentWishes()[id] === undefined;

/**
 * Saves an item here at once, then on the server; what it refuses is taken back. While nobody is to
 * be reached, an item that the server is known to hold is no wish that has to wait.
 */
export async function saveItem(item: Item): Promise<Outcome> {
  const { status } = useConnection.getState();
  if (isConnectionAway(status) && isHeld(item.id)) return 'done';
  return await setWish(item.id, slimItem(item));
}

/** Removes an item here at once, then on the server; what it refuses comes back. */
export const removeItem = (id: string): Promise<Outcome> => setWish(id, null);
