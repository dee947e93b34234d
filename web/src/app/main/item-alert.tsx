import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useWishlist, useWishlistState } from '../../features/wishlist/use-wishlist.ts';
import { lazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';

export const priceAlert = lazyComponent(() =>
  import('../../features/price-alert/price-alert.tsx').then(({ PriceAlert }) => PriceAlert),
);

interface ItemAlertProps {
  item: Item;
  look: 'sign' | 'line';
}

/** The price alert of an item that can be bought, fetched when first shown. */
export function ItemAlert({ item, look }: ItemAlertProps) {
  const wishlist = useWishlist();
  const alert = useWishlistState(({ items }) => items[item.id]?.saved.alert ?? null);
  const isBuyable = item.other_info.availability !== 'unavailable';
  const drawPriceAlert = useLazyComponent(priceAlert, {
    isWanted: isBuyable,
    failure: MESSAGES.unexpected,
  });
  if (!isBuyable) return null;
  return drawPriceAlert({
    item,
    alert,
    look,
    save: async () => (await wishlist?.saveItem(item)) === 'done',
    onChange: (changed) => wishlist?.setAlert(item.id, changed),
  });
}
