import { MESSAGES } from '@modiste/contract/messages';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { ShoppingSearch } from '../features/search/use-shopping-search.ts';
import { showFailure } from '../lib/failure-popup.ts';
import { isFromResults, readItemId, withItem } from './item-address.ts';
import { loadItemViewer } from './load-overlays.ts';
import { usePart } from './use-part.ts';

/** The item viewer over the results, or over the start when the item came by a link. */
export function ItemOverlay({ shopping }: { shopping: ShoppingSearch }) {
  const address = useSearch();
  const wasOpenedHere = isFromResults(useHistoryState<unknown>());
  const id = readItemId(address);
  const close = () => {
    if (wasOpenedHere) history.back();
    else navigate(withItem(address, null), { replace: true });
  };
  const showItemViewer = usePart({
    name: 'item-viewer',
    load: loadItemViewer,
    isWanted: id !== null,
    failure: MESSAGES.shared_item_failed,
    onFailed: close,
  });
  if (id === null) return null;

  const { attachment } = shopping.draft;
  const isAmongResults = wasOpenedHere && shopping.items.some((item) => item.id === id);
  return showItemViewer({
    key: id,
    items: shopping.items,
    startId: id,
    context: isAmongResults ? 'search_results' : 'shared_link',
    isAttached: (itemId) => attachment?.context === 'item' && attachment.id === itemId,
    isAttachTaken: attachment !== null,
    onToggleAttach: shopping.toggleItem,
    onClose: close,
    onFailed: showFailure,
  });
}
