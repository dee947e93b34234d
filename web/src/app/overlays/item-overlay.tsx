import { MESSAGES } from '@modiste/contract/messages';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { useSavedItems, useWishlist } from '../../features/wishlist/use-wishlist.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import {
  isFromHome,
  isFromResults,
  isFromWishlist,
  leaveItems,
  readItemId,
  withItem,
} from '../navigation/item-address.ts';
import { alertOf } from './item-alert.tsx';
import { heartOf } from './item-slots.tsx';
import { itemViewer } from './lazy-overlays.ts';
import { TryOn } from './try-on.tsx';

const attachChoiceOf = ({ draft, attachment, isAttachTaken }: ShoppingSearch) => ({
  isAttached: (itemId: string) => attachment?.context === 'item' && attachment.id === itemId,
  isTaken: isAttachTaken,
  onToggle: draft.toggleItem,
});

interface ItemOverlayProps {
  /** Null while there is nothing to search: the wishlist is all that there is to see. */
  shopping: ShoppingSearch | null;
  /** The list of a conversation, or of Home, that the item was opened from. */
  opened?: OpenedList | null;
}

/** The item viewer over the list an item was opened from, or over the start when it came by a link. */
export function ItemOverlay({ shopping, opened = null }: ItemOverlayProps) {
  const address = useSearch();
  const state = useHistoryState<unknown>();
  const id = readItemId(address);
  const wishlist = useWishlist();
  const saved = useSavedItems();
  const close = () => leaveItems(state);
  const drawItemViewer = useLazyComponent(itemViewer, {
    // Without a shop there is nothing to show before the wishlist is open.
    isWanted: id !== null && (shopping !== null || wishlist !== null),
    failure: MESSAGES.shared_item_failed,
    onFailed: close,
  });
  if (id === null) return null;

  const isOfWishlist = opened === null && (shopping === null || isFromWishlist(state));
  const items = isOfWishlist ? saved : (opened?.items ?? shopping?.items ?? []);
  const isOfList = isOfWishlist || isFromResults(state) || isFromHome(state);
  const isListed = isOfList && items.some((item) => item.id === id);
  const listContext = isOfWishlist ? 'wishlist' : (opened?.context ?? 'search_results');
  return drawItemViewer({
    itemId: id,
    items,
    context: isListed ? listContext : 'shared_link',
    hrefOf: (itemId) => withItem(address, itemId),
    heartOf,
    alertOf,
    tryOnOf: (item) => <TryOn item={item} context={isListed ? listContext : 'shared_link'} />,
    attach: shopping && attachChoiceOf(shopping),
    onClose: close,
    onFailed: showFailure,
  });
}
