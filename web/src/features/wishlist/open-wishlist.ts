import { useConnection } from '../../lib/connection.ts';
import { useSession } from '../../lib/session.ts';
import { watchKeptWishes } from './kept-wishes.ts';
import { readKeptWishlist } from './kept-wishlist.ts';
import { askWishlist, confirmItem, forgetKnown, keepKnown } from './known-wishlist.ts';
import { followOtherTabs } from './pending-wishes.ts';
import { leaveWishes, sendWaiting } from './set-wish.ts';
import { hearOtherTabs } from './tell-tabs.ts';
import { recallWishlistOrder } from './wishlist-order.ts';
import { NOBODY, useWishlist } from './wishlist-state.ts';

const FRESH_FOR_MS = 300_000;

watchKeptWishes(() => {
  if (useWishlist.getState().person !== null) followOtherTabs();
});

/** Tells the server what waits, and asks it for the wishlist as it is now. */
export async function renewWishlist({ isQuiet = false } = {}): Promise<void> {
  await Promise.all([sendWaiting(), askWishlist({ isQuiet })]);
}

/** Renews what failed or is older than a few minutes: prices fall, and other devices save. */
export function freshenWishlist(): void {
  const { toldAtMs, status } = useWishlist.getState();
  const isFresh = status === 'told' && Date.now() - (toldAtMs ?? 0) < FRESH_FOR_MS;
  if (status !== 'asking' && !isFresh) void renewWishlist({ isQuiet: true });
}

function onVisible(): void {
  if (document.visibilityState === 'visible') freshenWishlist();
}

/** Shows at once what the device keeps of it. */
function showKept(person: string): void {
  const kept = readKeptWishlist(person);
  const items = Object.fromEntries((kept?.items ?? []).map((item) => [item.id, item]));
  useWishlist.setState({ ...NOBODY, person, items, toldAtMs: kept?.atMs ?? null });
  followOtherTabs();
  recallWishlistOrder();
}

/** Follows what becomes of the connection and of the session; the answer ends it. */
function follow(person: string, close: () => void): () => void {
  const ends = [
    hearOtherTabs((told) => {
      if (told.person === person) confirmItem(told.id, told.item);
    }),
    useConnection.subscribe(({ status }) => {
      if (status === 'there') void renewWishlist({ isQuiet: true });
    }),
    useSession.subscribe(({ status }) => {
      if (status === 'out' || status === 'loading') close();
    }),
  ];
  addEventListener('pagehide', keepKnown);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const end of ends) end();
    removeEventListener('pagehide', keepKnown);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Opens the wishlist of a person: what the device keeps of it, then what the server tells; what
 * waited is sent. The answer closes it again; so does the end of the session, at once.
 */
export function openWishlist(person: string): () => void {
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    unfollow();
    forgetKnown();
    useWishlist.setState(NOBODY, true);
    leaveWishes();
  };
  showKept(person);
  const unfollow = follow(person, close);
  void renewWishlist();
  return close;
}
