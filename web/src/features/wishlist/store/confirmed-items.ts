import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { MESSAGES } from '@modiste/contract/messages';
import type { StoreApi } from 'zustand';
import { pictureSource } from '../../../items/picture-source.ts';
import { shownPicture } from '../../../items/shown-color.ts';
import { call, failureMessage } from '../../../lib/call.ts';
import { showFailure } from '../../../lib/failure-popup.ts';
import { cachePictures } from './cache-pictures.ts';
import { isUnreachable } from './is-unreachable.ts';
import { storeWishlist } from './stored-wishlist.ts';
import type { WishlistState } from './wishlist-state.ts';

const STORE_AFTER_MS = 500;
const PICTURES_CACHED = 100;

type Items = WishlistState['items'];

function withItem(items: Items, id: string, item: SavedItem | null): Items {
  const { [id]: _, ...others } = items;
  return item === null ? others : { ...others, [id]: item };
}

const latestFirst = (items: Items): SavedItem[] =>
  Object.values(items).toSorted((a, b) => b.saved.at.localeCompare(a.saved.at));

const picturesOf = (items: readonly SavedItem[]): string[] =>
  items
    .slice(0, PICTURES_CACHED)
    .map(shownPicture)
    .flatMap((url) => (url === undefined ? [] : [pictureSource(url).src]));

interface Owner {
  person: string;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}

/** The items that the server holds for one person: fetched, confirmed one by one, and stored. */
export function createConfirmedItems({ person, signal }: Owner, state: StoreApi<WishlistState>) {
  /** Only the answer to the latest request counts. */
  let latestRequest = 0;
  /** What was confirmed while a request was under way; its answer may be older. */
  const confirmedMeanwhile = new Map<string, SavedItem | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = () => {
    clearTimeout(timer);
    const { items, fetchedAtMs } = state.getState();
    if (signal.aborted || fetchedAtMs === null) return;
    storeWishlist({ person, atMs: fetchedAtMs, items: latestFirst(items) });
  };

  /** Stores the items and, for times without a network, the pictures of those saved last. */
  const storeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      store();
      const pictures = picturesOf(latestFirst(state.getState().items));
      cachePictures(pictures).catch((cause: unknown) => {
        console.warn('The pictures of the wishlist were not cached.', cause);
      });
    }, STORE_AFTER_MS);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  const fail = (error: unknown, isQuiet: boolean) => {
    const isAway = isUnreachable(error);
    state.setState({ status: isAway ? 'unreachable' : 'failed' });
    // While nobody can be reached, the stored items are shown and need no message.
    const isShownAnyway = isAway && state.getState().fetchedAtMs !== null;
    if (isQuiet || isShownAnyway) return;
    showFailure(failureMessage(error, MESSAGES.wishlist_load_failed));
  };

  return {
    /** Stores the items now, for example when the page is left. */
    store,
    /** Takes what the server now holds of one item; null when it holds it no more. */
    confirm: (id: string, item: SavedItem | null) => {
      if (signal.aborted) return;
      confirmedMeanwhile.set(id, item);
      state.setState(({ items }) => ({ items: withItem(items, id, item) }));
      storeSoon();
    },
    /** Fetches the whole list. Quietly: without showing that it loads or fails. */
    load: async ({ isQuiet }: { isQuiet: boolean }): Promise<void> => {
      latestRequest += 1;
      const request = latestRequest;
      const isOutdated = () => signal.aborted || request !== latestRequest;
      confirmedMeanwhile.clear();
      if (!isQuiet) state.setState({ status: 'loading' });
      try {
        let items: Items = await call('wishlist');
        if (isOutdated()) return;
        for (const [id, item] of confirmedMeanwhile) items = withItem(items, id, item);
        state.setState({ items, fetchedAtMs: Date.now(), status: 'loaded' });
        storeSoon();
      } catch (error) {
        if (!isOutdated()) fail(error, isQuiet);
      }
    },
  };
}
