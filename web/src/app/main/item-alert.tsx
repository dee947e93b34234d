import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { saveItem } from '../../features/wishlist/set-wish.ts';
import { takeAlert } from '../../features/wishlist/take-alert.ts';
import { useWishlist } from '../../features/wishlist/wishlist-state.ts';
import { usePart } from '../shell/use-part.ts';
import { loadPriceAlert } from './load-overlays.ts';

interface ItemAlertProps {
  item: Item;
  look: 'sign' | 'line';
}

/** The price alert of an item that can be bought, fetched when first shown. */
export function ItemAlert({ item, look }: ItemAlertProps) {
  const alert = useWishlist(({ items }) => items[item.id]?.saved.alert ?? null);
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
    save: async () => (await saveItem(item)) === 'done',
    onChange: (changed) => takeAlert(item.id, changed),
  });
}
