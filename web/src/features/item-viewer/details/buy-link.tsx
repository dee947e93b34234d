import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { ArrowUpRight, Info } from 'lucide-react';
import { LinkButton } from '../../../ui/form/button.tsx';
import styles from './buy-link.module.css';

/** The base of addresses without a host, which are paths of the app itself. */
const ANY_SITE = 'https://any.example';

/** Where the item is sold; null where its address is none that a browser may be sent to. */
function shopAddress({ item_url }: Item): string | null {
  if (item_url.trim() === '' || !URL.canParse(item_url, ANY_SITE)) return null;
  const { protocol } = new URL(item_url, ANY_SITE);
  return protocol === 'https:' || protocol === 'http:' ? item_url : null;
}

/** What the shop is called; the name of its host where the feed gave it none. */
function shopName({ item_url, website }: Item): string {
  if (website.trim() !== '') return website;
  return URL.canParse(item_url) ? new URL(item_url).hostname.replace(/^www\./, '') : 'the store';
}

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
  const address = shopAddress(item);
  return (
    <div className={styles.buy}>
      {stockNote !== null && <p className={styles.stock}>{stockNote}</p>}
      {address === null ? (
        <p className={styles.note}>No store link available.</p>
      ) : (
        <StoreLink address={address} name={shopName(item)} />
      )}
    </div>
  );
}
