import type { Item } from '@modiste/contract/entities/item';
import { useId } from 'react';
import { Picture } from '../../items/picture.tsx';
import { Price } from '../../items/price.tsx';
import styles from './item-strip.module.css';

interface ItemStripProps {
  title: string;
  items: readonly Item[];
  /** Shown as grey tiles while the items are on their way. */
  isLoading?: boolean;
  onSelect: (item: Item) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

const Skeletons = () => (
  <ul className={styles.strip} aria-hidden="true">
    {SKELETONS.map((key) => (
      <li key={key} className={styles.place}>
        <span className={styles.greyPicture} />
        <span className={styles.greyLine} />
      </li>
    ))}
  </ul>
);

/** Items in a row that scrolls sideways; absent when there are none. */
export function ItemStrip({ title, items, isLoading = false, onSelect }: ItemStripProps) {
  const titleId = useId();
  if (items.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {isLoading ? (
        <Skeletons />
      ) : (
        <ul className={styles.strip}>
          {items.map((item) => (
            <li key={item.id} className={styles.place}>
              <button type="button" className={styles.tile} onClick={() => onSelect(item)}>
                <Picture url={item.image_urls[0]} alt="" sizes="144px" />
                <span className={styles.brand}>{item.brand}</span>
                <span className={styles.name}>{item.short_description}</span>
                <Price price={item.price} fullPrice={item.full_price} />
                {item.reason !== undefined && <span className={styles.reason}>{item.reason}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
