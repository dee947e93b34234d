import { useId } from 'react';
import styles from './order-choice.module.css';
import { ORDERS, type Order, setWishlistOrder, useWishlistOrder } from './wishlist-order.ts';

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  saved: 'Last saved',
  price: 'Lowest price',
  drop: 'Biggest drop',
};

/** In which order the wishlist is shown. */
export function OrderChoice() {
  const { order } = useWishlistOrder();
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
            onChange={() => setWishlistOrder(value)}
          />
          {ORDER_NAMES[value]}
        </label>
      ))}
    </fieldset>
  );
}
