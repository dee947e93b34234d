import type { Item } from '@modiste/contract/entities/item';
import type { PriceAlert, SavedItem } from '@modiste/contract/entities/saved-item';
import { createStore } from 'zustand';
import { slimItem } from '../../../items/slim-item.ts';
import { isAway, useConnection } from '../../../lib/connection.ts';
import { closeFailure } from '../../../lib/failure-popup.ts';
import { createConfirmedItems } from './confirmed-items.ts';
import { createItemQueue, lockAmongTabs, type RunLocked } from './item-queue.ts';
import { createPendingChanges, readPendingChanges } from './pending-changes.ts';
import { createChangeSender, type Outcome } from './send-changes.ts';
import { readStoredWishlist } from './stored-wishlist.ts';
import { openWishlistChannel } from './wishlist-channel.ts';
import { readOrder, storeOrder } from './wishlist-order.ts';
import { EMPTY_WISHLIST, type WishlistOrder, type WishlistState } from './wishlist-state.ts';

const FRESH_FOR_MS = 300_000;

interface WishlistOptions {
  person: string;
  /** Lets one tab at a time change an item. */
  runLocked?: RunLocked;
}

/** The state as this device has stored it. */
function readState(person: string): WishlistState {
  const stored = readStoredWishlist(person);
  return {
    ...EMPTY_WISHLIST,
    items: Object.fromEntries((stored?.items ?? []).map((item) => [item.id, item])),
    fetchedAtMs: stored?.atMs ?? null,
    pendingChanges: readPendingChanges(person),
    order: readOrder(),
  };
}

/** The parts of one person's wishlist, which share its state and its end. */
function createParts({ person, runLocked = lockAmongTabs }: WishlistOptions) {
  const ending = new AbortController();
  const { signal } = ending;
  const state = createStore<WishlistState>(() => readState(person));
  const changes = createPendingChanges(person, state);
  const items = createConfirmedItems({ person, signal }, state);
  const channel = openWishlistChannel(person, items.confirm);
  const confirm = (id: string, item: SavedItem | null) => {
    items.confirm(id, item);
    channel.post(id, item);
  };
  const queue = createItemQueue(runLocked);
  const sender = createChangeSender({ changes, queue, signal, onConfirmed: confirm });
  return { ending, signal, state, changes, items, channel, confirm, sender };
}

type Parts = ReturnType<typeof createParts>;

function createRefreshing({ state, items, sender, signal }: Parts) {
  /** Sends what waits, and fetches the wishlist as it is now. */
  const refresh = async ({ isQuiet = false } = {}): Promise<void> => {
    if (signal.aborted) return;
    await Promise.all([sender.sendAll(), items.load({ isQuiet })]);
  };
  /** Fetches again what failed or is older than some minutes: prices fall, other devices save. */
  const refreshIfStale = (): void => {
    const { fetchedAtMs, status } = state.getState();
    const isFresh = status === 'loaded' && Date.now() - (fetchedAtMs ?? 0) < FRESH_FOR_MS;
    if (status !== 'loading' && !isFresh) void refresh({ isQuiet: true });
  };
  return { refresh, refreshIfStale };
}

function createEditing({ state, changes, sender, signal, confirm }: Parts) {
  const change = async (id: string, item: Item | null): Promise<Outcome> => {
    if (signal.aborted) return 'refused';
    closeFailure();
    // The fraction tells changes of the same millisecond apart.
    changes.put({ id, item, atMs: Date.now() + Math.random(), isWaiting: false });
    const outcome = await sender.send(id);
    if (outcome === 'done') void sender.sendAll();
    return outcome;
  };
  const isSavedOnServer = (id: string) =>
    state.getState().items[id] !== undefined && changes.current()[id] === undefined;

  return {
    /**
     * Saves an item: shown at once, then sent; what the server refuses is taken back. Out of reach
     * of the server, an item that it already holds needs no change.
     */
    saveItem: async (item: Item): Promise<Outcome> => {
      const { status } = useConnection.getState();
      if (!signal.aborted && isAway(status) && isSavedOnServer(item.id)) return 'done';
      return await change(item.id, slimItem(item));
    },
    /** Removes an item: gone at once, then sent; what the server refuses comes back. */
    removeItem: (id: string): Promise<Outcome> => change(id, null),
    /** Takes the price alert that the server now holds for a saved item. */
    setAlert: (id: string, alert: PriceAlert | null): void => {
      const before = state.getState().items[id];
      if (before !== undefined) confirm(id, { ...before, saved: { ...before.saved, alert } });
    },
    setOrder: (order: WishlistOrder): void => {
      storeOrder(order);
      state.setState({ order });
    },
  };
}

/**
 * The wishlist of one person, from sign-in to sign-out. It shows at once what the device has stored,
 * then what the server answers. A change is shown and stored before it is sent, so that it survives
 * a lost connection and a closed tab. `dispose` ends it; afterwards it is empty and changes nothing.
 */
export function createWishlist(options: WishlistOptions) {
  const parts = createParts(options);
  const { ending, signal, state, changes, items, channel } = parts;
  const { refresh, refreshIfStale } = createRefreshing(parts);

  const refreshWhenSeen = () => {
    if (document.visibilityState === 'visible') refreshIfStale();
  };
  addEventListener('pagehide', items.store, { signal });
  document.addEventListener('visibilitychange', refreshWhenSeen, { signal });
  const stopWatchingTabs = changes.watchOtherTabs();
  const stopWatchingConnection = useConnection.subscribe(({ status }) => {
    if (status === 'there') void refresh({ isQuiet: true });
  });
  void refresh();

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    refresh,
    refreshIfStale,
    ...createEditing(parts),
    dispose: (): void => {
      ending.abort();
      stopWatchingTabs();
      stopWatchingConnection();
      channel.close();
      state.setState(EMPTY_WISHLIST, true);
    },
  };
}

export type Wishlist = ReturnType<typeof createWishlist>;
