import { MESSAGES } from '@modiste/contract/messages';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { ShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { useSavedItems } from '../../features/wishlist/use-wishlist.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import {
  isFromResults,
  isFromWishlist,
  leaveItems,
  readItemId,
  withItem,
} from '../navigation/item-address.ts';
import { usePart } from '../shell/use-part.ts';
import { alertOf, heartOf } from './item-slots.tsx';
import { loadItemViewer } from './load-overlays.ts';

const attachChoiceOf = ({ draft, attachment, isAttachTaken }: ShoppingSearch) => ({
  isAttached: (itemId: string) => attachment?.context === 'item' && attachment.id === itemId,
  isTaken: isAttachTaken,
  onToggle: draft.toggleItem,
});

interface ItemOverlayProps {
  /** Null while there is nothing to search: the wishlist is all that there is to see. */
  shopping: ShoppingSearch | null;
}

/** The item viewer over the list an item was opened from, or over the start when it came by a link. */
export function ItemOverlay({ shopping }: ItemOverlayProps) {
  const address = useSearch();
  const state = useHistoryState<unknown>();
  const id = readItemId(address);
  const saved = useSavedItems();
  const close = () => leaveItems(state);
  const showItemViewer = usePart({
    name: 'item-viewer',
    load: loadItemViewer,
    isWanted: id !== null,
    failure: MESSAGES.shared_item_failed,
    onFailed: close,
  });
  if (id === null) return null;

  const isOfWishlist = shopping === null || isFromWishlist(state);
  const items = isOfWishlist ? saved : shopping.items;
  const isListed = (isOfWishlist || isFromResults(state)) && items.some((item) => item.id === id);
  const listContext = isOfWishlist ? 'wishlist' : 'search_results';
  return showItemViewer({
    itemId: id,
    items,
    context: isListed ? listContext : 'shared_link',
    hrefOf: (itemId) => withItem(address, itemId),
    heartOf,
    alertOf,
    attach: shopping && attachChoiceOf(shopping),
    onClose: close,
    onFailed: showFailure,
  });
}
