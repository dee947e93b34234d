import { formatDiscount, formatPrice } from '@modiste/contract/price';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  fullPrice: number;
}

/** What it costs; the full price struck through and the percent off where they differ. */
export function Price({ price, fullPrice }: PriceProps) {
  const discount = formatDiscount(price, fullPrice);
  if (fullPrice === price) return <span className={styles.price}>{formatPrice(price)}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.now}>
        <span className="visually-hidden">Now </span>
        {formatPrice(price)}
      </span>{' '}
      <s className={styles.full}>
        <span className="visually-hidden">Full price </span>
        {formatPrice(fullPrice)}
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
