import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { ORDERS, type WishlistOrder } from './store/wishlist-state.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

const ORDER_NAMES: Readonly<Record<WishlistOrder, string>> = {
  saved: 'Recently saved',
  price: 'Lowest price',
  drop: 'Biggest drop',
};

const OPTIONS = ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }));

/** In which order the wishlist is shown. */
export function OrderChoice() {
  const wishlist = useWishlist();
  const order = useWishlistState((state) => state.order);
  return (
    <RadioGroup
      look="inline"
      legend="Sort By"
      options={OPTIONS}
      value={order}
      onChange={(value) => wishlist?.setOrder(value)}
    />
  );
}
