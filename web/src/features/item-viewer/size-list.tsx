import type { Item } from '@modiste/contract/entities/item';
import styles from './size-list.module.css';

/** Every size, the sold-out ones struck through and named as such for those who listen. */
export function SizeList({ item }: { item: Item }) {
  const soldOut = item.other_info.sold_out_sizes;
  return (
    <ul className={styles.sizes} aria-label="Sizes">
      {item.sizes.map((size) => {
        const isSoldOut = soldOut.includes(size);
        return (
          <li key={size} className={styles.size} data-sold-out={isSoldOut}>
            {size}
            {isSoldOut && <span className="visually-hidden"> (sold out)</span>}
          </li>
        );
      })}
    </ul>
  );
}
