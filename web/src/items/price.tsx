import { formatDiscount, formatPrice } from '@modiste/contract/price';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  fullPrice: number;
  currency?: string;
}

/** What it costs; the full price struck through and the percent off where they differ. */
export function Price({ price, fullPrice, currency }: PriceProps) {
  const discount = formatDiscount(price, fullPrice);
  const now = formatPrice(price, currency);
  if (fullPrice === price) return <span className={styles.price}>{now}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.now}>
        <span className="visually-hidden">Now </span>
        {now}
      </span>{' '}
      <s className={styles.full}>
        <span className="visually-hidden">Full price </span>
        {formatPrice(fullPrice, currency)}
      </s>
      {discount !== null && (
        <>
          {' '}
          <span className={styles.off}>{discount}</span>
        </>
      )}
    </span>
  );
}
