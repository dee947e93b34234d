import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useWishlist, useWishlistState } from '../../features/wishlist/use-wishlist.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { priceAlert } from './lazy-overlays.ts';

interface ItemAlertProps {
  item: Item;
  look: 'sign' | 'line';
}

/** The price alert of an item that can be bought, fetched when first shown. */
function ItemAlert({ item, look }: ItemAlertProps) {
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

/** The wish to be told when an item costs less, in words. */
export const alertOf = (item: Item) => <ItemAlert item={item} look="line" />;

/** The same as a sign over a picture. */
export const alertSignOf = (item: Item) => <ItemAlert item={item} look="sign" />;
