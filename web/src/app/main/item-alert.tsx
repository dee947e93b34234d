import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useWishlist, useWishlistState } from '../../features/wishlist/use-wishlist.ts';
import { usePart } from '../shell/use-part.ts';
import { loadPriceAlert } from './load-overlays.ts';

interface ItemAlertProps {
  item: Item;
  look: 'sign' | 'line';
}

/** The price alert of an item that can be bought, fetched when first shown. */
export function ItemAlert({ item, look }: ItemAlertProps) {
  const wishlist = useWishlist();
  const alert = useWishlistState(({ items }) => items[item.id]?.saved.alert ?? null);
  const isBuyable = item.other_info.availability !== 'unavailable';
  const showPriceAlert = usePart({
    name: 'price-alert',
    load: loadPriceAlert,
    isWanted: isBuyable,
    failure: MESSAGES.unexpected,
    onFailed: () => undefined,
  });
  if (!isBuyable) return null;
  return showPriceAlert({
    item,
    alert,
    look,
    save: async () => (await wishlist?.saveItem(item)) === 'done',
    onChange: (changed) => wishlist?.setAlert(item.id, changed),
  });
}
