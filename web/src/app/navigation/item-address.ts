import { navigate } from 'wouter/use-browser-location';
import { readViewPlace } from '../../features/item-viewer/views/view-place.ts';
import { historyState, readHistoryState } from '../../lib/history/history-state.ts';
import { readTab, type Tab } from './tabs.ts';

/** Which item an address shows; null when none, or one without a name. */
export const readItemId = (address: string): string | null =>
  new URLSearchParams(address).get('item') || null;

/** The address of the Search tab with an item on show, or without. */
export function withItem(address: string, id: string | null): string {
  const params = new URLSearchParams(address);
  params.delete('item');
  params.delete('tab');
  if (id !== null) params.set('item', id);
  const text = params.toString();
  return text === '' ? '/' : `/?${text}`;
}

/** The state of the entry of an item that was opened from a list. */
export const FROM_RESULTS = historyState({ openedFrom: 'results' });
export const FROM_WISHLIST = historyState({ openedFrom: 'wishlist' });
export const FROM_HOME = historyState({ openedFrom: 'home' });

const openedFrom = (state: unknown) => readHistoryState(state).openedFrom;

/** Whether the item on show was opened from the results, rather than by a link. */
export const isFromResults = (state: unknown): boolean => openedFrom(state) === 'results';

export const isFromWishlist = (state: unknown): boolean => openedFrom(state) === 'wishlist';

export const isFromHome = (state: unknown): boolean => openedFrom(state) === 'home';

/** The tab that is seen: under an item, the one that it was opened from. */
export function readShownTab(address: string, state: unknown): Tab {
  if (readItemId(address) === null) return readTab(address);
  if (isFromWishlist(state)) return 'Wishlist';
  return isFromHome(state) ? 'Home' : 'Search';
}

/**
 * Leaves the item and all that were looked at before it: back to where the first was opened, or,
 * when it came by a link, to the page without an item in its place.
 */
export function leaveItems(state: unknown): void {
  const leave = () => {
    const { search } = window.location;
    if (readItemId(search) === null) return;
    // A panel that was open while the page was loaded anew left an entry behind.
    if (openedFrom(history.state) !== undefined) leaveItems(history.state);
    else navigate(withItem(search, null), { replace: true });
  };
  const behind = readViewPlace(state) + (openedFrom(state) === undefined ? 0 : 1);
  if (behind === 0) {
    leave();
    return;
  }
  window.addEventListener('popstate', leave, { once: true });
  history.go(-behind);
}
