import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { ArrowUpRight, Info } from 'lucide-react';
import styles from './buy-link.module.css';

/** The way to the retailer, with what must be said of it beside it. */
export const BuyLink = ({ item }: { item: Item }) => (
  <div className={styles.buy}>
    <a
      className={styles.link}
      href={item.item_url}
      target="_blank"
      rel="sponsored nofollow noopener"
    >
      View on {item.website}
      <ArrowUpRight size={18} aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
    <p className={styles.note}>
      Paid link: we may earn a commission.
      <a className={styles.info} href={PAGES.affiliateTerms} aria-label="About affiliate links">
        <Info size={16} aria-hidden="true" />
      </a>
    </p>
  </div>
);
