import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { ArrowUpRight, Info } from 'lucide-react';
import { storeAddress, storeName } from '../../../items/store-address.ts';
import { LinkButton } from '../../../ui/form/button.tsx';
import styles from './buy-link.module.css';

const STOCK_NOTES = {
  in_stock: null,
  out_of_stock: 'Currently out of stock.',
  unavailable: 'This item is no longer available.',
} as const;

const StoreLink = ({ address, name }: { address: string; name: string }) => (
  <>
    <LinkButton
      className={styles.link}
      href={address}
      target="_blank"
      rel="sponsored nofollow noopener"
    >
      View on {name}
      <ArrowUpRight size={18} aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </LinkButton>
    <p className={styles.note}>
      Paid link: we may earn a commission.
      <a className={styles.info} href={PAGES.affiliateTerms} aria-label="About affiliate links">
        <Info size={16} aria-hidden="true" />
      </a>
    </p>
  </>
);

/** The link to the store, with the disclosure that it is paid. */
export function BuyLink({ item }: { item: Item }) {
  const stockNote = STOCK_NOTES[item.other_info.availability];
  const address = storeAddress(item);
  return (
    <div className={styles.buy}>
      {stockNote !== null && <p className={styles.stock}>{stockNote}</p>}
      {address === null ? (
        <p className={styles.note}>No store link available.</p>
      ) : (
        <StoreLink address={address} name={storeName(item)} />
      )}
    </div>
  );
}
