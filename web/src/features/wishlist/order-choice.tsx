import { useId } from 'react';
import styles from './order-choice.module.css';
import { ORDERS, type WishlistOrder } from './store/wishlist-order.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

const ORDER_NAMES: Readonly<Record<WishlistOrder, string>> = {
  saved: 'Recently saved',
  price: 'Lowest price',
  drop: 'Biggest drop',
};

/** In which order the wishlist is shown. */
export function OrderChoice() {
  const wishlist = useWishlist();
  const order = useWishlistState((state) => state.order);
  const name = useId();
  return (
    <fieldset className={styles.orders}>
      <legend className="visually-hidden">Sort By</legend>
      {ORDERS.map((value) => (
        <label key={value} className={styles.order}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === order}
            onChange={() => wishlist?.setOrder(value)}
          />
          {ORDER_NAMES[value]}
        </label>
      ))}
    </fieldset>
  );
}
