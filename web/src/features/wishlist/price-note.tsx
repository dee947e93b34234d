import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { formatPrice } from '@modiste/contract/price';
import { ArrowDown } from 'lucide-react';
import styles from './price-note.module.css';
import { priceFall } from './store/price-since.ts';

/** What became of the price since the day it was saved; a rise is said quietly. */
export function PriceNote({ item }: { item: SavedItem }) {
  const fall = priceFall(item);
  const { currency, price } = item.saved;
  if (fall > 0) {
    return (
      <p className={styles.fall}>
        <ArrowDown size={14} strokeWidth={2} aria-hidden="true" />
        {formatPrice(fall, currency)} less than when you saved it
      </p>
    );
  }
  if (fall < 0)
    return <p className={styles.rise}>{formatPrice(price, currency)} when you saved it</p>;
  return null;
}
